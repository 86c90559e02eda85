import { expect, type Page, type Request, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { readToEnd, startFramework } from './support/page';
import { framedVideo, swapScheduler, swapVideo } from './support/swap';

const campaign = 'utm_source=news&email=pat%40example.com';
const restMs = 30_000;

/** Ways to send that a page which only shows something has no use for. */
const sending = ['ping', 'xhr', 'fetch', 'eventsource', 'websocket'];

// Narrow, so that the menu is one that opens. A page served by way of a test may ask this machine for a frame.
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, permissions: ['local-network-access'] });

/** Every request from here on, data addresses left out. */
function watchRequests(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => request.url().startsWith('http') && asked.push(request));
  return asked;
}

function hostsOf(asked: readonly Request[]) {
  return [...new Set(asked.map((request) => new URL(request.url()).host))];
}

/** Fails when the page sent anything, or the browser keeps anything of it. */
async function expectNoTrace(page: Page, asked: readonly Request[]) {
  expect(asked.filter((request) => sending.includes(request.resourceType()))).toEqual([]);
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
  const kept = await page.evaluate(async () => ({
    session: sessionStorage.length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({ session: 0, caches: [], workers: 0 });
}

for (const { path } of pages) {
  test(`who reads ${path}, opens what opens and rests is known to nobody, and fetches no script file`, async ({
    page,
    baseURL,
  }) => {
    const asked = watchRequests(page);
    await page.clock.install();
    await page.goto(`${path}?${campaign}`);
    for (const summary of await page.locator('main summary:visible').all()) await summary.click();
    await readToEnd(page);
    await page.getByRole('button', { name: navigation.menu.open }).click();
    await page.getByRole('dialog').getByRole('button', { name: navigation.menu.close }).click();
    await page.clock.fastForward(restMs);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(hostsOf(asked)).toEqual([new URL(String(baseURL)).host]);
    const scripts = asked.filter((request) => request.resourceType() === 'script');
    expect(scripts.filter((request) => request.frame() === page.mainFrame())).toEqual([]);
    await expectNoTrace(page, asked);
  });

  test(`nothing on ${path} breaks its own policy, with and without its scripts started`, async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction('noteViolation', (what: string) => violations.push(what));
    await page.addInitScript(() => {
      const note = (what: string) =>
        (window as unknown as { noteViolation(what: string): void }).noteViolation(what);
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        note(`${effectiveDirective} ${blockedURI}`),
      );
    });
    await page.goto(path);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
    await startFramework(page);
    const isStarted = () =>
      page
        .getByRole('banner')
        .evaluate((header) => Object.keys(header).some((key) => key.startsWith('__react')));
    await expect.poll(isStarted).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(violations).toEqual([]);
  });
}

for (const [video, mark] of [
  [framedVideo('youtube', 'M7lc1UVf-VE'), 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?'],
  [framedVideo('vimeo', '76979871'), 'dnt=1'],
] as const) {
  test(`playing the film names ${video.contactedHost} and nobody else, in words it can do little with`, async ({
    page,
    baseURL,
  }) => {
    const asked = watchRequests(page);
    await swapVideo(page, video);
    await page.route(`https://${video.contactedHost}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
    );
    await page.goto(`/?${campaign}`, { waitUntil: 'networkidle' });
    const ours = new URL(String(baseURL)).host;
    expect(hostsOf(asked)).toEqual([ours]);
    await page.getByRole('button', { name: heroVideo.title }).click();
    await expect(page.frameLocator('.video-film').getByText('The player')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(hostsOf(asked)).toEqual([ours, video.contactedHost]);
    const foreign = asked.filter((request) => request.url().startsWith('https:'));
    expect(foreign.map((request) => request.url())).toEqual([expect.stringContaining(mark)]);
    const headers = await foreign[0]?.allHeaders();
    expect([headers?.referer, headers?.cookie]).toEqual([`${baseURL}/`, undefined]);
    await expectNoTrace(page, asked);
  });
}

test('the booking page names the scheduler and nobody else, and tells it our origin alone', async ({
  page,
  baseURL,
}) => {
  const asked = watchRequests(page);
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>calendar</p>' }),
  );
  const src = await swapScheduler(page, {
    provider: 'leadconnector',
    url: 'https://api.leadconnectorhq.com/widget/booking/abc',
    usesVendorScript: true,
  });
  await page.goto(`/booking?${campaign}`);
  await expect(page.frameLocator('iframe[data-vendor]').getByText('calendar')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(hostsOf(asked).sort()).toEqual([new URL(String(baseURL)).host, src.host, 'link.msgsndr.com'].sort());
  const foreign = asked.filter((request) => request.url().startsWith('https:'));
  expect(foreign.map((request) => request.resourceType())).toEqual(['script', 'document']);
  for (const request of foreign) {
    expect((await request.allHeaders()).referer).toBe(`${baseURL}/`);
    expect(request.url()).not.toContain('pat');
  }
  await expectNoTrace(page, asked);
});
