import { expect, type Locator, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { thankYou } from '@/content/thank-you';
import { calendarWaitMs } from '@/lib/scheduling/calendar-state';
import { expectThanks, vendorFrame as frame, isFrameSeen, say, vendorPage } from './support/calendar';
import { emailLink, expectHydrated, expectLinks, phoneLink } from './support/page';
import { expectNoShift } from './support/shifts';
import { type SchedulerSettings, siteUrl, swapScheduler } from './support/swap';

const { words } = calendar;
const leadConnector = {
  provider: 'leadconnector',
  url: 'https://api.leadconnectorhq.com/widget/booking/abc',
};
const ready = ['iframeLoaded'];
const booked = ['msgsndr-booking-complete', { calendarId: 'c' }];
const storedContact = ['set-sticky-contacts', '_ud', '{"email":"pat@example.com","appointment":{"id":"1"}}'];
const waysAround = [
  { text: `${words.callText} ${phoneLink.text}`, href: phoneLink.href },
  { text: `${words.emailText} ${emailLink.text}`, href: emailLink.href },
  { text: words.openText, href: '/demo/calendar' },
];

test.use({
  // Chromium cannot tell which network a page fulfilled by Playwright came from. Without this permission, it does not
  // let such a page open a page of this machine in a frame.
  permissions: ['local-network-access'],
  // During smooth scrolling, the frame would move away from the pointer.
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(async ({ page, context }) => {
  // Every other host responds with a page that only sends the test's messages.
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<input aria-label="Name"><button>Book</button>' }),
  );
  // Keeps the fonts from arriving, so that only the calendar can move anything.
  await page.route('**/*.woff2', (route) => route.abort());
});

/** Opens the booking page with this scheduler. Returns the calendar's URL and the URLs that were requested. */
async function openWith(page: Page, settings: SchedulerSettings) {
  const src = await swapScheduler(page, settings);
  const asked: string[] = [];
  page.on('request', (request) => new URL(request.url()).host === src.host && asked.push(request.url()));
  await page.goto('/booking?utm_source=news&utm_term=sad&email=pat@example.com');
  return { src, asked };
}

/** Expects that screen readers announce this text. */
function expectAnnounced(page: Page, text: string) {
  // The status line contains the text of every state, and shows only the current one.
  return expect(page.getByRole('status')).toContainText(text, { useInnerText: true });
}

test('a calendar loads once with the campaign, and a booking leads to the thank-you page', async ({
  page,
}) => {
  const { src, asked } = await openWith(page, { provider: 'calendly', url: 'https://www.calendly.com/a/b' });
  await expectAnnounced(page, words.announced.loading);
  await say(page, { event: 'calendly.event_type_viewed' });
  await expectAnnounced(page, words.announced.ready);
  await expect(page.getByRole('button', { name: words.tryAgainText })).toBeHidden();
  expect(await isFrameSeen(page)).toBe(true);
  await expectNoShift(page);
  src.searchParams.set('utm_source', 'news');
  expect(asked).toEqual([src.href]);
  const link = page.getByRole('link', { name: words.openText });
  await link.focus();
  await expect(link).toHaveAttribute('href', /\?utm_source=news$/);
  await say(page, { event: 'calendly.event_scheduled' });
  await expectThanks(page);
});

test('a calendar that can be dark is dark in a browser that prefers it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { src, asked } = await openWith(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await vendorPage(page).waitFor({ state: 'attached' });
  src.searchParams.set('utm_source', 'news');
  src.searchParams.set('theme', 'dark');
  expect(asked).toEqual([src.href]);
});

test('the other ways to book come into view above a calendar that is slow to load, and move nothing', async ({
  page,
}) => {
  await openWith(page, leadConnector);
  await expectAnnounced(page, words.announced.loading);
  await expect(page.getByText(words.help).filter({ visible: true }).first()).toBeInViewport();
  await expectNoShift(page);
});

test('a stored contact does not count as a booking until the visitor has used the calendar', async ({
  page,
}) => {
  await swapScheduler(page, leadConnector);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/booking');
    await say(page, ready, storedContact);
    await expectAnnounced(page, words.announced.ready);
  }
  await expect(page).toHaveURL(/\/booking/);
  await frame(page).getByRole('button').click();
  await say(page, storedContact);
  await expectThanks(page);
});

test('a vendor that sends a message and also redirects opens the thank-you page once, without a query', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/');
  await openWith(page, leadConnector);
  await vendorPage(page).evaluate((body, message) => {
    body.querySelector('button')?.addEventListener('click', () => {
      parent.postMessage(message, '*');
      if (top) top.location.href = `${document.referrer}thank-you?email=pat@example.com`;
    });
  }, booked);
  await say(page, ready);
  await frame(page).getByRole('button').click();
  await expectThanks(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/(booking.*)?$/);
});

test('a vendor that redirects inside its frame ends on a thank-you page in the whole window', async ({
  page,
}) => {
  await openWith(page, leadConnector);
  await say(page, ready);
  await vendorPage(page).evaluate(() => location.assign(`${document.referrer}thank-you?name=Pat`));
  await expectThanks(page);
  expect(page.frames()).toHaveLength(1);
});

for (const [what, path] of [
  ['the home page', ''],
  ['the booking page', 'booking'],
  ['a page that is not there', 'gone'],
] as const) {
  test(`a vendor that sends its frame to ${what} of this site opens that in the whole window`, {
    tag: '@deep',
  }, async ({ page }) => {
    await openWith(page, leadConnector);
    await say(page, ready);
    // From here on, the built pages are served.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await vendorPage(page).evaluate((_, to) => location.assign(`${document.referrer}${to}?name=Pat`), path);
    await expect(page).toHaveURL(new RegExp(`/${path}(\\?utm_source=news)?$`));
    await expect(page.locator('main')).toBeVisible();
    // The page in the frame disappears with the frame once the whole window has navigated.
    const shown = () =>
      page.frames().filter((each) => new URL(each.url(), page.url()).pathname === `/${path}`);
    await expect.poll(() => shown().length).toBe(1);
  });
}

test('a vendor may send its frame to the site’s other address, with www.', { tag: '@deep' }, async ({
  page,
}) => {
  // Redirects one address to the other, as a host does.
  await page.route('https://www.clinic.example/**', (route) =>
    route.fulfill({ status: 308, headers: { location: new URL('/thank-you', page.url()).href } }),
  );
  await openWith(page, leadConnector);
  await say(page, ready);
  await vendorPage(page).evaluate(() => location.assign('https://www.clinic.example/thank-you?name=Pat'));
  await expectThanks(page);
});

test.describe('where both addresses serve the site without a redirect', () => {
  const twin = 'https://www.clinic.example';

  test.beforeEach(async ({ page, context }) => {
    const pages = /^https:\/\/(www\.)?clinic\.example\/(?!booking)/;
    await context.route(pages, async (route) => {
      const response = await page.request.get(new URL(route.request().url()).pathname);
      await route.fulfill({ response });
    });
  });

  // A page that is still loading when a test ends is not a failure.
  test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

  /** Opens the booking page at the site's other address (with or without "www."), with a calendar that is ready. */
  async function openTwin(page: Page) {
    await swapScheduler(page, leadConnector);
    await page.goto(`${twin}/booking`);
    await say(page, ready);
    await expectAnnounced(page, words.announced.ready);
  }

  test('a visitor can book at the other address, with or without www., and stays there', {
    tag: '@deep',
  }, async ({ page }) => {
    await openTwin(page);
    await frame(page).getByRole('button').click();
    await say(page, booked);
    await expectThanks(page);
    expect(new URL(page.url()).origin).toBe(twin);
    await page.getByRole('link', { name: thankYou.notBooked.linkText }).click();
    await expect(page).toHaveURL(`${twin}/booking`);
  });

  test('a frame that goes to a page of the same address opens it as the whole page', {
    tag: '@deep',
  }, async ({ page }) => {
    await openTwin(page);
    await vendorPage(page).evaluate((_, to) => location.assign(to), `${twin}/thank-you?name=Pat`);
    await expectThanks(page);
    expect(page.frames()).toHaveLength(1);
  });

  test('if a frame in use goes to the other address, which may not be framed, the notice mentions the email', {
    tag: '@deep',
  }, async ({ page }) => {
    await openTwin(page);
    await vendorPage(page).evaluate((body, to) => {
      body.querySelector('button')?.addEventListener('click', () => location.assign(to));
    }, `${siteUrl}/thank-you?name=Pat`);
    await frame(page).getByRole('button').click();
    await expect(page.getByText(words.lost.title, { exact: true })).toBeVisible();
    await expectLinks(page.locator('[data-scheduling]'), waysAround);
  });
});

test('if a calendar in use goes to a payment host, the notice mentions the email first', async ({ page }) => {
  await openWith(page, leadConnector);
  await say(page, ready);
  await vendorPage(page).evaluate((body) => {
    const pay = () => location.assign('https://checkout.stripe.com/c/pay');
    body.querySelector('button')?.addEventListener('click', pay);
  });
  await frame(page).getByRole('button').click();
  await expect(page.getByText(words.lost.title, { exact: true })).toBeVisible();
  await expectAnnounced(page, words.lost.title);
  await expect(page.getByText(words.blocked.title, { exact: true })).toBeHidden();
  await expectLinks(page.locator('[data-scheduling]'), waysAround);
});

test('if a calendar is refused before anyone used it, the notice mentions no email', async ({ page }) => {
  await openWith(page, leadConnector);
  await say(page, ready);
  await vendorPage(page).evaluate(() => location.assign('https://checkout.stripe.com/c/pay'));
  await expect(page.getByText(words.blocked.title, { exact: true })).toBeVisible();
  await expect(page.getByText(words.lost.title, { exact: true })).toBeHidden();
});

test('a Cal.com calendar without an event is immediately replaced by the notice', async ({ page }) => {
  await openWith(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await say(page, { originator: 'CAL', type: 'linkFailed', data: { code: '404' } });
  await expect(page.getByText(words.stalled.title, { exact: true })).toBeVisible();
});

test('a Cal.com booking counts under its older name, unless the newer one says more', {
  tag: '@deep',
}, async ({ page }) => {
  const named = (type: string, data: object) => ({ originator: 'CAL', type, data });
  await openWith(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await page.clock.install();
  await say(
    page,
    named('bookingSuccessful', { booking: { email: 'pat@example.com' }, confirmed: true }),
    named('bookingSuccessfulV2', { paymentRequired: true }),
  );
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(/\/booking/);
  await page.reload();
  await say(page, named('bookingSuccessful', { booking: { email: 'pat@example.com' }, confirmed: true }));
  await expectThanks(page);
});

test('a calendar that the page’s policy refuses is replaced by other ways to book', async ({ page }) => {
  // Responds like a calendar that has moved to another host.
  const headers = { location: 'https://moved.example/' };
  await page.context().route(/leadconnector/, (route) => route.fulfill({ status: 302, headers }));
  await openWith(page, leadConnector);
  await expect(page.getByText(words.blocked.title, { exact: true })).toBeVisible();
  await expectAnnounced(page, words.blocked.title);
  await expect(page.locator('iframe[data-vendor]')).toBeHidden();
  await expect(page.getByRole('button', { name: words.tryAgainText })).toBeVisible();
  await expect(page.getByRole('button', { name: words.showText })).toBeHidden();
  expect((await page.locator('[data-scheduling]').boundingBox())?.height).toBeLessThan(600);
  await expectNoShift(page);
});

for (const fault of ['silent', 'refused'] as const) {
  test(`a ${fault} calendar is replaced by a notice, can be retried, and can be shown`, async ({ page }) => {
    if (fault === 'refused')
      await page.context().route(/leadconnector/, (route) => route.abort('connectionrefused'));
    await page.clock.install();
    const { asked } = await openWith(page, leadConnector);
    await expect(page.getByText(words.help).first()).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(await isFrameSeen(page)).toBe(false);
    await expect(page.getByText(words.stalled.title, { exact: true })).toBeHidden();
    await page.clock.runFor(calendarWaitMs);
    await expect(page.getByText(words.stalled.title, { exact: true })).toBeVisible();
    expect(await isFrameSeen(page)).toBe(false);
    await expect(page.locator('iframe[data-vendor]')).toHaveAttribute('inert');
    await expectLinks(page.locator('[data-scheduling]'), waysAround);
    await expectNoShift(page);
    const depth = await page.evaluate(() => history.length);
    await expectHydrated(page, 'scheduling-widget');
    await page.getByRole('button', { name: words.tryAgainText }).click();
    await expect(page.getByRole('status')).toBeFocused();
    await expect.poll(() => asked.length).toBe(2);
    await page.clock.runFor(calendarWaitMs);
    // A calendar that has sent nothing may still send a message later, and the page must react to it.
    if (fault === 'silent') await say(page, ready);
    else await page.getByRole('button', { name: words.showText }).click();
    expect(await isFrameSeen(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(depth);
  });
}

test('a notice shows without any request, because a stalled connection could not answer it', async ({
  page,
}) => {
  await page.clock.install();
  const { asked } = await openWith(page, leadConnector);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(calendarWaitMs - 1000);
  await expectHydrated(page, 'scheduling-widget');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.runFor(2000);
  await expect(page.getByRole('button', { name: words.tryAgainText })).toBeVisible();
  await expectLinks(page.locator('[data-scheduling]'), waysAround);
  expect(requests).toEqual([]);
});

test('a silent calendar takes no more room than its notice, and then shows below the other ways to book', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install();
  const { asked } = await openWith(page, leadConnector);
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(calendarWaitMs);
  const show = page.getByRole('button', { name: words.showText });
  await expect(show).toBeVisible();
  expect((await page.locator('[data-scheduling]').boundingBox())?.height).toBeLessThan(500);
  // On a small screen, a visitor has scrolled to the button, and the other ways will be above it.
  await page.setViewportSize({ width: 1440, height: 400 });
  await show.evaluate((button) => button.scrollIntoView());
  await show.click();
  await expect(page.locator('iframe[data-vendor]')).toBeVisible();
  const way = page.locator('[data-scheduling] a[target="_blank"]:visible');
  await expect(way).toHaveCount(1);
  await expect(way).toBeInViewport();
  const [link, calendarFrame] = await Promise.all([
    way.boundingBox(),
    page.locator('iframe[data-vendor]').boundingBox(),
  ]);
  expect(link?.y).toBeLessThan(calendarFrame?.y ?? 0);
});

test('a frame without messages is ready once it has loaded, and never called slow', async ({ page }) => {
  await page.clock.install();
  await openWith(page, { provider: 'frame', url: 'https://book.clinic.example/call' });
  await expectAnnounced(page, words.announced.ready);
  await page.clock.fastForward(60_000);
  await expectAnnounced(page, words.announced.ready);
  await expect(frame(page).getByRole('button')).toBeInViewport();
});

test('a frame without messages that an extension has replaced by a copy is ready once the copy has loaded', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      // Runs after the page has given the frame its URL.
      setTimeout(() => {
        const frame = document.querySelector('iframe[data-vendor]');
        frame?.replaceWith(frame.cloneNode());
      }, 3000);
    }),
  );
  // The first request gets no response.
  let count = 0;
  await page.context().route(/book\.clinic/, (route) => {
    count += 1;
    return count > 1 ? route.fulfill({ contentType: 'text/html', body: '<button>Book</button>' }) : undefined;
  });
  await openWith(page, { provider: 'frame', url: 'https://book.clinic.example/call' });
  await expectAnnounced(page, words.announced.ready);
});

test('a time that the clinic has to confirm shows as requested, not as booked', async ({ page }) => {
  await openWith(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await say(page, { originator: 'CAL', type: 'bookingSuccessfulV2', data: { status: 'PENDING' } });
  await expect(page.getByText(words.requested.title, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/booking/);
  await expectHydrated(page, 'scheduling-widget');
  await page.getByRole('button', { name: words.hideText }).click();
  await expect(page.getByRole('status')).toBeFocused();
  await expect(page.getByText(words.requested.title, { exact: true })).toBeHidden();
});

test('a calendar keeps what was typed and booked while offline', async ({ page, context }) => {
  const { asked } = await openWith(page, leadConnector);
  const offline = page.getByText(words.offline);
  await expect.poll(() => asked.length).toBe(1);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => asked.length).toBe(2);
  await say(page, ready);
  const name = frame(page).getByLabel('Name');
  await name.fill('Pat Example');
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(name).toHaveValue('Pat Example');
  await context.setOffline(true);
  await say(page, booked);
  await expect(page.getByText(words.bookedOffline)).toBeVisible();
  await expect(page).toHaveURL(/\/booking/);
  await context.setOffline(false);
  await expectThanks(page);
});

test('the offline line covers no words, while loading or above a notice', async ({ page, context }) => {
  await openWith(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  async function expectUncovered(text: Locator) {
    await context.setOffline(true);
    await expect(page.getByText(words.offline)).toBeVisible();
    const line = await page.getByText(words.offline).boundingBox();
    const box = await text.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
    await context.setOffline(false);
    await expect(page.getByText(words.offline)).toBeHidden();
  }
  await expectUncovered(page.getByText(words.help).first());
  await say(page, { originator: 'CAL', type: 'bookingSuccessfulV2', data: { status: 'PENDING' } });
  await expectUncovered(page.getByText(words.requested.title, { exact: true }));
});

test('an Acuity booking counts if the frame nested in Acuity’s frame reports it', { tag: '@deep' }, async ({
  page,
}) => {
  const conversion = `<script>top.postMessage({ event: 'acuityBookingComplete' }, '*')</script>`;
  await page.route(/innovation/, (route) => route.fulfill({ contentType: 'text/html', body: conversion }));
  await openWith(page, { provider: 'acuity', url: 'https://a.as.me/' });
  await vendorPage(page).evaluate((body) => {
    const src = 'https://sandbox.acuityinnovation.com/';
    body.append(Object.assign(document.createElement('iframe'), { src }));
  });
  await expectThanks(page);
});
