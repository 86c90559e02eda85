import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { visitCounting as words } from '@/content/analytics';
import { readExport } from '@/scripts/read-export';
import { readTraces, serveCountingSites, watchOutside } from './support/counting-site';

const analyticsId = 'G-A1B2C3D4E5';
const managerId = 'GTM-A1B2C3D';
const tagUrl = `https://www.googletagmanager.com/gtag/js?id=${analyticsId}`;

// One after the other and no further than a failure, so that the builds are made once.
test.describe.configure({ mode: 'serial' });

let sites: Awaited<ReturnType<typeof serveCountingSites>>;
let home: string;
let outside: Awaited<ReturnType<typeof watchOutside>>;

test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  sites = await serveCountingSites([analyticsId, managerId]);
  home = `${sites.urls[0]}/`;
});
test.afterAll(() => sites?.close());
test.beforeEach(async ({ context }) => {
  outside = await watchOutside(context);
});
test.afterEach(() => expect(outside.breaches).toEqual([]));

function panelOf(page: Page) {
  return page.getByRole('region', { name: words.title });
}

/** All that the panel says in view. */
function sentenceOf(page: Page) {
  return panelOf(page).locator('p:visible');
}

/** Google's code has come, and has sent what it sends by both ways. */
async function expectCounted() {
  await expect.poll(() => new Set(outside.requests).size).toBe(3);
  expect(outside.requests).toContain(tagUrl);
}

/** Some browsers also run an inline script that an allowed one inserts; by its hash, every browser does. */
async function expectStarterNamed(page: Page, id: string) {
  const starter = await page.locator(`script#${id}`).textContent();
  const hash = createHash('sha256')
    .update(starter ?? '')
    .digest('base64');
  expect(await readPolicy(page)).toContain(`'sha256-${hash}'`);
}

function readPolicy(page: Page) {
  return page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
}

/** The commands that wait for Google's code, by name and in order. */
function commandsTo(page: Page) {
  return page.evaluate(() =>
    (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((command) => command[0]),
  );
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name });
}

/** Visitors of before, who come back with their answer. */
async function remember(context: BrowserContext, answer: 'yes' | 'no') {
  await context.addInitScript((given) => {
    if (!localStorage.getItem('visit-counting')) localStorage.setItem('visit-counting', given);
  }, answer);
}

/** Reads a page to its end, lets everything it may start arrive, and gives Google time to be asked. */
async function read(page: Page) {
  await page.waitForLoadState('load');
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
}

test('a site that names no id ships nothing of all this', () => {
  const { pages, files } = readExport('out');
  const code = [...files].filter((file) => file.endsWith('.js')).map((file) => readFileSync(`out${file}`));
  expect(code.length).toBeGreaterThan(5);
  for (const text of [...pages.map(({ html }) => html), ...code]) {
    expect(text.includes('googletagmanager') || text.includes('visit-counting')).toBe(false);
  }
});

test('nothing is asked of Google and nothing stored while a visitor reads and has not answered', async ({
  page,
}) => {
  await page.goto(home);
  await read(page);
  await expect(sentenceOf(page)).toHaveText(words.question);
  // The framework itself changes nothing about that.
  await page.evaluate(() => document.dispatchEvent(new Event('start')));
  await read(page);
  expect(outside.requests).toEqual([]);
  expect(await readTraces(page)).toEqual({ cookies: [], stored: {} });
});

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
]) {
  test(`at ${width} px yes and no weigh the same, and cover nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(home);
    const [yes, no] = await Promise.all(
      [words.yesText, words.noText].map((name) =>
        button(page, name).evaluate((element) => {
          const { width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
      ),
    );
    expect(yes).toEqual(no);
    expect(yes?.height).toBeGreaterThanOrEqual(44);
    const top = await panelOf(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(height);
    expect(await panelOf(page).evaluate((element) => getComputedStyle(element).position)).toBe('static');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await panelOf(page).scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath(`asked-${width}.png`) });
  });
}

test('a yes by keyboard asks Google for our id alone, now and at every later visit, without being asked again', async ({
  page,
}) => {
  await page.goto(home);
  await button(page, words.yesText).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => outside.requests).toContain(tagUrl);
  // Ours first, then what Google's inline starter says.
  await expect.poll(() => commandsTo(page)).toEqual(['consent', 'set', 'js', 'config']);
  await expectStarterNamed(page, '_next-ga-init');
  await expect(sentenceOf(page)).toHaveText(words.saidYes);
  await expect(button(page, words.yesText)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button(page, words.stopText)).toBeFocused();
  await expectCounted();

  outside.requests.length = 0;
  await page.reload();
  await expectCounted();
  await expect(sentenceOf(page)).toHaveText(words.saidYes);
});

test('a yes before the framework is there is not lost', async ({ page, context }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(home);
  await button(page, words.yesText).click();
  await expect(sentenceOf(page)).toHaveText(words.saidYes);
  expect(outside.requests).toEqual([]);
  release();
  await expect.poll(() => outside.requests).toContain(tagUrl);
});

test('a no is kept, asks for nothing, not even our own scripts, and ends the question', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(home);
  await button(page, words.noText).click();
  for (let visit = 0; visit < 2; visit += 1) {
    await read(page);
    await expect(sentenceOf(page)).toHaveText(words.saidNo);
    expect(await readTraces(page)).toEqual({ cookies: [], stored: { 'visit-counting': 'no' } });
    await page.reload();
  }
  expect(outside.requests).toEqual([]);
  expect(scripts).toEqual([]);
});

test('the answer is changed where it was given: a no after a yes stops Google at once', async ({ page }) => {
  await page.goto(home);
  await button(page, words.noText).click();
  await button(page, words.startText).click();
  await expectCounted();
  expect((await readTraces(page)).cookies).toEqual(['_ga']);

  const reloaded = page.waitForEvent('load');
  await button(page, words.stopText).click();
  await reloaded;
  outside.requests.length = 0;
  await read(page);
  await expect(sentenceOf(page)).toHaveText(words.saidNo);
  expect(outside.requests).toEqual([]);
  expect(await readTraces(page)).toEqual({ cookies: [], stored: { 'visit-counting': 'no' } });
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await page.keyboard.press('Tab');
  await expect(button(page, words.startText)).toBeFocused();
});

test('a no in one tab stops Google in the other', async ({ page, context }) => {
  await remember(context, 'yes');
  await page.goto(home);
  await expectCounted();
  outside.requests.length = 0;
  const other = await context.newPage();
  await other.goto(home);
  await expectCounted();
  const reloaded = page.waitForEvent('load');
  await button(other, words.stopText).click();
  await reloaded;
  await expect(sentenceOf(page)).toHaveText(words.saidNo);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

for (const [signal, name, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`${signal} is a no without a question, and outweighs an older yes`, async ({ page, context }) => {
    await remember(context, 'yes');
    await context.addInitScript(([key, said]) => Object.defineProperty(navigator, key, { get: () => said }), [
      name,
      value,
    ] as const);
    await page.goto(home);
    await read(page);
    await expect(sentenceOf(page)).toHaveText(words.browserSaidNo);
    await expect(panelOf(page).getByRole('button')).toHaveCount(0);
    expect(outside.requests).toEqual([]);
  });
}

test('an address with a query is not counted, not even after a yes', async ({ page, context }) => {
  await remember(context, 'yes');
  await page.goto(`${home}?utm_source=x`);
  await read(page);
  await expect(sentenceOf(page)).toHaveText(words.notHere);
  await expect(panelOf(page).getByRole('button')).toHaveCount(0);
  expect(outside.requests).toEqual([]);
  await page.getByRole('link', { name: words.choiceLink }).click();
  await expect(sentenceOf(page)).toHaveText(words.saidYes);
  await expect.poll(() => outside.requests).toContain(tagUrl);
});

test('no other page counts, or could', async ({ page, context }) => {
  await remember(context, 'yes');
  for (const path of ['booking', 'thank-you', 'no-such-page']) {
    await page.goto(home + path);
    await page.evaluate(() => document.dispatchEvent(new Event('start')));
    await read(page);
    await expect(panelOf(page)).toHaveCount(0);
    const policy = await readPolicy(page);
    expect(policy).toContain('script-src');
    expect(policy).not.toContain('google');
  }
  expect(outside.requests).toEqual([]);
});

test('without scripts nobody is asked', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(home);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(panelOf(page)).toBeHidden();
  await context.close();
});

for (const [colorScheme, width] of [
  ['light', 1440],
  ['dark', 360],
] as const) {
  test(`axe finds nothing in any state of the panel, ${colorScheme} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(home);
    for (const state of ['asked', 'no', 'yes']) {
      if (state === 'no') await button(page, words.noText).click();
      if (state === 'yes') await button(page, words.startText).click();
      await page.screenshot({ path: test.info().outputPath(`${state}.png`) });
      const { violations } = await new AxeBuilder({ page }).include('#visit-counting').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });
}

test('the panel moves nothing as the page loads', async ({ page }) => {
  await page.goto(`${home}#visit-counting`);
  await read(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.001);
});

test('Tag Manager is loaded by its own id, after a yes', async ({ page }) => {
  await page.goto(`${sites.urls[1]}/`);
  await read(page);
  expect(outside.requests).toEqual([]);
  await button(page, words.yesText).click();
  await expect
    .poll(() => outside.requests)
    .toContain(`https://www.googletagmanager.com/gtm.js?id=${managerId}`);
  await expectStarterNamed(page, '_next-gtm-init');
});
