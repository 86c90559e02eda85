import { expect, type Page, test } from '@playwright/test';
import { frameHeightPx } from '@/lib/scheduling/messages';
import { say, vendorFrame, vendorPage } from './support/calendar';
import { landingPx } from './support/page';
import { phone } from './support/phone';
import { type SchedulerSettings, swapScheduler } from './support/swap';

// A visitor on a phone chooses a time far down a long list, and the next step is short. That step must not end up above
// the viewport, and the page must not move for a visitor who is reading elsewhere.

const listPx = 2200;
const formPx = 1000;

type Vendor = SchedulerSettings & { heightSaid: (px: number) => unknown };

const cal = (type: string, data: object) => ({ originator: 'CAL', type, data });

const vendors: Vendor[] = [
  {
    provider: 'calendly',
    url: 'https://calendly.com/a/b',
    heightSaid: (px) => ({ event: 'calendly.page_height', payload: { height: `${px}px` } }),
  },
  {
    provider: 'leadconnector',
    url: 'https://api.leadconnectorhq.com/widget/booking/abc',
    heightSaid: (px) => `[iFrameSizer]booking:${px}:390:mutationObserver`,
  },
  {
    provider: 'cal',
    url: 'https://cal.com/a/b',
    heightSaid: (px) => cal('__dimensionChanged', { iframeHeight: px }),
  },
];
const [calendly, , calCom] = vendors as [Vendor, Vendor, Vendor];

test.use({
  ...phone,
  viewport: { width: 390, height: 844 },
  permissions: ['local-network-access'],
  // While a page is still scrolling smoothly, its position cannot be compared.
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(async ({ page, context }) => {
  const body = `<style>body { margin: 0 } button { position: absolute; top: 2000px; height: 48px }
    input { position: absolute; top: 20px }</style><input aria-label="Name"><button>4:30 p.m.</button>`;
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/*.woff2', (route) => route.abort());
});

function box(page: Page) {
  return page.locator('iframe[data-vendor]').evaluate((frame) => {
    const { top, height } = frame.getBoundingClientRect();
    return { top: Math.round(top), height };
  });
}

/** Opens the booking page with a calendar as tall as its list of times. */
async function openList(page: Page, vendor: Vendor) {
  await swapScheduler(page, vendor);
  await page.goto('/booking');
  await say(page, vendor.heightSaid(listPx));
  await expect.poll(async () => (await box(page)).height).toBe(listPx);
}

/** Clicks the time far down, and returns the resulting top of the frame. */
async function pressLateTime(page: Page) {
  await vendorFrame(page).getByRole('button').click();
  await settle(page);
  const before = await box(page);
  expect(before.top).toBeLessThan(-900);
  return before;
}

/** Waits until every message sent so far has been handled. */
async function settle(page: Page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

for (const vendor of vendors) {
  test(`${vendor.provider}: after a press far down, a shorter step is scrolled into view`, async ({
    page,
  }) => {
    await openList(page, vendor);
    await pressLateTime(page);
    await say(page, vendor.heightSaid(formPx));
    await expect.poll(() => box(page)).toEqual({ top: landingPx, height: formPx });
  });

  test(`${vendor.provider}: a shorter step does not move a visitor outside the calendar`, async ({
    page,
  }) => {
    await openList(page, vendor);
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    const before = await page.evaluate(() => scrollY);
    await say(page, vendor.heightSaid(formPx));
    await settle(page);
    expect((await box(page)).height).toBe(listPx);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
}

test('a shorter step does not move a visitor who has scrolled on past the calendar', async ({ page }) => {
  await openList(page, calendly);
  await pressLateTime(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await say(page, calendly.heightSaid(formPx), calendly.heightSaid(frameHeightPx.least));
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect((await box(page)).height).toBe(listPx);
});

test('the page does not scroll if a message disappears, or if a step is mostly in view', {
  tag: '@deep',
}, async ({ page }) => {
  await openList(page, calendly);
  const before = await pressLateTime(page);
  await say(page, calendly.heightSaid(listPx - 60));
  await settle(page);
  expect(await box(page)).toEqual(before);
  await vendorFrame(page).getByLabel('Name').focus();
  await page.locator('iframe[data-vendor]').evaluate((frame) => {
    scrollBy({ top: Math.round(frame.getBoundingClientRect().top) + 100, behavior: 'instant' });
  });
  await say(page, calendly.heightSaid(formPx));
  await settle(page);
  expect((await box(page)).top).toBe(-100);
});

test('Cal.com’s new route scrolls to a frame that is a quarter hidden, but not to one less hidden', {
  tag: '@deep',
}, async ({ page }) => {
  await openList(page, calCom);
  await pressLateTime(page);
  const routeChanged = cal('__routeChanged', {});
  await page.locator('iframe[data-vendor]').evaluate((frame) => {
    scrollBy({ top: Math.round(frame.getBoundingClientRect().top) + 540, behavior: 'instant' });
  });
  await say(page, routeChanged);
  await settle(page);
  expect((await box(page)).top).toBe(-540);
  await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
  await say(page, routeChanged);
  await expect.poll(async () => (await box(page)).top).toBe(landingPx);
});

test('Cal.com’s new route and then a shorter height leave no empty space below the step', {
  tag: '@deep',
}, async ({ page }) => {
  await openList(page, calCom);
  await pressLateTime(page);
  await say(page, cal('__routeChanged', {}), calCom.heightSaid(formPx));
  await expect.poll(() => box(page)).toEqual({ top: landingPx, height: formPx });
  // The next height belongs to the same step.
  await say(page, calCom.heightSaid(formPx + 300), calCom.heightSaid(formPx));
  await settle(page);
  expect((await box(page)).height).toBe(formPx + 300);
});

test('the page scrolls as far as Cal.com asks, up to the frame’s edges', { tag: '@deep' }, async ({
  page,
}) => {
  await openList(page, calCom);
  const scroll = (distance: number) => say(page, cal('__scrollByDistance', { distance }));
  await scroll(300);
  await settle(page);
  const untouched = await box(page);
  expect(untouched.top, 'nobody is in the calendar').toBeGreaterThan(0);
  const before = await pressLateTime(page);
  await scroll(-200);
  await expect.poll(async () => (await box(page)).top).toBe(before.top + 200);
  await scroll(-50_000);
  await expect.poll(async () => (await box(page)).top).toBe(landingPx);
  await scroll(50_000);
  await expect.poll(async () => (await box(page)).top + listPx).toBe(844);
});

test('iframe-resizer’s request to scroll sets no height and stays within the frame', {
  tag: '@deep',
}, async ({ page }) => {
  const vendor = vendors[1] as Vendor;
  await openList(page, vendor);
  await pressLateTime(page);
  await say(page, '[iFrameSizer]booking:2900:0:scrollTo', '[iFrameSizer]booking:0:0:scrollTo');
  await expect.poll(() => box(page)).toEqual({ top: landingPx, height: listPx });
  await say(page, '[iFrameSizer]booking:1000:0:scrollToOffset');
  await expect.poll(async () => (await box(page)).top).toBe(landingPx - 1000);
});

test('a press that needs no scrolling leaves the page where it is', { tag: '@deep' }, async ({ page }) => {
  await swapScheduler(page, calendly);
  await page.goto('/booking');
  await say(page, calendly.heightSaid(1500));
  await vendorPage(page).evaluate((body) => body.querySelector('input')?.focus());
  const before = await page.evaluate(() => scrollY);
  await say(page, calendly.heightSaid(950));
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
