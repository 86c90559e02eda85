import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { listPaths } from '@/lib/launch/export';

const text = readFileSync('CONTRIBUTING.md', 'utf8');
const map = text.slice(text.indexOf('| Room |'), text.indexOf('`generated/`'));
/**
 * The rows of the table of folders in CONTRIBUTING.md: each has a folder, and the paths in its last column (what the
 * folder may import).
 */
const rows = map
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, room = '', , doors = ''] = line.split('|');
    const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return { room: named(room)[0] ?? '', doors: named(doors) };
  });

/** The most specific folder in the table that contains a file, e.g. "lib/launch" rather than "lib". */
function roomOf(path: string) {
  const around = rows.map(({ room }) => room).filter((room) => path.startsWith(`${room}/`));
  return around.sort((a, b) => b.length - a.length)[0];
}

test.each(rows)('the row for $room in CONTRIBUTING.md names paths that exist', ({ room, doors }) => {
  const isThere = (path: string) => path === 'generated' || existsSync(path) || existsSync(`${path}.ts`);
  expect([room, ...doors].filter((path) => !isThere(path))).toEqual([]);
});

test.each(rows)('the files of $room import only what CONTRIBUTING.md allows', ({ room, doors }) => {
  const files = listPaths(room).map((path) => room + path);
  const own = files.filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && roomOf(file) === room,
  );
  const imports = own.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '@\/([^']+)'/g)].map(([, path = '']) => ({ file, path })),
  );
  const allowed = [room, ...doors];
  const isExcepted = (file: string) => doors.includes(file);
  const isWrong = ({ file, path }: { file: string; path: string }) =>
    !allowed.some((door) => path === door || path.startsWith(`${door}/`)) && !isExcepted(file);
  expect(imports.filter(isWrong)).toEqual([]);
});

test('every path in CONTRIBUTING.md exists', () => {
  const paths = [...text.matchAll(/`([\w./[\]-]+\/[\w./[\]-]+\.(?:ts|tsx|css|md))`/g)].map(
    ([, path = '']) => path,
  );
  const madeUp = /faq/;
  expect(paths.filter((path) => !madeUp.test(path) && !existsSync(path))).toEqual([]);
});

test('CONTRIBUTING.md links to every decision', () => {
  const missing = readdirSync('docs/decisions').filter((file) => !text.includes(`docs/decisions/${file}`));
  expect(missing).toEqual([]);
});
