import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pages } from '@/lib/pages';
import type { Export } from './export';

/** Paths of all files below a folder, e.g. "/booking.html"; none where the folder is missing. */
export function listPaths(dir: string): string[] {
  try {
    return readdirSync(dir, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  } catch {
    return [];
  }
}

/** Reads what a build wrote into a folder. */
export function readExport(dir: string): Export {
  const files = new Set(listPaths(dir));
  const built = pages.filter(({ file }) => files.has(`/${file}`));
  return {
    pages: built.map((page) => ({ ...page, html: readFileSync(join(dir, page.file), 'utf8') })),
    files,
  };
}

/** A source file that was changed after the export was written, or null. */
export function findNewerSource(dir: string): string | null {
  const builtAt = statSync(join(dir, 'index.html')).mtimeMs;
  const folders = ['app', 'browser', 'components', 'content', 'lib', 'public'];
  const files = folders.flatMap((folder) => listPaths(folder).map((path) => folder + path));
  return files.find((file) => !/\.test\.tsx?$/.test(file) && statSync(file).mtimeMs > builtAt) ?? null;
}
