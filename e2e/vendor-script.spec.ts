import { expect, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { vendorScriptWaitMs } from '@/lib/scheduling/calendar-state';
import { expectThanks, isFrameSeen, say, vendorFrame } from './support/calendar';
import { swapScheduler } from './support/swap';

// Tests of the script that a vendor's embed code pairs with its frame. The scripts here do what real ones did in
// publicly available copies, and worse.

const leadConnector = {
  provider: 'leadconnector',
  url: 'https://api.leadconnectorhq.com/widget/booking/abc',
};
const embedScript = 'https://link.msgsndr.com/js/form_embed.js';
const ready = ['iframeLoaded'];
const height = ['highlevel.setHeight', { height: 1400 }];
const booked = ['msgsndr-booking-complete', { calendarId: 'c' }];
const contact = ['set-sticky-contacts', '_ud', '{"email":"pat@example.com"}'];

test.use({ permissions: ['local-network-access'], contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page, context }) => {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<input aria-label="Name"><button>Book</button>' }),
  );
  await page.route('**/*.woff2', (route) => route.abort());
});

/** Responds to the request for the vendor's script. */
function serveScript(page: Page, body: string) {
  return page.route(embedScript, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Opens the booking page with LeadConnector. Returns the URLs requested from other companies, in order. */
async function open(page: Page, settings = leadConnector) {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('https:') && asked.push(request.url()));
  await swapScheduler(page, settings);
  // The page's load event would wait for a script that never arrives.
  await page.goto('/booking', { waitUntil: 'domcontentloaded' });
  return asked;
}

async function expectBooks(page: Page) {
  await say(page, ready, height);
  await expect(page.locator('iframe[data-vendor]')).toHaveCSS('height', '1400px');
  expect(await isFrameSeen(page)).toBe(true);
  await vendorFrame(page).getByRole('button').click();
  await say(page, booked);
  await expectThanks(page);
}

const hide =
  'position:absolute;left:-9999px;visibility:hidden;opacity:0;height:1px!important;pointer-events:none;display:none';

test.describe('a calendar shows and takes bookings beside a script that', () => {
  for (const [does, body] of Object.entries({
    'throws at once': `throw new Error('broken')`,
    'parks the frame until a message that never comes': `
      const frame = document.querySelector('iframe');
      frame.setAttribute('data-initial-iframe-hidden', 'true');
      frame.style.cssText = '${hide}';`,
    'hides what is around the frame': `
      for (let e = document.querySelector('iframe'); e.dataset.scheduling === undefined; e = e.parentElement) {
        e.style.cssText = '${hide}';
        e.hidden = e.inert = true;
      }`,
    'puts the frame into a box of its own': `
      const box = document.createElement('div');
      box.style.cssText = '${hide}';
      const frame = document.querySelector('iframe');
      frame.after(box);
      box.append(frame);`,
    'takes the frame away': `document.querySelector('iframe').remove();`,
    'writes the frame anew': `
      const { parentElement } = document.querySelector('iframe');
      try { parentElement.innerHTML = '<iframe src="https://evil.example/"></iframe>'; } finally { parentElement.innerHTML += ''; }`,
    'injects styles': `
      const style = document.createElement('style');
      style.textContent = 'iframe { visibility: hidden !important }';
      document.head.append(style);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('iframe { position: fixed !important; left: -9999px !important; opacity: 0 !important }');
      document.adoptedStyleSheets = [sheet];`,
    'changes what the frame may do': `
      const frame = document.querySelector('iframe');
      for (const [name, value] of [['sandbox', ''], ['allow', 'camera'], ['scrolling', 'no'], ['srcdoc', '<p>'],
        ['class', 'x'], ['title', ''], ['referrerpolicy', 'unsafe-url']]) frame.setAttribute(name, value);`,
    'hides the frame again whenever it is shown': `
      const frame = document.querySelector('iframe');
      const park = () => { if (!frame.hidden) frame.hidden = true; };
      new MutationObserver(park).observe(frame, { attributes: true });
      park();`,
    'takes every message': `
      window.onmessage = (event) => event.stopImmediatePropagation();
      addEventListener('message', (event) => event.stopImmediatePropagation(), true);`,
  })) {
    const tag = does === 'throws at once' || does === 'hides what is around the frame' ? [] : '@deep';
    test(does, { tag }, async ({ page }) => {
      await serveScript(page, body);
      const asked = await open(page);
      await expect(vendorFrame(page).getByRole('button')).toBeAttached();
      expect(asked[0]).toBe(embedScript);
      await expectBooks(page);
    });
  }
});

test('if a blocker stops the script, the calendar takes bookings', async ({ page }) => {
  await page.route(embedScript, (route) => route.abort('blockedbyclient'));
  await open(page);
  await expectBooks(page);
});

test('a script that never arrives delays the calendar by at most three seconds', async ({ page }) => {
  await page.route(embedScript, () => {});
  await page.clock.install();
  const asked = await open(page);
  await expect.poll(() => asked).toEqual([embedScript]);
  await page.clock.runFor(vendorScriptWaitMs);
  await expect.poll(() => asked).toEqual([embedScript, leadConnector.url]);
  await expectBooks(page);
});

test('the script and then the calendar each load once, after the first text', async ({ page }) => {
  await serveScript(page, `window.ran = performance.now()`);
  const asked = await open(page);
  await expect(vendorFrame(page).getByRole('button')).toBeAttached();
  expect(asked).toEqual([embedScript, leadConnector.url]);
  const [painted, script] = await page.evaluate((src) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    // `startTime` also includes the time that the machine took to bring the painted page to the screen.
    const { paintTime = 0 } = paint as PerformanceEntry & { paintTime?: number };
    return [paintTime, performance.getEntriesByName(src)[0]?.startTime ?? 0] as const;
  }, embedScript);
  expect(painted).toBeGreaterThan(0);
  expect(script).toBeGreaterThan(painted);
});

test('a script cannot store anything, in any way that browsers have', async ({ page, context }) => {
  await serveScript(
    page,
    `window.tried = [];
    for (const write of [
      () => { localStorage.theme = 'dark'; localStorage.setItem('_ud', '1'); },
      () => { sessionStorage.setItem('UPS', 'utm_source=news'); sessionStorage.a = 1; },
      () => { document.cookie = 'msgsndr_id=1; path=/; max-age=9999'; },
      () => Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').set.call(document, 'a=1; max-age=9999'),
      () => cookieStore.set('b', '1'),
      () => indexedDB.open('d'),
      () => caches.open('c'),
      () => navigator.storage.getDirectory(),
      () => navigator.serviceWorker.register('/demo/embed.js'),
      () => { delete window.localStorage; localStorage.setItem('again', '1'); },
      () => { window.name = 'pat@example.com'; },
    ]) try { write(); } catch { tried.push('refused'); }
    window.hasRead = [localStorage.getItem('_ud'), document.cookie, window.name];`,
  );
  await open(page);
  await say(page, ready, contact);
  await expect.poll(() => page.evaluate('hasRead')).toEqual([null, '', '']);
  await vendorFrame(page).getByRole('button').click();
  await say(page, booked);
  await expectThanks(page);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const kept = await page.evaluate(async () => [
    Object.keys(localStorage).length + Object.keys(sessionStorage).length,
    window.name,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect([cookies, origins, kept]).toEqual([[], [], [0, '', 0, 0]]);
});

test('a script receives sizes from the calendar, and nothing about the visitor', async ({ page }) => {
  await serveScript(
    page,
    `window.heard = [];
    window.onmessage = ({ data }) => heard.push(data);
    addEventListener('message', ({ data }) => heard.push(data), true);`,
  );
  await open(page);
  await say(page, ready, height, contact, ['fetch-query-params', '', 'l'], ['modify-parent-url', '/x']);
  await page.evaluate((message) => postMessage(message, '*'), height);
  await say(page, ['highlevel.setHeight', { height: 1500 }]);
  await expect(page.locator('iframe[data-vendor]')).toHaveCSS('height', '1500px');
  const heard = (await page.evaluate('heard')) as unknown[];
  expect(new Set(heard.map((data) => JSON.stringify(data)))).toEqual(
    new Set([ready, height, ['highlevel.setHeight', { height: 1500 }]].map((data) => JSON.stringify(data))),
  );
  await expect(page).toHaveURL(/\/booking$/);
});

test('a script cannot load another script or send anything', async ({ page }) => {
  await serveScript(
    page,
    `for (const src of ['https://pixel.example/p.js', 'https://link.msgsndr.com/js/other.js']) {
      try { document.head.append(Object.assign(document.createElement('script'), { src })); } catch {}
    }
    try { import('https://pixel.example/m.js').catch(() => {}); } catch {}
    try { fetch('https://pixel.example/f').catch(() => {}); } catch {}
    try { navigator.sendBeacon('https://pixel.example/b'); } catch {}
    new Image().src = 'https://pixel.example/i.gif';
    window.ran = true;`,
  );
  // The test sees a request that the policy blocks, but it never leaves the browser.
  const left: string[] = [];
  page.on('response', (response) => left.push(response.url()));
  await open(page);
  await expect(vendorFrame(page).getByRole('button')).toBeAttached();
  expect(await page.evaluate('ran')).toBe(true);
  expect(left.filter((url) => url.startsWith('https:'))).toEqual([embedScript, leadConnector.url]);
});

test('a script can scroll the page only while the visitor is in the calendar', { tag: '@deep' }, async ({
  page,
}) => {
  await serveScript(page, `window.jump = () => { scrollTo(0, 0); scrollBy(0, -500); scroll({ top: 0 }); };`);
  await open(page);
  await say(page, ready);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.evaluate('jump()');
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await vendorFrame(page).getByRole('button').click();
  await page.evaluate('jump()');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('LeadConnector’s script comes from the clinic’s own address, and Acuity’s from Acuity', async ({
  page,
}) => {
  const whiteLabel = 'https://book.clinic.example';
  const asked = await open(page, { provider: 'leadconnector', url: `${whiteLabel}/widget/booking/abc` });
  await expect(vendorFrame(page).getByRole('button')).toBeAttached();
  expect(asked).toEqual([`${whiteLabel}/js/form_embed.js`, `${whiteLabel}/widget/booking/abc`]);
  asked.length = 0;
  await page.unrouteAll();
  const again = await open(page, { provider: 'acuity', url: 'https://a.as.me/' });
  await expect(vendorFrame(page).getByRole('button')).toBeAttached();
  expect(again).toEqual([
    'https://embed.acuityscheduling.com/js/embed.js',
    'https://a.as.me/?ref=embedded_csp',
  ]);
});

for (const settings of [
  { ...leadConnector, usesVendorScript: false },
  { provider: 'calendly', url: 'https://calendly.com/a/b' },
  { provider: 'cal', url: 'https://cal.com/a/b' },
  { provider: 'hubspot', url: 'https://meetings.hubspot.com/a' },
]) {
  const how = 'usesVendorScript' in settings ? ' with its script switched off' : '';
  const tag = how || settings.provider === 'calendly' ? [] : '@deep';
  test(`${settings.provider}${how} loads only its calendar`, { tag }, async ({ page }) => {
    const asked = await open(page, settings);
    await expect(vendorFrame(page).getByRole('button')).toBeAttached();
    expect(asked).toHaveLength(1);
  });
}

test('the demonstration goes through script, frame, height and booking', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/demo/') && asked.push(request.url()));
  await page.goto('/booking');
  const place = page.getByTitle(calendar.frameTitle);
  await expect(place).toHaveAttribute('data-demo-embed', /^\d+px$/);
  expect(asked.map((url) => new URL(url).pathname).slice(0, 2)).toEqual(['/demo/embed.js', '/demo/calendar']);
});
