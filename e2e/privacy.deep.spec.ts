import { expect, type Request, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { swapScheduler } from './support/swap-scheduler';
import { framedVideo, swapVideo } from './support/swap-video';
import { expectNothingKept, watchTraces } from './support/watch-traces';

const utm = 'utm_source=news&email=pat%40example.com';
const idleMs = 30_000;

// Narrow, so that the menu is one that opens.
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, permissions: ['local-network-access'] });
test.describe.configure({ timeout: 120_000 });

for (const { path } of pages) {
  test(`a visitor who reads ${path}, opens what opens and then rests is known to nobody`, async ({
    page,
    baseURL,
  }) => {
    const { hosts, acts } = await watchTraces(page);
    await page.goto(`${path}?${utm}`);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700);
    await page.getByRole('button', { name: navigation.menu.open }).click();
    await page.getByRole('dialog').getByRole('button', { name: navigation.menu.close }).click();
    await page.waitForTimeout(idleMs);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect([...hosts]).toEqual([new URL(String(baseURL)).host]);
    expect(acts).toEqual([]);
    await expectNothingKept(page);
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
    const { hosts, acts } = await watchTraces(page);
    const asked: Request[] = [];
    await swapVideo(page, video);
    await page.route(`https://${video.contactedHost}/**`, async (route) => {
      asked.push(route.request());
      await route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' });
    });
    await page.goto(`/?${utm}`, { waitUntil: 'networkidle' });
    const ours = new URL(String(baseURL)).host;
    expect([...hosts]).toEqual([ours]);
    await page.getByRole('button', { name: heroVideo.title }).click();
    await expect(page.frameLocator('.video-film').getByText('The player')).toBeVisible();
    await page.waitForTimeout(3_000);
    expect([...hosts]).toEqual([ours, video.contactedHost]);
    expect(asked.map((request) => request.url())).toEqual([expect.stringContaining(mark)]);
    const headers = await asked[0]?.allHeaders();
    expect([headers?.referer, headers?.cookie]).toEqual([`${baseURL}/`, undefined]);
    expect(acts).toEqual([]);
    await expectNothingKept(page);
  });
}

test('the booking page names the scheduler and nobody else, and tells it our origin alone', async ({
  page,
  baseURL,
}) => {
  const { hosts, acts } = await watchTraces(page);
  const asked: Request[] = [];
  page.on('request', (request) => request.url().startsWith('https:') && asked.push(request));
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>calendar</p>' }),
  );
  const src = await swapScheduler(page, {
    provider: 'leadconnector',
    url: 'https://api.leadconnectorhq.com/widget/booking/abc',
    usesVendorScript: true,
  });
  await page.goto(`/booking?${utm}`);
  await expect(page.frameLocator('iframe[data-vendor]').getByText('calendar')).toBeAttached();
  await page.waitForTimeout(idleMs);
  expect([...hosts].sort()).toEqual([new URL(String(baseURL)).host, src.host, 'link.msgsndr.com'].sort());
  const [script, frame] = asked;
  expect(script?.resourceType()).toBe('script');
  expect(frame?.isNavigationRequest()).toBe(true);
  for (const request of [script, frame]) {
    expect((await request?.allHeaders())?.referer).toBe(`${baseURL}/`);
    expect(request?.url()).not.toContain('pat');
  }
  expect(acts).toEqual([]);
  await expectNothingKept(page);
});
