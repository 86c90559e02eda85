import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { demonstrationEnvironment } from '@/scripts/load-settings';
import { installIfAsked } from '@/scripts/on-demand';
import { copyProject, fixtureEnvironment, makeFixtureCopy } from './support/fixture-clinic';
import { isInstalled, plainHosts } from './support/plain-hosts';
import { addEntry, changeLine, recipesIn } from './support/recipes';

// In one worker and in this order, because a clinic's launch is a series of steps in one folder.
test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });

const link = 'https://api.leadconnectorhq.com/widget/booking/Lk5PsychiatryCall001';
const { PATH = '', HOME = '' } = process.env;
/** A clinic without a film, which uses the scheduler's product name (GoHighLevel) instead of our id for it. */
const settings = {
  ...fixtureEnvironment,
  SCHEDULING_PROVIDER: 'GoHighLevel',
  SCHEDULING_URL: link,
  VIDEO_PROVIDER: 'none',
  VIDEO_ID: '',
};
const demonstration = demonstrationEnvironment();

let dir: string;
let site: string;

test.beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'launch-'));
  // The web server drops its root privileges, and must still be able to read this folder.
  chmodSync(dir, 0o755);
  site = join(dir, 'site');
  makeFixtureCopy(site);
  edit('offer.ts', /financedUsd: [^\n]*,/, 'financedUsd: null,');
  edit('offer.ts', /^(export const lender[^=]*= ).*;$/m, '$1null;');
});
test.afterAll(() => rmSync(dir, { recursive: true }));

/** Replaces something in a content file. Fails if the file does not contain it. */
function edit(file: string, right: string | RegExp, wrong: string, project = site) {
  const path = join(project, 'content', file);
  const before = readFileSync(path, 'utf8');
  expect(before, `content/${file}`).toMatch(right);
  writeFileSync(path, before.replace(right, wrong));
}

function run(command: string, env: Record<string, string> = settings, cwd = site) {
  const options = { cwd, shell: true, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(`npm run --silent ${command}`, {
    ...options,
    env: { PATH, HOME, ...demonstration, ...env, NODE_ENV: 'production' },
  });
  return { status, said: stdout + stderr };
}

const html = (page: string, project = site) => readFileSync(join(project, 'out', page), 'utf8');
const wordsOf = (page: string) =>
  html(page)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ');

test('photos in an iPhone’s own format are refused by name, with what to do', () => {
  const heic = readFileSync('scripts/photos.test.heic');
  for (const [i, name] of ['IMG_1234.HEIC', 'IMG_1235.HEIC', 'IMG_1236.HEIC'].entries()) {
    writeFileSync(join(site, 'photos', name), heic);
    edit('team.ts', `person-${i}.svg`, name);
  }
  const { status, said } = run('build');
  expect(status).not.toBe(0);
  for (const name of ['IMG_1234.HEIC', 'IMG_1235.HEIC', 'IMG_1236.HEIC'])
    expect(said).toMatch(
      new RegExp(`content/team\\.ts:\\d+: photos/${name} is in an iPhone’s own format \\(HEIC\\).*JPEG`),
    );
  expect(said.match(/iPhone’s own format/g)).toHaveLength(3);
  expect(said).not.toMatch(/^\s+at |heif:|Input file/m);
});

test('with the photos as JPEG, the clinic is ready for launch', async () => {
  for (const [i, name] of ['IMG_1234', 'IMG_1235', 'IMG_1236'].entries()) {
    const background = ['teal', 'coral', 'gray'][i] ?? 'teal';
    await sharp({ create: { width: 3024, height: 4032, channels: 3, background } })
      .jpeg()
      .toFile(join(site, 'photos', `${name}.JPG`));
    edit('team.ts', `${name}.HEIC`, `${name}.JPG`);
  }
  const { status, said } = run('build');
  expect([status, said]).toEqual([0, expect.stringContaining('Making the pages')]);
  expect(run('launch-check').said).toMatch(/^Ready for launch/m);
});

test('no page speaks of a film or of financing', () => {
  for (const page of ['index.html', 'booking.html', 'thank-you.html']) {
    expect(wordsOf(page)).not.toMatch(
      /\b(financ\w*|lenders?|installments?|transcript|watch the (film|video))\b/i,
    );
    expect(html(page)).not.toMatch(/video-player|youtube/i);
  }
});

test('a stock Apache shows every page, our 404, and the clinic’s calendar', async ({ page }) => {
  test.skip(!isInstalled('apache2') && !installIfAsked(['apache2']), 'apache2 is not installed');
  const apache = plainHosts.find(({ name }) => name === 'Apache with .htaccess');
  const host = await apache?.start({
    out: join(site, 'out'),
    dir: join(dir, 'apache'),
  });
  try {
    for (const path of ['/', '/booking', '/thank-you', '/privacy'])
      expect([path, (await fetch(`${host?.url}${path}`)).status]).toEqual([path, 200]);
    expect((await fetch(`${host?.url}/no-such-page`)).status).toBe(404);
    // No request leaves this machine. The test only checks that the frame requests the right URL.
    const asked: string[] = [];
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'Calendar' });
    });
    await page.goto(`${host?.url}/booking`);
    await expect.poll(() => asked.some((url) => url.startsWith(link))).toBe(true);
  } finally {
    await host?.stop();
  }
});

/** Follows every recipe of the README that edits content/. */
function followRecipes(project: string) {
  for (const recipe of recipesIn('ts')) changeLine(recipe, project);
  for (const recipe of recipesIn('typescript')) addEntry(recipe, project);
  mkdirSync(join(project, 'photos'), { recursive: true });
  const photo = join(project, 'photos/ana-rivera.jpg');
  return sharp({ create: { width: 1200, height: 1500, channels: 3, background: 'navy' } })
    .jpeg()
    .toFile(photo);
}

const shown = [
  'No one sees the whole picture',
  'Help comes late',
  'A list of questions to bring',
  'Can I park nearby?',
  'Sleep review',
  '$8,999',
];

test('on the launched site every recipe of the README works, and only its examples are refused', async () => {
  // The README adds a policy of the same name.
  edit('policies.ts', /= \[\{'id':'privacy'.*\];/, '= [];');
  await followRecipes(site);
  // Removes the third person, who leaves the clinic.
  edit('team.ts', /,\{'name':'Mei Larsen'.*?\}\}(?=\])/, '');
  const { said } = run('launch-check');
  const errors = said.split('\n').filter((line) => / error /.test(line));
  expect(errors).toHaveLength(3);
  for (const error of errors) expect(error).toMatch(/made-up number|an example of the README’s/);
  edit('clinic.ts', '(614) 555-7342', '(614) 155-7343');
  edit('policies.ts', 'This site keeps nothing about you.', 'We keep no record of your visit.');
  edit('team.ts', 'I will be there at your first exam and at your last.', 'I meet you at your first exam.');
  const build = run('build');
  expect([build.status, build.said]).toEqual([0, expect.any(String)]);
  for (const words of [...shown, '(614) 155-7343']) expect(wordsOf('index.html')).toContain(words);
  expect(html('privacy.html')).toContain('We keep no record of your visit.');
});

test('a person who left the clinic is gone from the folder that is uploaded', () => {
  const photos = readdirSync(join(site, 'out/photos'));
  expect(photos.some((file) => file.startsWith('img-1235-'))).toBe(true);
  expect(photos.filter((file) => file.startsWith('img-1236-'))).toEqual([]);
  expect(html('index.html')).not.toContain('Mei Larsen');
});

test('on a preview of the untouched project every recipe of the README works', async () => {
  const preview = join(dir, 'preview');
  copyProject(preview);
  await followRecipes(preview);
  const { status, said } = run(
    'build',
    parseEnv(recipesIn('ini').join('\n')) as Record<string, string>,
    preview,
  );
  expect([status, said]).toEqual([0, expect.stringContaining('This build is a preview')]);
  const person = [
    'Ana Rivera',
    'I will be there at your first exam and at your last.',
    '/photos/ana-rivera-',
  ];
  for (const words of [...shown, ...person, '(614) 555-7342', 'M7lc1UVf-VE'])
    expect(html('index.html', preview)).toContain(words);
  expect(html('privacy.html', preview)).toContain('This site keeps nothing about you.');
  expect(html('index.html', preview)).toContain('href="/privacy"');
  expect(html('booking.html', preview)).toContain('calendly.com/your-clinic/free-call');
});
