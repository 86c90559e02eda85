import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { clinic } from '@/content/clinic';
import { bonusItems, price } from '@/content/offer';
import { telHref } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';

/** The pages as the README's reader gets them, by a program that has followed every recipe. */
const RENDER = `
import { renderToStaticMarkup } from 'react-dom/server';
import BookingPage from '@/app/booking/page';
import HomePage from '@/app/page';
const pages = { home: renderToStaticMarkup(<HomePage />), booking: renderToStaticMarkup(<BookingPage />) };
process.stdout.write(JSON.stringify(pages));
`;

type Edit = { file: string; needles: string[]; line: string };

const readme = readFileSync('README.md', 'utf8');

function blocks(language: string) {
  return [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, text]) => text as string,
  );
}

/** The edits of the README: where to look, in order, and the line to write there. */
function readEdits(): Edit[] {
  return blocks('ts').map((block) => {
    const [, file = '', path = '', line = ''] = /^\/\/ (\S+), under (.+)\n(.+)\n$/.exec(block) ?? [];
    const [name, ...needles] = path.split(', ');
    return { file, needles: [`export const ${name}`, ...needles, `${line.split(':')[0]}:`], line };
  });
}

function readSettings() {
  return Object.fromEntries(
    blocks('ini').flatMap((block) =>
      block
        .trim()
        .split('\n')
        .map((line) => line.split('=') as [string, string]),
    ),
  );
}

function edited(source: string, { file, needles, line }: Edit) {
  let at = 0;
  for (const needle of needles) {
    const found = source.indexOf(needle, at);
    if (found < 0) throw new Error(`README.md: ${file} has no ${needle} to find.`);
    at = found;
  }
  return source.slice(0, at) + line + source.slice(source.indexOf('\n', at));
}

let dir: string;
let pages: { home: string; booking: string };
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'recipes-'));
  for (const name of [
    'app',
    'components',
    'content',
    'generated',
    'lib',
    'public',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(name, join(dir, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
  for (const edit of readEdits()) {
    const file = join(dir, edit.file);
    writeFileSync(file, edited(readFileSync(file, 'utf8'), edit));
  }
  writeFileSync(join(dir, 'render.tsx'), RENDER);
  // Drawings are imported as files, which plain Node cannot load.
  buildSync({
    absWorkingDir: dir,
    entryPoints: ['render.tsx'],
    outfile: 'render.mjs',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: { '.svg': 'text' },
    logLevel: 'error',
  });
  const { PATH = '' } = process.env;
  const env = { PATH, ...readSettings() } as unknown as NodeJS.ProcessEnv;
  pages = JSON.parse(execFileSync(process.execPath, ['render.mjs'], { cwd: dir, env, encoding: 'utf8' }));
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true }));

/** Unless what was there before is what the README writes in its place. */
function expectGone(html: string, before: string, now: string) {
  if (before !== now) expect(html).not.toContain(before);
}

test('the README has its five recipes', () => {
  expect(readEdits().map(({ line }) => line)).toEqual([
    'paidInFullUsd: 8999,',
    "title: 'No one sees the whole picture',",
    "phone: '(614) 555-7342',",
  ]);
  expect(Object.keys(readSettings())).toEqual([
    'VIDEO_PROVIDER',
    'VIDEO_ID',
    'SCHEDULING_PROVIDER',
    'SCHEDULING_URL',
  ]);
});

test('a changed price changes every sum that follows from it', () => {
  const total = 8999 + bonusItems.reduce((sum, { valueUsd }) => sum + valueUsd, 0);
  expect(pages.home).toContain(formatUsd(8999));
  expect(pages.home).toContain(formatUsd(total));
  expect(pages.home).toContain('"price":8999');
  expectGone(pages.home, formatUsd(price.paidInFullUsd), formatUsd(8999));
});

test('a changed card is on the page', () => {
  expect(pages.home).toContain('>No one sees the whole picture</h3>');
});

test('a changed phone number is in every link to call', () => {
  for (const html of [pages.home, pages.booking]) {
    expect(html).toContain('href="tel:+16145557342"');
    expect(html).toContain('"telephone":"(614) 555-7342"');
    expectGone(html, telHref(clinic.phone), 'tel:+16145557342');
    expectGone(html, clinic.phone, '(614) 555-7342');
  }
});

test('the film is YouTube’s, asked for only on a press', () => {
  expect(pages.home).toContain('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE');
  expect(pages.home).not.toContain('/demo/player');
  expect(pages.home).not.toMatch(/<iframe[^>]*src="https/);
});

test('the calendar is the scheduler’s', () => {
  expect(pages.booking).toMatch(/<iframe[^>]*src="https:\/\/calendly\.com\/your-clinic\/free-call/);
  expect(pages.booking).not.toContain('/demo/calendar');
});

test('every setting that is read stands in the README and in .env.example, and no other', () => {
  const source = readFileSync('lib/settings.ts', 'utf8');
  const fromHosts = ['VERCEL_URL', 'DEPLOY_PRIME_URL', 'CF_PAGES_URL'];
  const read = [...new Set(source.match(/(?<=env\.)[A-Z_]+/g))]
    .filter((name) => !fromHosts.includes(name))
    .sort();
  const example = readFileSync('.env.example', 'utf8').match(/^[A-Z_]+(?==)/gm);
  const table = readme
    .match(/^\| `[A-Z_]+`.*$/gm)
    ?.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{3,}/g) ?? []);
  expect(example?.sort()).toEqual(read);
  expect(table?.sort()).toEqual(read);
});

test('every command the README names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = [...readme.matchAll(/npm (start|test\b|run ([\w:-]+))/g)].map(
    ([, name, script]) => script ?? name,
  );
  expect(named.length).toBeGreaterThan(5);
  for (const name of new Set(named)) expect(Object.keys(scripts)).toContain(name);
});
