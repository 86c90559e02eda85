import type { Browser, Locator, Page } from '@playwright/test';
import { visitCounting } from '@/content/analytics';
import { evidence } from '@/content/evidence';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';

/** The phone that Lighthouse emulates. */
export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const laptop = { viewport: { width: 1280, height: 800 } };

/**
 * How long to wait before and after each click or key press, in ms, until all of its events and the paint after them
 * are over. The `click` event is the last of them.
 */
const settleMs = 700;

type Visit = { page: Page; press: (name: string, control: Locator) => Promise<void> };

/** Records how long the browser took from each click or key press to the next frame. Runs in the page. */
function watchEvents() {
  const events: number[] = [];
  Object.assign(window, { events });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) events.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Clears the record and returns its longest time in ms. Browsers record nothing under 16 ms; that counts as 8. */
function takeLongest() {
  const { events } = window as unknown as { events: number[] };
  return Math.max(8, ...events.splice(0));
}

/**
 * Waits until the page has laid out its parts and then, one in each idle period, the text of its closed <details>
 * elements (browser/first-paint.ts). A press before that would be measured together with this work.
 */
export async function waitForLayout(page: Page) {
  await page.locator('[data-parts] footer:not([style])').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    for (const _ of document.querySelectorAll('details'))
      await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Opens a page, waits until it is idle, slows the CPU down fourfold, and calls `act`. */
async function visit(browser: Browser, device: object, url: string, act: (visit: Visit) => Promise<void>) {
  const times: Record<string, number> = {};
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  await page.goto(url, { waitUntil: 'networkidle' });
  await waitForLayout(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  async function press(name: string, control: Locator) {
    await control.scrollIntoViewIfNeeded();
    // A hand reaches a control some time before it presses; the browser handles these movements before the press.
    if (!('hasTouch' in device)) await control.hover();
    await page.waitForTimeout(settleMs);
    await page.evaluate(takeLongest);
    await ('hasTouch' in device ? control.tap() : control.click());
    await page.waitForTimeout(settleMs);
    times[name] = Math.max(times[name] ?? 0, await page.evaluate(takeLongest));
  }
  await act({ page, press });
  await context.close();
  return times;
}

async function pressFolds({ page, press }: Visit) {
  const folds = await page.locator('details').count();
  for (let i = 0; i < folds; i += 1) {
    const summary = page.locator('details > summary').nth(i);
    if (!(await summary.isVisible())) continue;
    // On a laptop, the phases stay open.
    if (await summary.evaluate((one) => getComputedStyle(one).pointerEvents === 'none')) continue;
    await press('open a fold', summary);
    await press('close a fold', summary);
  }
}

async function pressMenu({ page, press }: Visit) {
  const open = page.getByRole('button', { name: navigation.menu.open });
  await press('open the menu', open);
  await press('close the menu', page.getByRole('button', { name: navigation.menu.close }));
  await press('open the menu', open);
  for (const { text } of navigation.links.slice(-1))
    await press('menu link', page.getByRole('dialog').getByRole('link', { name: text }));
}

async function pressFilm({ page, press }: Visit) {
  await press('play', page.locator('.video-play'));
  await press('close the film', page.getByRole('button', { name: heroVideo.words.close }));
}

async function pressNav({ page, press }: Visit) {
  const nav = page.getByRole('navigation', { name: navigation.label });
  for (const { text } of navigation.links) await press('nav link', nav.getByRole('link', { name: text }));
}

async function pressCitation({ page, press }: Visit) {
  const citation = page.getByRole('link', { name: new RegExp(`^${evidence.referenceLabel} \\d`) });
  await press('citation, whose study is in a fold', citation.filter({ visible: true }).first());
}

async function pressConsent({ page, press }: Visit) {
  const box = page.getByRole('checkbox', { name: visitCounting.yesText });
  if (await box.isVisible()) await press('consent', box);
}

/**
 * The longest time from a click or key press to the next frame, in ms, by kind of control, with the CPU slowed down
 * fourfold. Measures all controls on a phone, and on a laptop those that a phone does not show or shows differently.
 *
 * @param url the URL of the site, without a slash at its end
 */
export async function measureInteractions(browser: Browser, url: string) {
  const rows: Record<string, number> = {};
  async function measure(kind: string, device: object, path: string, act: (visit: Visit) => Promise<void>) {
    for (const [name, ms] of Object.entries(await visit(browser, device, url + path, act)))
      rows[`${kind} ${path} ${name}`] = ms;
  }
  for (const { path } of pages) {
    await measure('phone', phone, path, pressMenu);
    await measure('phone', phone, path, pressFolds);
  }
  for (const act of [pressFilm, pressCitation, pressConsent]) await measure('phone', phone, '/', act);
  for (const act of [pressNav, pressFolds, pressFilm]) await measure('laptop', laptop, '/', act);
  return rows;
}
