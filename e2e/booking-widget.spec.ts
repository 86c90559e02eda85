import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { thankYou } from '@/content/thank-you';
import { expectNoShift, watchShifts } from './support/shifts';
import { type FramePlace, swapScheduler } from './support/swap-scheduler';
import { type StandIn, startStandIn } from './support/vendor-stand-in';

const { words } = calendar;
const utm = 'utm_source=news&utm_campaign=fall%20start';

// A page served by way of the test counts as coming from nowhere, and such a page may not ask this machine for a frame.
test.use({
  permissions: ['local-network-access'],
  // A page that still glides would carry the frame away from under the test's finger.
  contextOptions: { reducedMotion: 'reduce' },
});

// Shared machines are slow; none of these tests waits for its own sake longer than 15 s.
test.describe.configure({ timeout: 60_000 });

let vendor: StandIn;
let stranger: StandIn;

test.beforeAll(async () => {
  vendor = await startStandIn();
  stranger = await startStandIn('localhost');
});

test.afterAll(async () => {
  await vendor.close();
  await stranger.close();
});

test.beforeEach(async ({ page }) => {
  vendor.requests.length = 0;
  stranger.requests.length = 0;
  // The fonts' arrival is another spec's matter (stability.spec.ts): here only the calendar may move things.
  await page.route('**/*.woff2', (route) => route.abort());
  // The states' component starts when it is needed; here it is needed at once (see booking.spec.ts for when it is not).
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.dispatchEvent(new Event('load-framework')));
  });
  await watchShifts(page);
});

function place(dialect: string, query = '', more: Partial<FramePlace> = {}): FramePlace {
  return {
    vendor: dialect,
    src: vendor.calendarUrl(`dialect=${dialect}${query}`),
    origins: [vendor.origin],
    ...more,
  };
}

function status(page: Page) {
  return page.getByRole('status');
}

function panel(page: Page) {
  return page.getByRole('button', { name: words.tryAgainText });
}

function calendarFrame(page: Page) {
  return page.frameLocator('iframe[data-vendor]');
}

/** The wait for its first word begins with this, after the first paint; `goto` does not wait for it. */
async function expectAskedFor(page: Page) {
  await expect(page.locator('iframe[data-vendor]')).toBeVisible();
}

function calendarRequests() {
  return vendor.requests.filter((url) => url.startsWith('/demo/calendar.html'));
}

async function book(page: Page) {
  const frame = calendarFrame(page);
  // The frame grows as it is used; on a busy machine a tap can land where a button has just been. A person taps again.
  await expect(async () => {
    await frame.getByRole('button', { name: 'Next month' }).click();
    await frame.locator('#days button:enabled').first().click();
    await frame.locator('#times button').first().click();
    await expect(frame.getByLabel('Name')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await frame.getByLabel('Name').fill('Pat Example');
  await frame.getByLabel(/Phone/).fill('2025550142');
  await frame.getByLabel(/Email/).fill('pat@example.com');
  await frame.getByRole('button', { name: 'Schedule the call' }).click();
}

async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: thankYou.title })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page).toHaveURL(/\/thank-you$/);
}

/** Holds the framework's scripts back, as a slow network would, until the returned function is called. */
async function holdFramework(page: Page) {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

for (const dialect of ['demo', 'leadconnector', 'calendly', 'cal', 'acuity', 'hubspot']) {
  const tag = ['leadconnector', 'demo'].includes(dialect) ? [] : '@deep';
  test(`a ${dialect} calendar is asked for once, says it is ready and takes a booked visitor on`, {
    tag,
  }, async ({ page }) => {
    await swapScheduler(page, place(dialect));
    await page.goto(`/booking?${utm}`);
    await expect(status(page)).toHaveText(words.announced.ready);
    await expect(panel(page)).toBeHidden();
    await expectNoShift(page);
    expect(calendarRequests()).toEqual([
      `/demo/calendar.html?dialect=${dialect}&utm_source=news&utm_campaign=fall+start`,
    ]);
    await book(page);
    await expectThanks(page);
  });
}

test('the page’s own words are painted before the calendar is asked for', async ({ page }) => {
  await swapScheduler(page, place('leadconnector'));
  await page.goto('/booking');
  await expect(status(page)).toHaveText(words.announced.ready);
  const [paintedMs, askedMs] = await page.evaluate(() =>
    [
      performance.getEntriesByName('first-contentful-paint'),
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/demo/calendar.html')),
    ].map((entries) => entries[0]?.startTime ?? Number.NaN),
  );
  expect(askedMs).toBeGreaterThan(paintedMs as number);
});

test('the phone kind of LeadConnector calendar is known by its appointment', { tag: '@deep' }, async ({
  page,
}) => {
  await swapScheduler(page, {
    ...place('leadconnector'),
    src: vendor.calendarUrl('dialect=leadconnector-phone'),
  });
  await page.goto('/booking');
  await expect(status(page)).toHaveText(words.announced.ready);
  await book(page);
  await expectThanks(page);
});

for (const query of ['&road=message', '&road=redirect', '&road=both', '&fault=double']) {
  const tag = query === '&road=both' ? [] : '@deep';
  test(`a booked visitor arrives once, with a bare address, by the road ${query}`, { tag }, async ({
    page,
  }) => {
    await swapScheduler(page, place('leadconnector', query));
    await page.goto('/');
    await page.goto('/booking');
    await book(page);
    await expectThanks(page);
    // Whatever the second road still sends has time to arrive.
    await page.waitForTimeout(500);
    await expectThanks(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/(booking)?$/);
  });
}

test('an Acuity booking is heard from the frame inside the frame, and from no other', async ({ page }) => {
  const nested = `${stranger.origin}/conversion`;
  const src = `${vendor.origin}/nested?inner=${encodeURIComponent(nested)}`;
  await swapScheduler(page, {
    ...place('acuity'),
    src,
    nestedOrigins: ['https://sandbox.acuityinnovation.com'],
  });
  await page.goto('/booking');
  await expect(calendarFrame(page).getByText('calendar')).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/booking$/);
  await page.unroute(/\/booking(\?.*)?$/);
  await swapScheduler(page, { ...place('acuity'), src, nestedOrigins: [stranger.origin] });
  await page.goto('/booking');
  await expectThanks(page);
});

test('a frame whose page comes from another origin is not believed', async ({ page }) => {
  await swapScheduler(page, {
    ...place('leadconnector'),
    src: `${stranger.origin}/hostile`,
    frameSrc: `${vendor.origin} ${stranger.origin}`,
  });
  await page.goto('/booking');
  await expect.poll(() => stranger.requests).toContain('/hostile');
  await page.waitForTimeout(500);
  await expect(status(page)).toHaveText(words.announced.loading);
  await expect(page).toHaveURL(/\/booking$/);
});

test('2,000 hostile messages from the page itself and from a stranger change nothing', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await swapScheduler(page, place('leadconnector', '', { frameSrc: `${vendor.origin} ${stranger.origin}` }));
  await page.goto('/booking');
  await expect(status(page)).toHaveText(words.announced.ready);
  const before = await page.locator('iframe[data-vendor]').boundingBox();
  await page.evaluate(async (hostileUrl) => {
    const intruder = document.createElement('iframe');
    intruder.src = hostileUrl;
    document.body.append(intruder);
    await new Promise((done) => intruder.addEventListener('load', done));
    const bait = [
      null,
      ['msgsndr-booking-complete', {}],
      ['set-sticky-contacts', '_ud', '{"appointment":{"id":"1"},"email":"pat@example.com"}'],
      ['highlevel.setHeight', { height: 2900 }],
      '[iFrameSizer]booking:2900:1:init',
      { demo: 'booked' },
      'x'.repeat(1e6),
    ];
    for (let index = 0; index < 2000; index += 1) window.postMessage(bait[index % bait.length], '*');
    await new Promise((done) => setTimeout(done, 300));
  }, `${stranger.origin}/hostile`);
  await expect(status(page)).toHaveText(words.announced.ready);
  expect(await page.locator('iframe[data-vendor]').boundingBox()).toEqual(before);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(errors).toEqual([]);
});

test('without scripts the calendar is asked for once and the ways around it are in view', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    permissions: ['local-network-access'],
  });
  const page = await context.newPage();
  await swapScheduler(page, place('leadconnector'));
  await page.goto(`/booking?${utm}`);
  await expect(calendarFrame(page).getByLabel('Name')).toBeVisible();
  await expect(page.getByTitle(calendar.frameTitle)).toHaveCSS('height', '900px');
  await expect(page.getByRole('link', { name: words.openText })).toBeVisible();
  expect(calendarRequests()).toEqual(['/demo/calendar.html?dialect=leadconnector']);
  await context.close();
});

test('a booking made before the framework starts is not lost', async ({ page }) => {
  await holdFramework(page);
  await swapScheduler(page, place('leadconnector'));
  await page.goto('/booking', { waitUntil: 'commit' });
  await book(page);
  await expectThanks(page);
});

test('a framework that starts 15 s late finds a calendar ready and says so', async ({ page }) => {
  await page.clock.install();
  const release = await holdFramework(page);
  await swapScheduler(page, place('leadconnector'));
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(calendarFrame(page).getByRole('button', { name: 'Next month' })).toBeVisible();
  await page.clock.fastForward(15_000);
  release();
  await expect(status(page)).toHaveText(words.announced.ready);
  await expect(panel(page)).toBeHidden();
  expect(calendarRequests()).toHaveLength(1);
  await expectNoShift(page);
});

test('a framework that starts late on a silent calendar shows the ways around it at once', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdFramework(page);
  await swapScheduler(page, place('leadconnector', '&fault=silent'));
  await page.goto('/booking', { waitUntil: 'commit' });
  await expect(calendarFrame(page).getByRole('button', { name: 'Next month' })).toBeVisible();
  await page.clock.fastForward(15_000);
  release();
  await expect(panel(page)).toBeVisible({ timeout: 3000 });
});

const failures: Record<string, () => Partial<FramePlace>> = {
  'a calendar on a host that refuses': () => ({
    src: 'http://127.0.0.1:9/calendar',
    origins: ['http://127.0.0.1:9'],
  }),
  'a calendar that forbids framing': () => ({ src: `${vendor.origin}/deny` }),
  'a calendar that hangs': () => ({ src: `${vendor.origin}/hang` }),
  'a calendar that loads and stays silent': () => ({
    src: vendor.calendarUrl('dialect=leadconnector&fault=silent'),
  }),
  'a renamed Cal.com calendar': () => ({
    vendor: 'cal',
    src: vendor.calendarUrl('dialect=cal&fault=silent'),
  }),
};

for (const [name, change] of Object.entries(failures)) {
  // To the page the others are a silent calendar as well.
  const tag = /refuses|silent/.test(name) ? [] : '@deep';
  test(`${name} gets every way around it after 12 s, and the frame stays`, { tag }, async ({ page }) => {
    await page.clock.install();
    await swapScheduler(page, { ...place('leadconnector'), ...change() });
    await page.goto(`/booking?${utm}`, { waitUntil: 'commit' });
    await expectAskedFor(page);
    await expect(status(page)).toHaveText(words.announced.loading);
    await page.clock.fastForward(8000);
    await expect(panel(page)).toBeHidden();
    await page.clock.fastForward(5000);
    await expect(panel(page)).toBeVisible();
    await expect(status(page)).toContainText(words.stalled.title);
    await expect(page.locator('iframe[data-vendor]')).toHaveCount(1);
    for (const link of await page.getByRole('link', { name: words.openText }).all()) {
      await expect(link).toHaveAttribute('href', /utm_source=news/);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expectNoShift(page);
  });
}

test('a calendar that speaks after all puts the notice away and can be booked', async ({ page }) => {
  await page.clock.install();
  await swapScheduler(page, place('leadconnector', '&fault=slow&wait=20000'));
  await page.goto('/booking');
  await expect(calendarFrame(page).getByRole('button', { name: 'Next month' })).toBeVisible();
  await page.clock.fastForward(13_000);
  await expect(panel(page)).toBeVisible();
  await page.clock.fastForward(8000);
  await expect(panel(page)).toBeHidden();
  await expect(status(page)).toHaveText(words.announced.ready);
  await expectNoShift(page);
  await book(page);
  await expectThanks(page);
});

test('trying again asks for the calendar anew, leaves no trace in the history and waits again', async ({
  page,
}) => {
  await page.clock.install();
  await swapScheduler(page, place('leadconnector', '&fault=silent'));
  await page.goto('/booking');
  await expectAskedFor(page);
  await page.clock.fastForward(13_000);
  const depth = await page.evaluate(() => history.length);
  await panel(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(status(page)).toBeFocused();
  await expect.poll(() => calendarRequests().length).toBe(2);
  await page.clock.fastForward(13_000);
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(depth);
});

test('a notice that is put away uncovers the calendar and stays away', async ({ page }) => {
  await page.clock.install();
  await swapScheduler(page, place('leadconnector', '&fault=silent'));
  await page.goto('/booking');
  await expectAskedFor(page);
  await page.clock.fastForward(13_000);
  await page.getByRole('button', { name: words.hideText }).click();
  await expect(panel(page)).toBeHidden();
  await page.clock.fastForward(60_000);
  await expect(panel(page)).toBeHidden();
  await book(page);
});

test('a calendar that the policy of this page blocks is known at once', async ({ page }) => {
  await swapScheduler(page, place('leadconnector', '', { frameSrc: "'none'" }));
  await page.goto('/booking');
  await expect(panel(page)).toBeVisible();
  await expect(status(page)).toContainText(words.blocked.title);
  expect(vendor.requests).toEqual([]);
  await expectNoShift(page);
});

test('offline says so, and the calendar is asked for again when the network is back', async ({
  page,
  context,
}) => {
  await swapScheduler(page, place('leadconnector', '&fault=silent'));
  await page.goto('/booking');
  await expect(status(page)).toHaveText(words.announced.loading);
  await context.setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible();
  await expect(page.getByText(words.help)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(words.offline)).toBeHidden();
  await expect.poll(() => calendarRequests().length).toBe(2);
  await expectNoShift(page);
});

test('offline in the middle of a booking keeps what was typed', async ({ page, context }) => {
  await swapScheduler(page, place('leadconnector'));
  await page.goto('/booking');
  await expect(status(page)).toHaveText(words.announced.ready);
  const frame = calendarFrame(page);
  await frame.getByRole('button', { name: 'Next month' }).click();
  await frame.locator('#days button:enabled').first().click();
  await frame.locator('#times button').first().click();
  await frame.getByLabel('Name').fill('Pat Example');
  await context.setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible();
  await expect(page.getByText(words.help)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(words.offline)).toBeHidden();
  await expect(frame.getByLabel('Name')).toHaveValue('Pat Example');
  expect(calendarRequests()).toHaveLength(1);
});

test('a rude vendor script can neither hide the frame, keep contacts nor stop a booking', async ({
  page,
}) => {
  const scriptSrc = `${vendor.origin}/form_embed.js`;
  await swapScheduler(page, place('leadconnector', '', { scriptSrc }));
  await page.goto(`/booking?${utm}`);
  await expect(page.locator('#popup')).toBeAttached();
  expect(vendor.requests[0]).toBe('/form_embed.js');
  expect(calendarRequests()).toHaveLength(1);
  await expect(status(page)).toHaveText(words.announced.ready);
  await page.locator('iframe[data-vendor]').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe[data-vendor]')).toBeInViewport();
  await expect(page.locator('iframe[data-vendor]')).toHaveCSS('opacity', '1');
  await book(page);
  await expectThanks(page);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(kept).not.toMatch(/pat|_ud|msgsndr|theme/i);
});

test('a vendor script that writes the whole page anew leaves a frame that books', { tag: '@deep' }, async ({
  page,
}) => {
  const scriptSrc = `${vendor.origin}/rewriting.js`;
  await page.route(scriptSrc, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.body.innerHTML += '<div id="popup"></div>';`,
    }),
  );
  await swapScheduler(page, place('leadconnector', '', { scriptSrc }));
  await page.goto('/booking');
  await expect(page.locator('#popup')).toBeAttached();
  await book(page);
  await expectThanks(page);
  expect(calendarRequests()).toHaveLength(1);
});

test('a vendor script that an ad blocker stops leaves a frame that books', async ({ page }) => {
  const scriptSrc = `${vendor.origin}/form_embed.js`;
  await page.route(scriptSrc, (route) => route.abort('blockedbyclient'));
  await swapScheduler(page, place('leadconnector', '', { scriptSrc }));
  await page.goto('/booking');
  await book(page);
  await expectThanks(page);
  expect(calendarRequests()).toHaveLength(1);
});

for (const [name, scriptPath] of [
  ['missing', '/missing.js'],
  ['hanging', '/hang'],
]) {
  test(`a ${name} vendor script leaves a frame that books`, { tag: '@deep' }, async ({ page }) => {
    await swapScheduler(page, place('leadconnector', '', { scriptSrc: vendor.origin + scriptPath }));
    await page.goto('/booking', { waitUntil: 'commit' });
    await expect(status(page)).toHaveText(words.announced.ready);
    expect(calendarRequests()).toHaveLength(1);
    await book(page);
    await expectThanks(page);
    expect(calendarRequests()).toHaveLength(1);
  });
}

test('the address that a visitor arrived with goes with booking links, and nothing else of it', async ({
  page,
}) => {
  await page.goto(`/?${utm}&email=pat@example.com&gclid=abc#hero`);
  const link = page.getByRole('main').locator('a[href^="/booking"]').first();
  await expect(link).toHaveAttribute('href', '/booking?utm_source=news&utm_campaign=fall+start');
  for (const other of await page.locator('a[href^="/"]:not([href^="/booking"])').all()) {
    expect(await other.getAttribute('href')).not.toContain('utm_');
  }
  expect(
    await page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length),
  ).toBe(0);
});

test('the thank-you address is bare by the time the page is there', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Object.assign(window, { seenAddress: location.href }));
  });
  await page.goto('/thank-you?attendeeName=Pat+Example&email=pat%40example.com#x');
  expect(await page.evaluate(() => (window as unknown as { seenAddress: string }).seenAddress)).toMatch(
    /\/thank-you$/,
  );
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('the vendor hears the origin of this site and nothing of its address', async ({ page }) => {
  await swapScheduler(page, place('leadconnector'));
  await page.goto(`/booking?${utm}&secret=1`);
  await expect(status(page)).toHaveText(words.announced.ready);
  const origin = new URL(page.url()).origin;
  const frame = page.frames().find((candidate) => candidate.url().startsWith(vendor.origin));
  expect(await frame?.evaluate(() => document.referrer)).toBe(`${origin}/`);
  expect(vendor.requests.join()).not.toContain('secret');
});

test('the demonstration calendar books by keyboard alone and has no accessibility faults', async ({
  page,
}) => {
  await page.goto('/demo/calendar');
  await expect(page.getByText('Demonstration calendar.')).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const day = page.locator('#days button:focus');
  await expect(day).toHaveAttribute('aria-label', /^(Monday|Tuesday|Wednesday|Thursday|Friday), /);
  await page.keyboard.press('Enter');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.locator('#times button').first().focus();
  await page.keyboard.press('Enter');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  for (const control of await page.locator('button:visible, input:visible').all()) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByLabel('Name').fill('Pat Example');
  await page.getByLabel(/Phone/).fill('2025550142');
  await page.getByLabel(/Email/).fill('pat@example.com');
  await page.keyboard.press('Enter');
  await expectThanks(page);
});

test('without scripts the demonstration is a plain form that puts nothing typed into an address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/booking');
  const frame = calendarFrame(page);
  await frame.getByLabel(/^Day/).fill('2027-01-04');
  await frame.getByLabel('Name').fill('Pat Example');
  await frame.getByLabel(/Phone/).fill('2025550142');
  await frame.getByLabel(/Email/).fill('pat@example.com');
  await frame.getByRole('button', { name: 'Schedule the call' }).click();
  await expect(page.getByRole('heading', { level: 1, name: thankYou.title })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await context.close();
});
