import { execSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { visitCounting as words } from '@/content/analytics';
import { startServer } from '@/scripts/serve';
import { copyProject } from './support/fixture-clinic';
import { axeFindings } from './support/page';

/**
 * Imitates Google's code on a page: sets its cookies, sends a hit, and listens to clicks and taps. When the page is
 * left, it sets a cookie again and sends what it has collected, in every way that a page can send. A test makes it do
 * the same while the page stays open, by calling `sendAll`. With `sendSlowly` it sends what a test leaves unanswered.
 */
const googleStandIn = `
  document.cookie = '_ga=GA1.1.1.1; path=/';
  const hit = 'https://region1.google-analytics.com/g/collect';
  fetch(hit, { method: 'POST', mode: 'no-cors' });
  function leave() {
    document.cookie = '_ga_A1B2C3D4E5=GS1.1.1.1; path=/; max-age=9999';
    navigator.sendBeacon(hit + '?en=user_engagement');
    fetch(hit + '?en=scroll', { method: 'POST', mode: 'no-cors', keepalive: true });
    new Image().src = hit + '?en=image';
    const request = new XMLHttpRequest();
    request.open('POST', hit + '?en=request');
    request.send();
  }
  window.sendAll = () => {
    leave();
    document.head.append(Object.assign(document.createElement('script'), { src: hit + '?en=script' }));
  };
  window.sendSlowly = () => {
    fetch(hit + '?slow', { method: 'POST', mode: 'no-cors', keepalive: true });
    new Image().src = hit + '?slow';
    document.head.append(Object.assign(document.createElement('script'), { src: hit + '?slow' }));
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && leave());
  document.addEventListener('visibilitychange', leave);
  window.heard = [];
  window.addEventListener('pointerdown', ({ target }) => window.heard.push(target.closest('a')?.protocol), true);
`;

// In one worker, so that the build is made only once.
test.describe.configure({ mode: 'default' });

const parent = join(tmpdir(), `counting-${process.pid}`);
let server: Awaited<ReturnType<typeof startServer>>;
const google = ['www.googletagmanager.com', 'region1.google-analytics.com'];
/** The hosts of other companies that were requested, in order. */
let asked: string[];

test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  const cwd = join(parent, 'copy');
  copyProject(cwd);
  execSync('npm run build', { cwd, env: { ...process.env, ANALYTICS_ID: 'G-A1B2C3D4E5' } });
  server = await startServer({ dir: join(cwd, 'out'), port: 0 });
});
test.afterAll(async () => {
  await server?.close();
  rmSync(parent, { recursive: true });
});
test.beforeEach(async ({ page, context }) => {
  asked = [];
  await context.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/javascript', body: googleStandIn });
  });
  await page.goto(`${server.url}/?utm_source=news&utm_campaign=fall&utm_term=secret&email=pat%40example.com`);
});

function panel(page: Page) {
  return page.getByRole('region', { name: words.title });
}

function yes(page: Page) {
  return page.getByRole('checkbox', { name: words.yesText });
}

/** Consents in `page`, and opens another tab of the site. Returns that tab once both have been counted. */
async function countAndOpenAnotherTab(page: Page) {
  await yes(page).check();
  await expect.poll(() => asked).toEqual(google);
  const other = await page.context().newPage();
  await other.goto(server.url);
  await expect.poll(() => asked).toEqual([...google, ...google]);
  return other;
}

test('until consent is withdrawn, the address without its query and the campaign are counted', async ({
  page,
  context,
}) => {
  await page.reload({ waitUntil: 'networkidle' });
  await expect(yes(page)).not.toBeChecked();
  expect([asked, await context.storageState()]).toEqual([[], { cookies: [], origins: [] }]);
  await yes(page).check();
  await expect.poll(() => asked).toEqual(google);
  const told = await page.evaluate<string>('JSON.stringify(dataLayer.map((command) => [...command]))');
  const parts = ['"cookie_domain":"none"', '"news"', '"fall"', '"config"'];
  for (const part of [`"page_location":"${server.url}/"`, ...parts]) expect(told).toContain(part);
  expect(told).not.toMatch(/secret|example\.com/);
  for (const start of ['#', 'tel:', 'mailto:'])
    await page.locator(`footer a[href^="${start}"]`).first().dispatchEvent('pointerdown');
  expect(await page.evaluate('heard'), 'where links lead whose presses it heard').toEqual(['http:']);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(yes(page)).toBeChecked();
  expect(asked.filter((host) => host === google[0])).toHaveLength(2);
  asked = [];
  await yes(page).press('Space');
  await expect(yes(page)).not.toBeChecked();
  await expect.poll(() => page.evaluate('window.dataLayer')).toBe(undefined);
  await expect(yes(page)).toBeFocused();
  await page.goto(`${server.url}/booking`, { waitUntil: 'networkidle' });
  expect(asked, 'what was sent after the no').toEqual([]);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});

test('withdrawing consent in one tab stops counting in the others', async ({ page, context }) => {
  const other = await countAndOpenAnotherTab(page);
  await expect(yes(other)).toBeChecked();
  asked = [];
  await yes(other).uncheck();
  for (const tab of [page, other]) {
    await expect(yes(tab)).not.toBeChecked();
    await expect.poll(() => tab.evaluate('window.dataLayer')).toBe(undefined);
    await tab.goto(`${server.url}/booking`, { waitUntil: 'networkidle' });
  }
  expect(asked).toEqual([]);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});

test('a tab that is busy when consent is withdrawn in another sends and stores nothing afterwards', async ({
  page,
  context,
}) => {
  const other = await countAndOpenAnotherTab(page);
  asked = [];
  // The page cannot receive a message from the other tab until this function returns.
  const seen = page.evaluate(() => {
    const latest = Date.now() + 20_000;
    while (document.cookie.includes('visit-counting') && Date.now() < latest);
    const isWithdrawn = !document.cookie.includes('visit-counting');
    (window as unknown as { sendAll(): void }).sendAll();
    return { isWithdrawn, cookies: document.cookie };
  });
  await yes(other).uncheck();
  expect(await seen).toEqual({ isWithdrawn: true, cookies: '' });
  await expect(yes(page)).not.toBeChecked();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});

test('what waits for a connection when consent is withdrawn in another tab is not sent', async ({ page }) => {
  const other = await countAndOpenAnotherTab(page);
  // On this slow network nothing gets an answer, not even the page when it reloads.
  const canceled: string[] = [];
  page.on('requestfailed', (request) => canceled.push(request.resourceType()));
  let answer: (() => void) | undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let waiting = 0;
  await page.route(/\?slow$/, () => {
    waiting++;
  });
  await page.route(`${server.url}/*`, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.evaluate('sendSlowly()');
  await expect.poll(() => waiting).toBe(3);
  await yes(other).uncheck();
  await expect.poll(() => canceled.toSorted()).toEqual(['fetch', 'image', 'script']);
  answer?.();
  await expect(yes(page)).not.toBeChecked();
});

test('a tab that was open before consent was given in another shows it when it is seen again', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto(server.url, { waitUntil: 'networkidle' });
  await yes(other).check();
  await expect(yes(page)).not.toBeChecked();
  // Playwright shows all tabs at once, so none of them becomes visible by itself.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(yes(page)).toBeChecked();
  await expect.poll(() => page.evaluate('Boolean(window.dataLayer)')).toBe(true);
});

test('a page that resumes after consent was withdrawn elsewhere stops counting', async ({
  page,
  context,
}) => {
  await yes(page).check();
  await expect.poll(() => asked).toEqual(google);
  asked = [];
  // Deletes the cookies without notifying this page. Another tab would do the same while this page is frozen.
  await context.clearCookies();
  // Later, because the page then loads again, which may otherwise interrupt this call.
  await page.evaluate(() => {
    setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  await expect(yes(page)).not.toBeChecked();
  await expect.poll(() => page.evaluate('window.dataLayer')).toBe(undefined);
  await page.goto(`${server.url}/booking`, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] });
});

for (const [signal, value] of Object.entries({ globalPrivacyControl: true, doNotTrack: '1' })) {
  test(`${signal} outweighs an earlier consent`, async ({ page }) => {
    await yes(page).check();
    await expect.poll(() => asked).toEqual(google);
    const signals = { [signal]: { value } };
    await page.addInitScript((added) => Object.defineProperties(navigator, added), signals);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(panel(page).getByText(words.browserSaidNo)).toBeVisible();
    await expect(yes(page)).toBeDisabled();
    await expect(yes(page)).not.toBeChecked();
    expect(asked).toEqual(google);
  });
}

test('in a browser that blocks cookies, consent lasts for this page', async ({ page }) => {
  await page.evaluate(() => Object.defineProperty(document, 'cookie', { get: () => '', set() {} }));
  await yes(page).check();
  await expect.poll(() => asked).toEqual(google);
  await page.reload();
  await expect(yes(page)).not.toBeChecked();
});

test('nobody is asked without scripts, nor on another page', async ({ browser, request }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(server.url);
  await expect(panel(page)).toBeHidden();
  for (const path of ['/booking', '/thank-you', '/no-such-page'])
    expect(await (await request.get(server.url + path)).text()).not.toContain('google');
});

test('on a phone axe has no findings, and the checkbox is large enough to tap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await axeFindings(page, { part: '#visit-counting' })).toEqual([]);
  const label = panel(page).locator('label');
  expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await label.click();
  await expect(yes(page)).toBeChecked();
});
