import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { writeIfChanged } from './write-if-changed';

/**
 * Bundles each `sourceDir/<name>.ts` into `outDir/<name>.ts`, a module whose one export, named after the file,
 * is the script's text, ready to stand inside a page. Folders hold what those files import.
 */
export async function bundleBrowser(sourceDir: string, outDir: string) {
  const names = listScripts(sourceDir);
  for (const name of names) {
    const text = await bundle(join(sourceDir, `${name}.ts`));
    writeIfChanged(
      join(outDir, `${name}.ts`),
      `export const ${toCamelCase(name)} = ${JSON.stringify(text)};\n`,
    );
  }
  for (const name of listScripts(outDir)) {
    if (!names.includes(name)) rmSync(join(outDir, `${name}.ts`));
  }
}

async function bundle(path: string) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function listScripts(dir: string) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

function toCamelCase(name: string) {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
