import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { visitCounting as words } from '@/content/analytics';
import { copyProject } from '@/scripts/fixture-clinic';
import { startServer } from '@/scripts/serve';
import { axeFindings } from './support/page';

const tagUrl = 'https://www.googletagmanager.com/gtag/js?id=G-A1B2C3D4E5';

/** Does what Google's code may do to a page: sets its cookie, sends a hit, and listens to every press. */
const googleStandIn = `
  document.cookie = '_ga=GA1.1.1.1; path=/';
  fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors' });
  window.pressed = [];
  for (const sign of ['pointerdown', 'mousedown', 'click', 'auxclick'])
    for (const place of [window, document])
      place.addEventListener(sign, ({ target }) => window.pressed.push(target.closest('a, button')?.href), true);
`;

// One after the other and no further than a failure, so that the build is made once.
test.describe.configure({ mode: 'serial' });

const parent = mkdtempSync(join(tmpdir(), 'counting-'));
let server: Awaited<ReturnType<typeof startServer>>;
let outside: string[];
let breaches: string[];

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  const cwd = join(parent, 'copy');
  copyProject(cwd);
  const env = { ...process.env, ANALYTICS_ID: 'G-A1B2C3D4E5' };
  const built = spawnSync('npm run build', { cwd, env, shell: true, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  server = await startServer({ dir: join(cwd, 'out'), port: 0 });
});
test.afterAll(async () => {
  await server?.close();
  rmSync(parent, { recursive: true });
});
test.beforeEach(async ({ context }) => {
  outside = [];
  breaches = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      outside.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: googleStandIn });
    },
  );
  context.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) breaches.push(message.text());
  });
});
test.afterEach(() => expect(breaches).toEqual([]));

async function read(page: Page, path = '/') {
  await page.goto(server.url + path);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
}

/** All that the panel says in view. */
function sentenceOf(page: Page) {
  return page.getByRole('region', { name: words.title }).locator('p:visible');
}

async function answer(page: Page, text: string) {
  await page.getByRole('button', { name: text }).click();
}

/** What Google's code was told before it came: the values that later commands overwrite are not in it. */
function settingsForGoogle(page: Page) {
  return page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: IArguments[] };
    const commands = Array.from(dataLayer, (one) => [...one]);
    return Object.assign({}, ...commands.filter(([name]) => name === 'set').map(([, values]) => values));
  });
}

test('a reader who has not answered, or said no, is known to nobody', async ({ page, context }) => {
  await read(page);
  await expect(sentenceOf(page)).toHaveText(words.question);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await answer(page, words.noText);
  await read(page);
  await expect(sentenceOf(page)).toHaveText(words.saidNo);
  expect(outside).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a yes has Google count a bare address and the campaign, now and at later visits, until it is taken back', async ({
  page,
  context,
}) => {
  await read(page, '/?utm_source=news&utm_campaign=fall&utm_term=secret&email=pat%40example.com');
  await answer(page, words.yesText);
  await expect.poll(() => outside).toContain(tagUrl);
  await expect.poll(() => outside.length).toBe(2);
  expect(await settingsForGoogle(page)).toMatchObject({
    page_location: `${server.url}/`,
    cookie_domain: 'none',
    campaign_source: 'news',
    campaign_name: 'fall',
  });
  expect(JSON.stringify(await settingsForGoogle(page))).not.toMatch(/secret|pat/);
  await read(page);
  await expect.poll(() => outside.length).toBe(4);
  const reloaded = page.waitForEvent('load');
  await answer(page, words.stopText);
  await reloaded;
  await expect(sentenceOf(page)).toHaveText(words.saidNo);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(await context.cookies()).toEqual([]);
});

test('Google’s code hears of no press on a telephone number or an email address', async ({ page }) => {
  await read(page);
  await answer(page, words.yesText);
  await expect.poll(() => outside.length).toBe(2);
  const footer = page.getByRole('contentinfo');
  const heard = () => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed.length);
  await footer.locator('a[href^="#"]').first().click();
  const before = await heard();
  expect(before, 'what it may hear').toBeGreaterThan(0);
  await footer.locator('a[href^="tel:"]').first().click();
  await footer.locator('a[href^="mailto:"]').first().click();
  expect(await heard()).toBe(before);
});

test('nobody is asked by a browser that says no, without scripts, or on another page', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('visit-counting', 'yes');
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true });
  });
  await read(page);
  await expect(sentenceOf(page)).toHaveText(words.browserSaidNo);
  for (const path of ['/booking', '/thank-you', '/no-such-page']) {
    await read(page, path);
    await expect(page.getByText(words.title)).toHaveCount(0);
    expect(await page.content()).not.toContain('google');
  }
  expect(outside).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(server.url);
  await expect(bare.getByText(words.question)).toBeHidden();
  await context.close();
});

test('yes and no weigh the same on a phone, and axe finds nothing in any state', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await read(page);
  const [yes, no] = await Promise.all(
    [words.yesText, words.noText].map((name) =>
      page.getByRole('button', { name }).evaluate((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
        return { width, height, color, backgroundColor, borderColor, font };
      }),
    ),
  );
  expect(yes).toEqual(no);
  for (const next of [words.noText, words.startText]) {
    expect(await axeFindings(page, { part: '#visit-counting' })).toEqual([]);
    await answer(page, next);
  }
});
