import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { immutable } from '@/lib/hosting';

/**
 * Bundles browser/islands.ts, with React and the client components, into one file of the export, and returns the file's
 * path.
 */
export async function writeIslands(outDir: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['browser/islands.ts'],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2020',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const code = outputFiles.map(({ text }) => text).join('');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const address = `${immutable.folder}/islands-${hash}.js`;
  const path = join(outDir, address);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  return address;
}
