import { join } from 'node:path';
import { listContentFiles } from '@/lib/editing/content-files';
import type { Place, Read } from './report';

/** The module of content/ that exports a name, e.g. "offer" for "price"; undefined if none does. */
export function findModule(name: string, read: Read) {
  const isExport = new RegExp(`^export const ${name}\\b`, 'm');
  return listContentFiles()
    .find((file) => isExport.test(read(join('content', file))))
    ?.replace('.ts', '');
}

/** Which content file, and which export of it, an imported name refers to. */
export function findImport(source: string, name: string) {
  const imports = source.matchAll(/import \{([^}]*)\} from '(?:@\/content|\.)\/([\w-]+)'/g);
  for (const [, names = '', file = ''] of imports) {
    for (const part of names.split(',')) {
      const [exported = '', local = exported] = part
        .replace('type ', '')
        .trim()
        .split(/\s+as\s+/);
      if (local === name) return { file: `content/${file}.ts`, exported };
    }
  }
  return null;
}

/** The line of an export of content/, by its name in a file that imports or declares it; null if there is none. */
export function findExport(read: Read, file: string, name: string): Place | null {
  const found = findImport(read(file), name) ?? { file, exported: name };
  const index = read(found.file)
    .split('\n')
    .findIndex((line) => new RegExp(`^export const ${found.exported}\\b`).test(line));
  return index < 0 ? null : { file: found.file, line: index + 1 };
}
