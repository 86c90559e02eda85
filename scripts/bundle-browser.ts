import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { writeIfChanged } from './write-if-changed';

/**
 * Bundles each `sourceDir/<name>.ts` into `outDir/<name>.ts`, a module whose one export, named after the file,
 * is the script's text, ready to stand inside a page. The scripts of a folder `sourceDir/<name>/` become one such
 * module, whose export holds the texts by file name: a page picks one of them.
 */
export async function bundleBrowser(sourceDir: string, outDir: string) {
  const entries = listEntries(sourceDir);
  for (const { name, isFolder } of entries) {
    const path = join(sourceDir, name);
    const value = isFolder ? await bundleFolder(path) : await bundle(`${path}.ts`);
    writeIfChanged(
      join(outDir, `${name}.ts`),
      `export const ${toCamelCase(name)} = ${JSON.stringify(value)};\n`,
    );
  }
  for (const { name } of listEntries(outDir)) {
    if (!entries.some((entry) => entry.name === name)) rmSync(join(outDir, `${name}.ts`));
  }
}

async function bundleFolder(path: string) {
  const texts: Record<string, string> = {};
  for (const { name } of listEntries(path)) texts[name] = await bundle(join(path, `${name}.ts`));
  return texts;
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

function listEntries(dir: string) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() || (entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')),
    )
    .map((entry) => ({ name: basename(entry.name, '.ts'), isFolder: entry.isDirectory() }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function toCamelCase(name: string) {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
