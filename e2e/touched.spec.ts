import { expect, type Page, test } from '@playwright/test';
import { booking, calendar } from '@/content/booking';
import { calendarWaitMs } from '@/lib/scheduling/calendar-state';
import { say } from './support/calendar';
import { emailLink, phoneLink } from './support/page';
import { swapScheduler } from './support/swap';
import { commonTouches, type Touch, touches, touchWhenParsed } from './support/touches';

// What browsers and their extensions do to a page while its calendar is silent, late or needs attention. The page must
// keep its text, its notices, every way to book without the calendar, and the calendar.

const { words } = calendar;

/** Opens the booking page with a Cal.com calendar that sends nothing by itself, and applies the change. */
async function openTouched(page: Page, { touch, isLater }: Touch) {
  await page
    .context()
    .route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<input aria-label="Name"><button>Book</button>' }),
    );
  await swapScheduler(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await page.clock.install();
  if (!isLater) await touchWhenParsed(page, touch);
  await page.goto('/booking');
  await wait(page, 4000);
  if (isLater) await page.evaluate(touch);
}

/** Waits, and lets scripts that were requested meanwhile arrive and run. */
async function wait(page: Page, ms: number) {
  await page.clock.runFor(ms);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1);
}

/** Makes the calendar send a message as Cal.com does. */
function sayAsCal(page: Page, type: string, data: object) {
  return say(page, { originator: 'CAL', type, data });
}

/** The text of the calendar's part of the page. */
async function readCalendar(page: Page) {
  const text = await page.locator('[data-scheduling]').innerText();
  return text.replaceAll(/\s+/g, ' ');
}

/** Expects the page, and every way to book that does not need the frame. */
async function expectWays(page: Page) {
  await expect(page.locator('h1')).toContainText(booking.title);
  for (const href of [phoneLink.href, emailLink.href])
    await expect(page.locator(`[data-scheduling] a[href="${href}"]:visible`).first()).toBeInViewport();
  await expect(page.locator('[data-scheduling] a[target="_blank"]:visible').first()).toBeVisible();
}

async function expectFrame(page: Page) {
  await expect(page.locator('iframe[data-vendor]')).toBeVisible();
  await expect(page.locator('iframe[data-vendor]')).not.toHaveAttribute('inert');
  await page.frameLocator('iframe[data-vendor]').getByRole('button').click();
}

test.use({ permissions: ['local-network-access'] });

let errors: string[];
test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
});
test.afterEach(() => expect(errors).toEqual([]));

for (const touched of touches) {
  const tag = commonTouches.includes(touched) ? [] : '@deep';
  test(`changed by ${touched.by}, a page with a silent calendar keeps every way to book`, { tag }, async ({
    page,
  }) => {
    await openTouched(page, touched);
    if (touched.speaks) await sayAsCal(page, 'linkReady', {});
    await wait(page, calendarWaitMs);
    const notice = touched.takesFrame ? words.blocked : words.stalled;
    await expect.poll(() => readCalendar(page)).toContain(notice.title);
    await page.locator('[data-scheduling]').scrollIntoViewIfNeeded();
    await expectWays(page);
    if (touched.takesFrame) return;
    await sayAsCal(page, 'linkReady', {});
    await expect.poll(() => readCalendar(page)).not.toContain(notice.title);
    await expectFrame(page);
  });

  if (!touched.takesFrame)
    test(`changed by ${touched.by}, a page shows a late calendar and its requests`, { tag }, async ({
      page,
    }) => {
      await openTouched(page, touched);
      await wait(page, 4000);
      await sayAsCal(page, 'linkReady', {});
      await expectFrame(page);
      await wait(page, calendarWaitMs);
      await sayAsCal(page, 'bookingSuccessfulV2', { status: 'PENDING' });
      await expect.poll(() => readCalendar(page)).toContain(words.requested.title);
      await expect(page.locator('h1')).toContainText(booking.title);
      await page.locator('[data-scheduling] button:visible').last().click();
      await expect.poll(() => readCalendar(page)).not.toContain(words.requested.title);
      await expectFrame(page);
    });
}
