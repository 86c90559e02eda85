import { expect, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { thankYou } from '@/content/thank-you';
import { expectThanks, vendorFrame as frame, isFrameSeen, say, vendorPage } from './support/calendar';
import { emailLink, expectHydrated, expectLinks, phoneLink } from './support/page';
import { expectNoShift } from './support/shifts';
import { type SchedulerSettings, siteUrl, swapScheduler } from './support/swap';

const { words } = calendar;
const leadConnector = {
  provider: 'leadconnector',
  url: 'https://api.leadconnectorhq.com/widget/booking/abc',
};
/** How long a calendar may take before it gives way. */
const waitMs = 12_000;
const ready = ['iframeLoaded'];
const booked = ['msgsndr-booking-complete', { calendarId: 'c' }];
const storedContact = ['set-sticky-contacts', '_ud', '{"email":"pat@example.com","appointment":{"id":"1"}}'];
const waysAround = [
  { text: `${words.callText} ${phoneLink.text}`, href: phoneLink.href },
  { text: `${words.emailText} ${emailLink.text}`, href: emailLink.href },
  { text: words.openText, href: '/demo/calendar' },
];

test.use({
  // A page served by way of the test counts as coming from nowhere, and such a page may not ask this machine for a frame.
  permissions: ['local-network-access'],
  // A page that still glides would carry the frame away from under the test's finger.
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(async ({ page, context }) => {
  // Every other host answers with a page that says only what a test has it say.
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<input aria-label="Name"><button>Book</button>' }),
  );
  // The fonts' arrival is another spec's matter: here only the calendar may move things.
  await page.route('**/*.woff2', (route) => route.abort());
});

/** Opens the booking page with this scheduler; tells the calendar's address and with which it was asked for. */
async function openWith(page: Page, settings: SchedulerSettings) {
  const src = await swapScheduler(page, settings);
  const asked: string[] = [];
  page.on('request', (request) => new URL(request.url()).host === src.host && asked.push(request.url()));
  await page.goto('/booking?utm_source=news&utm_term=sad&email=pat@example.com');
  return { src, asked };
}

/** What a screen reader is told. */
function expectAnnounced(page: Page, text: string) {
  // The line holds the words of every state, and shows those of one.
  return expect(page.getByRole('status')).toContainText(text, { useInnerText: true });
}

test('a calendar is asked for once, and takes a booked visitor and the campaign on', async ({ page }) => {
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

test('a stored contact books nothing until the calendar is used, at every visit', async ({ page }) => {
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

test('a vendor that tells and redirects leaves one thank-you page with a bare address', async ({ page }) => {
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

test('a vendor that redirects inside its own frame ends on a whole thank-you page', async ({ page }) => {
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
  test(`a vendor that sends its frame to ${what} of this site opens that as the whole page`, async ({
    page,
  }) => {
    await openWith(page, leadConnector);
    await say(page, ready);
    // From here on pages are the built ones.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await vendorPage(page).evaluate((_, to) => location.assign(`${document.referrer}${to}?name=Pat`), path);
    await expect(page).toHaveURL(new RegExp(`/${path}(\\?utm_source=news)?$`));
    await expect(page.locator('main')).toBeVisible();
    // The page in the frame, and the frame with it, are gone once the whole page has been opened.
    const shown = () =>
      page.frames().filter((each) => new URL(each.url(), page.url()).pathname === `/${path}`);
    await expect.poll(() => shown().length).toBe(1);
  });
}

test('a vendor that sends its frame to the site’s other address, with www., gets there', async ({ page }) => {
  // As hosts do, the one address redirects to the other.
  await page.route('https://www.clinic.example/**', (route) =>
    route.fulfill({ status: 308, headers: { location: new URL('/thank-you', page.url()).href } }),
  );
  await openWith(page, leadConnector);
  await say(page, ready);
  await vendorPage(page).evaluate(() => location.assign('https://www.clinic.example/thank-you?name=Pat'));
  await expectThanks(page);
});

test.describe('on a host that serves the site at two addresses', () => {
  const twin = 'https://www.clinic.example';

  test.beforeEach(async ({ page, context }) => {
    const pages = /^https:\/\/(www\.)?clinic\.example\/(?!booking)/;
    await context.route(pages, async (route) => {
      const response = await page.request.get(new URL(route.request().url()).pathname);
      await route.fulfill({ response });
    });
  });

  /** Opens the booking page at the address that SITE_URL does not name, with a calendar that is ready. */
  async function openTwin(page: Page) {
    await swapScheduler(page, leadConnector);
    await page.goto(`${twin}/booking`);
    await say(page, ready);
    await expectAnnounced(page, words.announced.ready);
  }

  test('the one that SITE_URL does not name books, and keeps the visitor', async ({ page }) => {
    await openTwin(page);
    await frame(page).getByRole('button').click();
    await say(page, booked);
    await expectThanks(page);
    expect(new URL(page.url()).origin).toBe(twin);
    await page.getByRole('link', { name: thankYou.notBooked.linkText }).click();
    await expect(page).toHaveURL(`${twin}/booking`);
  });

  test('a frame that is sent to a page of the same one leaves its calendar', async ({ page }) => {
    await openTwin(page);
    await vendorPage(page).evaluate((_, to) => location.assign(to), `${twin}/thank-you?name=Pat`);
    await expectThanks(page);
    expect(page.frames()).toHaveLength(1);
  });

  test('a frame in use that is sent to the other one, which no page here may frame, speaks of the email', async ({
    page,
  }) => {
    await openTwin(page);
    await vendorPage(page).evaluate((body, to) => {
      body.querySelector('button')?.addEventListener('click', () => location.assign(to));
    }, `${siteUrl}/thank-you?name=Pat`);
    await frame(page).getByRole('button').click();
    await expect(page.getByText(words.lost.title, { exact: true })).toBeVisible();
    await expectLinks(page.locator('[data-scheduling]'), waysAround);
  });
});

test('a calendar in use that goes to a payment host speaks of the email first', async ({ page }) => {
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

test('a calendar that is refused before anyone used it says nothing of an email', async ({ page }) => {
  await openWith(page, leadConnector);
  await say(page, ready);
  await vendorPage(page).evaluate(() => location.assign('https://checkout.stripe.com/c/pay'));
  await expect(page.getByText(words.blocked.title, { exact: true })).toBeVisible();
  await expect(page.getByText(words.lost.title, { exact: true })).toBeHidden();
});

test('a Cal.com calendar without an event gives way at once', async ({ page }) => {
  await openWith(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await say(page, { originator: 'CAL', type: 'linkFailed', data: { code: '404' } });
  await expect(page.getByText(words.stalled.title, { exact: true })).toBeVisible();
});

test('a Cal.com booking is heard by its older name, unless the newer one says more', async ({ page }) => {
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

test('a calendar that the page’s policy refuses shrinks to the ways around it', async ({ page }) => {
  // As of a calendar that has moved to another host.
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
  test(`a ${fault} calendar gives way, can be tried again, and shown`, async ({ page }) => {
    if (fault === 'refused')
      await page.context().route(/leadconnector/, (route) => route.abort('connectionrefused'));
    await page.clock.install();
    const { asked } = await openWith(page, leadConnector);
    await expect(page.getByText(words.help).first()).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(await isFrameSeen(page)).toBe(false);
    await expect(page.getByText(words.stalled.title, { exact: true })).toBeHidden();
    await page.clock.runFor(waitMs);
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
    await page.clock.runFor(waitMs);
    // What is silent may speak after all, and be heard.
    if (fault === 'silent') await say(page, ready);
    else await page.getByRole('button', { name: words.showText }).click();
    expect(await isFrameSeen(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(depth);
  });
}

test('a plain frame is ready once it has loaded and never told as slow', async ({ page }) => {
  await page.clock.install();
  await openWith(page, { provider: 'frame', url: 'https://book.clinic.example/call' });
  await expectAnnounced(page, words.announced.ready);
  await page.clock.fastForward(60_000);
  await expectAnnounced(page, words.announced.ready);
  await expect(frame(page).getByRole('button')).toBeInViewport();
});

test('a time that the clinic has to confirm is told as asked for, not as booked', async ({ page }) => {
  await openWith(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await say(page, { originator: 'CAL', type: 'bookingSuccessfulV2', data: { status: 'PENDING' } });
  await expect(page.getByText(words.requested.title, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/booking/);
  await expectHydrated(page, 'scheduling-widget');
  await page.getByRole('button', { name: words.hideText }).click();
  await expect(page.getByRole('status')).toBeFocused();
  await expect(page.getByText(words.requested.title, { exact: true })).toBeHidden();
});

test('a calendar outlives being offline, with what was typed and booked', async ({ page, context }) => {
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

test('an Acuity booking is heard from the frame inside the frame', async ({ page }) => {
  const conversion = `<script>top.postMessage({ event: 'acuityBookingComplete' }, '*')</script>`;
  await page.route(/innovation/, (route) => route.fulfill({ contentType: 'text/html', body: conversion }));
  await openWith(page, { provider: 'acuity', url: 'https://a.as.me/' });
  await vendorPage(page).evaluate((body) => {
    const src = 'https://sandbox.acuityinnovation.com/';
    body.append(Object.assign(document.createElement('iframe'), { src }));
  });
  await expectThanks(page);
});
