import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Names of the scripts of a folder: each `<name>.ts` in it is one; what they import stands in folders below. */
function listScripts(dir: string) {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** Writes the scripts of `sourceDir` by name into a module, each as one text that browsers of 2020 can run inside a page. */
export async function writeBrowserScripts(sourceDir: string, outFile: string) {
  const names = listScripts(sourceDir);
  const { outputFiles } = await build({
    entryPoints: names.map((name) => join(sourceDir, `${name}.ts`)),
    outdir: sourceDir,
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
  writeFileSync(outFile, `export const browserScripts = ${JSON.stringify(scripts, null, 2)};\n`);
}
