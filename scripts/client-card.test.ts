import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planProcess } from '@/content/home';

// What the clinic specified about the project itself. docs/decisions/0006 lists each of the clinic's requirements with
// the code and the test for it. This file tests those that cannot be seen in a browser.

const read = (file: string) => readFileSync(file, 'utf8');

/** The paths of all code of the site itself, without tests and build steps. */
const code = ['app', 'browser', 'components', 'content', 'lib'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);

test('the top level holds what the client named', () => {
  const named = [
    ...['package.json', 'next.config.mjs', 'tsconfig.json', 'README.md'],
    ...['app', 'components', 'content', 'public', 'e2e'],
  ];
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test.each([
  ['next', 'dependencies'],
  ['react', 'dependencies'],
  ['react-dom', 'dependencies'],
  ['clsx', 'dependencies'],
  ['lucide-react', 'dependencies'],
  ['@next/third-parties', 'dependencies'],
  ['typescript', 'devDependencies'],
  ['tailwindcss', 'devDependencies'],
  ['jest', 'devDependencies'],
  ['@playwright/test', 'devDependencies'],
])('%s is one of the %s, in one exact version', (name, list) => {
  expect(JSON.parse(read('package.json'))[list][name]).toMatch(/^\d+\.\d+\.\d+$/);
});

test('packages that the record holds back are held, and Dependabot proposes no newer major version', () => {
  const table = read('docs/decisions/0008-dependencies.md').match(/^\| `[^|]*\|[^|]*\|/gm) ?? [];
  const held = table.flatMap((row) => {
    const [, names = '', majors = ''] = row.split('|');
    const versions = majors.match(/\d+/g) ?? [];
    return (names.match(/[@\w/-]+/g) ?? []).map((name, i) => ({ name, major: versions[i] }));
  });
  const isHeld = held.filter(({ major }) => major);
  const { devDependencies } = JSON.parse(read('package.json'));
  expect(isHeld.length).toBeGreaterThan(0);
  for (const { name, major } of isHeld) expect(devDependencies[name]).toMatch(new RegExp(`^${major}\\.`));
  const ignored = [...read('.github/dependabot.yml').matchAll(/dependency-name: '?([@\w/-]+)/g)].map(
    ([, name]) => name,
  );
  expect(ignored.sort()).toEqual(isHeld.map(({ name }) => name).sort());
});

test.each([
  ['clsx', 'components'],
  ['lucide-react', 'components'],
  ['@next/third-parties/google', 'scripts'],
])('%s is not only installed: %s imports it', (name, room) => {
  const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => read(join(room, file)));
  expect(sources.join('\n')).toContain(` from '${name}'`);
});

test('Tailwind makes the styles', () => {
  expect(read('app/globals.css')).toMatch(/@import ["']tailwindcss\b/);
  expect(read('postcss.config.mjs')).toContain('@tailwindcss/postcss');
});

test('Next’s App Router writes a static export of the pages that the client named', () => {
  expect(read('next.config.mjs')).toMatch(/^ {2}output: 'export',$/m);
  const pages = ['page', 'booking/page', 'thank-you/page', 'not-found', 'global-error', 'layout'];
  expect(pages.filter((page) => !existsSync(`app/${page}.tsx`))).toEqual([]);
  expect(existsSync('pages')).toBe(false);
});

test('the code is TypeScript, strictly checked', () => {
  expect(JSON.parse(read('tsconfig.json')).compilerOptions).toMatchObject({ strict: true, allowJs: false });
  expect(code.filter((file) => !/\.tsx?$/.test(file))).toEqual([]);
});

test('sections are server components: only the nav, the widget and the error page are client components', () => {
  const client = code.filter((file) => /^['"]use client['"]/.test(read(file)));
  expect(client.sort()).toEqual([
    'app/global-error.tsx',
    'components/booking/scheduling-widget.tsx',
    'components/site/section-nav.tsx',
  ]);
});

test('the process has the four phases that the client named, each once', () => {
  const { phases } = planProcess;
  expect(phases).toHaveLength(4);
  expect(new Set(phases.map(({ id }) => id)).size).toBe(4);
});

const record = read('docs/decisions/0006-the-clients-card.md');

test('every sentence of the client’s in the decision record names the test that holds it', () => {
  const [sentences = ''] = record.split('**Decision.**');
  const rows = sentences.match(/^\| (?!The client's words).*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((row) => !/`[\w./-]+\.(test|spec)\.tsx?`: “.+” \|$/.test(row))).toEqual([]);
});

test('every test that the decision record names is there', () => {
  const named = [...record.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: “(.+)” \|$/gm)];
  const isGone = (file = '', title = '') => !existsSync(file) || !read(file).includes(title);
  expect(named.filter(([, file, title]) => isGone(file, title)).map(([text]) => text)).toEqual([]);
});
