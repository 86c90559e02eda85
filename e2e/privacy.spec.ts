import { expect, type Page, type Request, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { readToEnd } from './support/page';
import { swapScheduler, swapVideo } from './support/swap';

const campaign = 'utm_source=news&email=pat%40example.com';
const restMs = 30_000;

/** Request types that a page does not need if it only shows something. */
const sending = ['ping', 'xhr', 'fetch', 'eventsource', 'websocket'];

// The viewport is narrow, so that there is a menu to open. For the permission see calendar.spec.ts.
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, permissions: ['local-network-access'] });
test.beforeEach(async ({ page }) => {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Theirs</p>' }));
});

/** Every request from here on, except data URLs. */
function watchRequests(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => request.url().startsWith('http') && asked.push(request));
  return asked;
}

/** Requests to other sites, in order. */
function foreignOf(asked: readonly Request[]) {
  return asked.filter((request) => new URL(request.url()).hostname !== 'localhost');
}

function urlsOf(requests: readonly Request[]) {
  return requests.map((request) => request.url());
}

/**
 * Fails if the page sent anything, or if the browser stored anything. Call it last: it leaves the page, because
 * /booking hides its storage from the vendor's script, and so from this test as well.
 */
async function expectNoTrace(page: Page, asked: readonly Request[]) {
  expect(urlsOf(asked.filter((request) => sending.includes(request.resourceType())))).toEqual([]);
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  await page.goto('/licences.txt');
  const kept = await page.evaluate(async () => ({
    session: sessionStorage.length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect([cookies, origins, kept]).toEqual([[], [], { session: 0, caches: [], workers: 0 }]);
}

for (const { path } of pages) {
  test(`reading ${path} sends nothing to another company and breaks no policy`, async ({ page }) => {
    const asked = watchRequests(page);
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        refused.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
    await page.clock.install();
    await page.goto(`${path}?${campaign}#pat`);
    await expect(page).toHaveURL(path === '/thank-you' ? path : `${path}?utm_source=news#pat`);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
    await page.locator('main summary:visible').evaluateAll((all) => {
      for (const summary of all) (summary as HTMLElement).click();
    });
    await readToEnd(page);
    await page.getByRole('button', { name: navigation.menu.open }).click();
    await page.getByRole('button', { name: navigation.menu.close }).click();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(restMs);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    const scripts = asked.filter((request) => request.resourceType() === 'script');
    const ofThePage = scripts.filter((request) => request.frame() === page.mainFrame());
    // On a phone the header's links are in the menu, so the calendar is the only island. The demonstration has a
    // script.
    const names = urlsOf(ofThePage).map((url) => /embed|islands/.exec(url)?.[0]);
    expect(names).toEqual(path === '/booking' ? ['embed', 'islands'] : []);
    if (path === '/booking')
      await expect(page.getByRole('status').getByText(calendar.words.announced.ready)).toBeVisible();
    expect(urlsOf(foreignOf(asked))).toEqual([]);
    expect(await page.evaluate('refused')).toEqual([]);
    await expectNoTrace(page, asked);
  });
}

test('playing the film contacts only its provider, and sends little', async ({ page, baseURL }) => {
  const asked = watchRequests(page);
  const { playerUrl } = await swapVideo(page, { provider: 'vimeo', id: '76979871' });
  await page.goto(`/?${campaign}`, { waitUntil: 'networkidle' });
  expect(urlsOf(foreignOf(asked))).toEqual([]);
  await page.getByRole('button', { name: heroVideo.title }).click();
  await expect(page.frameLocator('.video-film').getByText('Theirs')).toBeVisible();
  const foreign = foreignOf(asked);
  expect(urlsOf(foreign)).toEqual([playerUrl]);
  const headers = await foreign[0]?.allHeaders();
  expect([headers?.referer, headers?.cookie]).toEqual([`${baseURL}/`, undefined]);
  await expectNoTrace(page, asked);
});

test('the booking page contacts only the scheduler, and sends little', async ({ page, baseURL }) => {
  const asked = watchRequests(page);
  await swapScheduler(page, {
    provider: 'leadconnector',
    url: 'https://api.leadconnectorhq.com/widget/booking/abc',
  });
  await page.goto(`/booking?${campaign}`);
  await expect(page.frameLocator('iframe[data-vendor]').getByText('Theirs')).toBeAttached();
  expect(urlsOf(foreignOf(asked))).toEqual([
    'https://link.msgsndr.com/js/form_embed.js',
    'https://api.leadconnectorhq.com/widget/booking/abc?utm_source=news',
  ]);
  for (const request of foreignOf(asked)) expect((await request.allHeaders()).referer).toBe(`${baseURL}/`);
  await expectNoTrace(page, asked);
});
