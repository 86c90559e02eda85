import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Export } from '@/lib/launch/check-export';

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

/** The site's own pages stand at the top of the export; the demonstration's are files like any other. */
export function readExport(dir: string): Export {
  const paths = listPaths(dir);
  const isPage = (path: string) => /^\/[^/]+\.html$/.test(path);
  return {
    pages: paths.filter(isPage).map((path) => ({
      path: path === '/index.html' ? '/' : path.replace(/\.html$/, ''),
      file: `${dir}${path}`,
      html: readFileSync(join(dir, path), 'utf8'),
    })),
    files: new Set(paths.filter((path) => !isPage(path))),
  };
}
