import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { evidence } from '@/content/evidence';
import { navigation } from '@/content/site';
import { waitForLayout } from '@/scripts/interactions';
import { phone } from './support/phone';

// `npm run bench` measures how long a click takes. These tests count what makes it slow on a phone: computing styles
// takes a millisecond or more per hundred elements.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type TraceEvent = { name: string; args?: { elementCount?: number } };

/** Returns the largest number of elements whose styles the browser computed in one pass during `act`. */
async function countRestyled(browser: Browser, page: Page, act: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  // Waits for two frames, because the page responds to the click in the first.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const restyles = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(0, ...restyles.map(({ args }) => args?.elementCount ?? 0));
}

/** Opens the home page, waits until it is laid out, and returns a tenth of its number of elements. */
async function open(page: Page) {
  await page.goto('/');
  await waitForLayout(page);
  return (await page.locator('body *').count()) / 10;
}

/** Clicks a control, which must change the styles of less than a tenth of the page's elements. */
async function expectLittle(browser: Browser, page: Page, control: Locator, tenth: number) {
  await control.scrollIntoViewIfNeeded();
  const name = await control.innerText();
  expect(await countRestyled(browser, page, () => control.click()), name).toBeLessThan(tenth);
}

test('a press on a section link restyles little of the page', async ({ browser, page }) => {
  const tenth = await open(page);
  const nav = page.getByRole('navigation', { name: navigation.label });
  for (const link of await nav.getByRole('link').all()) await expectLittle(browser, page, link, tenth);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a press on a citation whose study is in a fold restyles little of the page', async ({
    browser,
    page,
  }) => {
    const tenth = await open(page);
    const citation = page.getByRole('link', { name: new RegExp(`^${evidence.referenceLabel} \\d`) });
    await expectLittle(browser, page, citation.filter({ visible: true }).first(), tenth);
  });

  test('a press on a fold restyles little of the page', async ({ browser, page }) => {
    const tenth = await open(page);
    for (const fold of await page.locator('details > summary').filter({ visible: true }).all())
      for (const _ of ['open', 'close']) await expectLittle(browser, page, fold, tenth);
  });
});
