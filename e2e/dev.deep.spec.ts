import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { safety } from '@/content/safety';
import { copyProject } from './support/fixture-clinic';
import { freePort } from './support/free-port';

test.setTimeout(240_000);

test('npm run dev corrects an apostrophe while it runs, and reports a mistake in one sentence', async ({
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

    writeFileSync(file, titled("The patients' safety"));
    await expect
      .poll(() => printed, { timeout: 60_000 })
      .toMatch(/content\/safety\.ts:\d+: a ' ends the text here; write ’\n/);

    writeFileSync(file, source.replace(/\n {2}title: '.*/, ''));
    await expect
      .poll(() => printed, { timeout: 60_000 })
      .toMatch(/content\/safety\.ts:\d+: safety has no title, but the pages show it: write it again/);

    await page.goto(`${url}booking`);
    const calendar = page.frameLocator('iframe').getByRole('heading').first();
    await expect(calendar).toBeVisible({ timeout: 60_000 });
    expect(printed).not.toMatch(/rewrites|Expected '|ecmascript|Parsing|Error:|^\s+at /m);

    writeFileSync(file, source);
    await page.goto(url);
    await expect(page.getByRole('heading', { name: safety.title, exact: true })).toBeVisible({
      timeout: 60_000,
    });
  } finally {
    process.kill(-(server.pid as number));
    await once(server, 'exit');
  }
});
