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
    [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'@\/([^']+)'/g)].map(([, path = '']) => ({
      file,
      path,
    })),
  );
  const allowed = [room, ...doors];
  const isExcepted = (file: string) => doors.includes(file);
  const isWrong = ({ file, path }: { file: string; path: string }) =>
    !allowed.some((door) => path === door || path.startsWith(`${door}/`)) && !isExcepted(file);
  expect(imports.filter(isWrong)).toEqual([]);
});

const documents = ['CONTRIBUTING.md', 'README.md'].map((name) => [name, readFileSync(name, 'utf8')] as const);

test.each(documents)('every file and folder that %s names exists', (_, document) => {
  const withoutUrls = document.replace(/https?:\S+/g, '');
  const paths = withoutUrls.match(/(?<![\w./*-])[\w.[\]-]+(\/[\w.[\]-]+)+\.(tsx?|css|md|svg|mjs)\b/g) ?? [];
  const folders = [...document.matchAll(/`([\w/.-]+)\/`/g)].map(([, path = '']) => path);
  const isElsewhere = (path: string) =>
    /faq|^(out|generated|test-results|public\/photos|photos)\b/.test(path);
  expect(paths.length).toBeGreaterThan(5);
  expect([...paths, ...folders].filter((path) => !isElsewhere(path) && !existsSync(path))).toEqual([]);
});

test.each(documents)('every npm command and option that %s names exists', (_, document) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...document.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    ([, name, short]) => name ?? short ?? '',
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const options = document.match(/(?<=launch-check -- )--\w+/g) ?? [];
  const help = readFileSync('scripts/launch-check.ts', 'utf8');
  expect(options.filter((option) => !help.includes(`\n${option} `))).toEqual([]);
});

test('CONTRIBUTING.md links to every decision', () => {
  const missing = readdirSync('docs/decisions').filter((file) => !text.includes(`docs/decisions/${file}`));
  expect(missing).toEqual([]);
});
