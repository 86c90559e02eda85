import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { safety } from '@/content/safety';
import { navigation } from '@/content/site';
import { startServer } from '@/scripts/serve';
import { copyProject } from './support/fixture-clinic';
import { freePort } from './support/free-port';
import { expectHydrated } from './support/page';

test.setTimeout(480_000);

test('npm run dev corrects an apostrophe while it runs, and says each mistake in terminal and browser', async ({
  page,
}, testInfo) => {
  const dir = testInfo.outputPath('project');
  copyProject(dir);
  const port = await freePort();
  const server = spawn('npm', ['run', 'dev', '--', '--port', `${port}`], { cwd: dir, detached: true });
  let printed = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (data) => {
      printed += data;
    });
  try {
    const url = `http://localhost:${port}/`;
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 90_000 },
      )
      .toBe(true);
    await page.goto(url);
    const file = join(dir, 'content/safety.ts');
    const source = readFileSync(file, 'utf8');
    const titled = (title: string) => source.replace(`title: '${safety.title}`, `title: '${title}`);

    writeFileSync(file, titled("Don't worry"));
    await expect(page.getByRole('heading', { name: 'Don’t worry', exact: true })).toBeVisible({
      timeout: 60_000,
    });

    /** Expects a sentence in the terminal and, without a reload, on the page. */
    async function expectSentence(sentence: RegExp) {
      await expect.poll(() => printed, { timeout: 60_000 }).toMatch(sentence);
      await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible({ timeout: 60_000 });
    }
    const slips: readonly [string, RegExp][] = [
      [titled("The patients' safety"), /content\/safety\.ts:\d+: a quote ends the text here: write ’/],
      [source.replace(/(\n {2}title: '[^']*'),/, '$1'), /content\/safety\.ts:\d+: write a comma at its end/],
      [
        source.replace(/\n {2}title: '.*/, ''),
        /content\/safety\.ts:\d+: safety has no title, but the pages show it: write it again/,
      ],
    ];
    for (const [text, sentence] of slips) {
      writeFileSync(file, text);
      await expectSentence(sentence);
    }

    writeFileSync(file, source);
    await expect(page.getByRole('heading', { name: safety.title, exact: true })).toBeVisible({
      timeout: 60_000,
    });
    /** Replaces something in another content file, expects the sentence, and takes the change back. */
    async function expectSlip(name: string, right: RegExp, wrong: string, sentence: RegExp) {
      const path = join(dir, 'content', name);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, before.replace(right, wrong));
      await expectSentence(sentence);
      writeFileSync(path, before);
      await expect(page.getByRole('heading', { name: safety.title, exact: true })).toBeVisible({
        timeout: 60_000,
      });
    }
    await expectSlip(
      'offer.ts',
      /paidInFullUsd: \d+/,
      "paidInFullUsd: '$8,999'",
      /content\/offer\.ts:\d+: paidInFullUsd is '\$8,999': write the number alone, 8999/,
    );
    // Only the page that shows the phone number can find that it has too few digits.
    await expectSlip(
      'clinic.ts',
      /phone: '[^']+'/,
      "phone: '(614) 224-734'",
      /content\/clinic\.ts:\d+: "\(614\) 224-734" is not a US phone number; write ten digits/,
    );

    await page.goto(`${url}booking`);
    const calendar = page.frameLocator('iframe').getByRole('heading').first();
    await expect(calendar).toBeVisible({ timeout: 60_000 });
    expect(printed).not.toMatch(/rewrites|Expected '|ecmascript|Parsing|is not a valid|TypeError/);
  } finally {
    process.kill(-(server.pid as number));
    await once(server, 'exit');
  }
});

test('in Next’s own export, without our last step, nav links scroll and the calendar shows', async ({
  page,
}, testInfo) => {
  const dir = testInfo.outputPath('export');
  copyProject(dir);
  const env = { ...process.env, NODE_ENV: 'production' } as const;
  for (const step of [
    ['tsx', 'scripts/assets.ts'],
    ['next', 'build'],
  ])
    execFileSync('npx', step, { cwd: dir, env, stdio: 'pipe' });
  const { url, close } = await startServer({ dir: join(dir, 'out'), port: 0 });
  try {
    await page.goto(url);
    await expectHydrated(page, 'section-nav');
    const [link] = navigation.links;
    const nav = page.getByRole('navigation', { name: navigation.label });
    await nav.getByRole('link', { name: link?.text }).click();
    await expect(page.locator(link?.href.slice(1) ?? '')).toBeFocused();
    await page.goto(`${url}/booking`);
    await expectHydrated(page, 'scheduling-widget');
    await expect(
      page.frameLocator(`iframe[title="${calendar.frameTitle}"]`).getByRole('heading').first(),
    ).toBeVisible();
  } finally {
    await close();
  }
});
