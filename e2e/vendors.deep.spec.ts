import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildSync } from 'esbuild';
import { calendar } from '@/content/booking';
import { thankYou } from '@/content/thank-you';
import { readers } from '@/lib/scheduling/messages';
import { installOnDemand } from '@/scripts/on-demand';
import { swapScheduler } from './support/swap';

// Tests with code that schedulers publish on npm. Code for the frame is tested with our page. Code for the embedding
// page is compared with ours, which replaces it.

const theirPage = 'https://clinic.example/';

test.use({ permissions: ['local-network-access'] });
// In sequence, because two tests may want the same package. The timeout is long, because packages are installed on
// first use.
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.beforeEach(({ page }) => page.route(/^https:/, (route) => route.abort()));

/**
 * Serves a page that is 1,400 px tall, and taller on a phone. Its script runs late, like an app's script, because
 * iframe-resizer expects that.
 */
function serve(page: Page, address: string, script: string) {
  const css = 'body { margin: 0 } main { height: 1400px } @media (width < 500px) { main { height: 1700px } }';
  const body = `<!doctype html><style>${css}</style><main>Times</main><script type="module">${script}</script>`;
  return page.route(`${address}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
}

function bundle(contents: string, resolveDir: string) {
  const define = { 'process.env.NODE_ENV': '"production"' };
  const options = { bundle: true, write: false, define } as const;
  return `${buildSync({ stdin: { contents, resolveDir }, ...options }).outputFiles[0]?.text}`;
}

/** Opens a page, and returns the URL that it requests for its frame. */
async function openFrame(page: Page, url: string) {
  const asked = page.waitForRequest(
    (request) => request.isNavigationRequest() && !!request.frame().parentFrame(),
  );
  await page.goto(url);
  const src = new URL((await asked).url());
  src.searchParams.sort();
  return src;
}

function inFrame(page: Page) {
  return page.frameLocator('iframe').locator('main');
}

function expectHeight(page: Page, px: number, timeout?: number) {
  return expect(page.locator('iframe')).toHaveCSS('height', `${px}px`, { timeout });
}

for (const [name, version, file] of [
  ['iframe-resizer', '3.6.6', 'js/iframeResizer.contentWindow.min.js'],
  ['iframe-resizer', '4.4.5', 'js/iframeResizer.contentWindow.js'],
  ['@iframe-resizer/child', '5.4.7', 'index.umd.js'],
] as const) {
  test(`a LeadConnector frame with ${name} ${version} gets the height that it reports`, async ({ page }) => {
    const url = 'https://api.leadconnectorhq.com/widget/booking/abc';
    await serve(page, url, readFileSync(join(installOnDemand(name, version), file), 'utf8'));
    await swapScheduler(page, { provider: 'leadconnector', url });
    await page.goto('/booking');
    await expectHeight(page, 1400);
    // Repeated, because iframe-resizer misses changes that happen right after a report.
    await expect(async () => {
      for (const width of [800, 390]) await page.setViewportSize({ width, height: 900 });
      await expectHeight(page, 1700, 1000);
    }).toPass();
    await inFrame(page).evaluate((main) => main.setAttribute('style', 'height: 4000px'));
    await expectHeight(page, 3000);
  });
}

test('Cal.com’s own frame shows, and its request or booking is reported as such', async ({ page }) => {
  // The first package contains the frame's current code. The second is pinned to its first release, which still exports
  // the class that fires the events.
  const frameSide = join(installOnDemand('@calcom/atoms', '2.6.11'), 'dist/cal-atoms.js');
  const core = installOnDemand('@calcom/embed-core', '1.0.0');
  const script = `
    import { SdkActionManager } from './src/sdk-action-manager';
    // As Cal.com sends a page for framing.
    document.body.style.visibility = 'hidden';
    const manager = new SdkActionManager('booking');
    window.fire = (status) => manager.fire('bookingSuccessfulV2', { status });
    import(${JSON.stringify(frameSide)});`;
  await serve(page, 'https://app.cal.com/', bundle(script, core));
  await swapScheduler(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  await page.goto('/booking');
  await expect(page.getByRole('status')).toContainText(calendar.words.announced.ready, {
    useInnerText: true,
  });
  await expect(inFrame(page)).toBeVisible();
  await expectHeight(page, 1400);
  await inFrame(page).evaluate(() => Reflect.get(window, 'fire')('PENDING'));
  await expect(page.getByText(calendar.words.requested.title, { exact: true })).toBeVisible();
  await inFrame(page).evaluate(() => Reflect.get(window, 'fire')('ACCEPTED'));
  await expect(page.getByRole('heading', { level: 1, name: thankYou.title })).toBeVisible();
});

test('Cal.com’s own embed script loads the same frame and sends the same reply', async ({ page }) => {
  const embed = join(installOnDemand('@calcom/embed-core', '1.5.3'), 'dist/embed/embed.js');
  const init = ['init', 'booking', { calOrigin: 'https://cal.com' }];
  const inline = ['inline', { calLink: 'a/b', elementOrSelector: 'main' }];
  const queued = JSON.stringify({ q: [], ns: { booking: { q: [init, inline] } } });
  await serve(page, theirPage, `window.Cal = ${queued}; ${readFileSync(embed, 'utf8')}`);
  const greeting = { originator: 'CAL', type: '__iframeReady', fullType: 'CAL:booking:__iframeReady' };
  const greet = `parent.postMessage(${JSON.stringify(greeting)}, '*')`;
  const hear = 'window.heard = new Promise((tell) => { onmessage = ({ data }) => tell(data) })';
  await serve(page, 'https://app.cal.com/', `${hear}; ${greet}`);
  await swapScheduler(page, { provider: 'cal', url: 'https://cal.com/a/b' });
  const theirs = await openFrame(page, theirPage);
  const answer = await inFrame(page).evaluate(() => Reflect.get(window, 'heard'));
  expect((await openFrame(page, '/booking')).href).toBe(theirs.href);
  expect(await inFrame(page).evaluate(() => Reflect.get(window, 'heard'))).toEqual(answer);
});

test('react-calendly loads the same frame and uses the same event names', async ({ page }) => {
  const calendly = installOnDemand('react-calendly', '4.4.0');
  const names =
    readFileSync(join(calendly, 'dist/index.es.js'), 'utf8').match(/(?<=")calendly\.\w+(?=")/g) ?? [];
  const url = 'https://calendly.com/a/b';
  const script = `
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { InlineWidget, useCalendlyEventListener } from '.';
    window.heard = [];
    const hear = (what) => ({ data }) => heard.push([data.event, what]);
    const [onProfilePageViewed, onEventTypeViewed, onDateAndTimeSelected] = Array(3).fill(hear('ready'));
    const booked = { onEventScheduled: hear('booked'), onPageHeightResize: hear('1200') };
    const handlers = { onProfilePageViewed, onEventTypeViewed, onDateAndTimeSelected, ...booked };
    function Booking() {
      useCalendlyEventListener(handlers);
      return createElement(InlineWidget, { url: '${url}', utm: { utmSource: 'news' } });
    }
    createRoot(document.querySelector('main')).render(createElement(Booking));`;
  await serve(page, theirPage, bundle(script, calendly));
  const events = names.map((event) => ({ event, payload: { height: '1200px' } }));
  await serve(page, url, `for (const event of ${JSON.stringify(events)}) parent.postMessage(event, '*')`);
  await swapScheduler(page, { provider: 'calendly', url });
  const theirs = await openFrame(page, theirPage);
  const meanings = events.map((data) => {
    const { isReady, isBooked, heightPx } = readers.calendly?.(data, true) ?? {};
    return [data.event, isReady && ((isBooked && 'booked') || `${heightPx ?? 'ready'}`)];
  });
  expect(meanings).toHaveLength(5);
  await expect.poll(() => page.evaluate('heard')).toEqual(meanings);
  // react-calendly sends 1 as embed_domain instead of the host.
  theirs.searchParams.set('embed_domain', 'clinic.example');
  expect((await openFrame(page, '/booking?utm_source=news')).href).toBe(theirs.href);
});
