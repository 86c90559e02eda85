import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';

/**
 * Writes a module that exports the scripts of browser/ by name. Each is bundled into one text that browsers of 2020 can
 * run inline.
 */
export async function writeBrowserScripts() {
  const files = readdirSync('browser').filter((file) => /(?<!\.test)\.ts$/.test(file));
  const { outputFiles } = await build({
    entryPoints: files.map((file) => `browser/${file}`),
    outdir: 'browser',
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const scripts = Object.fromEntries(
    outputFiles.map(({ path, text }) => [basename(path, '.js'), text.trim()]),
  );
  const module = `export const browserScripts = ${JSON.stringify(scripts, null, 2)};\n`;
  writeFileSync('generated/browser-scripts.ts', module);
}
