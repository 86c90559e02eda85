import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { framedVideo, swapVideo } from './support/swap-video';

const { title, words } = heroVideo;
const playerPath = '/demo/player';

function parts(page: Page) {
  return {
    play: page.getByRole('button', { name: `${words.play} ${title}` }),
    close: page.getByRole('button', { name: words.close }),
    film: page.locator('.video-film'),
    toggle: page.frameLocator('.video-film').getByRole('button'),
  };
}

/** Every address the context asks for from now on. */
function requestsOf(context: BrowserContext) {
  const urls: URL[] = [];
  context.on('request', (request) => urls.push(new URL(request.url())));
  return urls;
}

function playerRequests(urls: URL[]) {
  return urls.filter(({ pathname }) => pathname === playerPath).length;
}

test('until play is pressed no player and no other host is asked for anything', async ({ page, context }) => {
  const urls = requestsOf(context);
  await page.goto('/', { waitUntil: 'networkidle' });
  await parts(page).play.hover();
  expect(urls.filter(({ origin }) => origin !== new URL(page.url()).origin)).toEqual([]);
  expect(playerRequests(urls)).toBe(0);
  await expect(parts(page).film).toBeHidden();
});

test('a press plays the film in its place and moves focus into it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const { play, film, toggle, close } = parts(page);
  await play.scrollIntoViewIfNeeded();
  const poster = page.locator('.video-poster');
  const place = await poster.boundingBox();
  await play.click();
  await expect(toggle).toHaveText('Pause');
  await expect(close).toBeVisible();
  await expect(film).toBeFocused();
  expect(await film.boundingBox()).toEqual(place);
  expect(await poster.boundingBox()).toEqual(place);
  await expect(play).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
});

test('closing stops the film, gives focus back to play, and it can be played again', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const { play, film, toggle, close } = parts(page);
  const steps = await page.evaluate(() => history.length);
  await play.click();
  await expect(toggle).toBeVisible();
  const size = await close.boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(44);
  expect(size?.width).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(play).toBeFocused();
  await expect(film).toBeHidden();
  await expect(close).toHaveCount(0);
  await expect(toggle).toHaveCount(0);
  const urls = requestsOf(context);
  await play.click();
  await expect(toggle).toHaveText('Pause');
  expect(playerRequests(urls)).toBe(1);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('the keyboard alone plays, reaches the way to close, and closes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  const { play, film, toggle, close } = parts(page);
  await play.focus();
  await expect(film).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(toggle).toBeVisible();
  await expect(film).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(play).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(play).toBeFocused();
  await expect(film).toBeHidden();
});

test('without scripts a press plays the film in its place, where it stays', { tag: '@phone' }, async ({
  browser,
  baseURL,
  viewport,
}) => {
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  const urls = requestsOf(context);
  await page.goto('/');
  const { play, film } = parts(page);
  await play.focus();
  await expect(film).toBeHidden();
  expect(playerRequests(urls)).toBe(0);
  await play.press('Enter');
  const player = page.frameLocator('.video-film');
  await expect(player.getByRole('heading')).toBeVisible();
  // The page may still be scrolling to what has focus.
  await expect(async () => {
    expect(await film.boundingBox()).toEqual(await page.locator('.video-poster').boundingBox());
  }).toPass();
  await page.getByRole('link', { name: words.openInNewTab }).focus();
  await expect(film).toBeVisible();
  await context.close();
});

test('going back to the page does not restart the film unseen', async ({ page, context }) => {
  await page.goto('/');
  const { play, film, toggle } = parts(page);
  await play.click();
  await expect(toggle).toBeVisible();
  await page.goto('/booking');
  const urls = requestsOf(context);
  await page.goBack({ waitUntil: 'networkidle' });
  await expect(play).toBeVisible();
  await expect(film).toBeHidden();
  expect(playerRequests(urls)).toBe(0);
});

test('where the browser cannot tell that play was pressed, the film plays above the button', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(':user-valid', ':not-known');
    // Its policy knows the changed styles no more.
    const body = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const { play, toggle } = parts(page);
  const box = await play.boundingBox();
  await play.click({ position: { x: 40, y: (box?.height ?? 0) - 40 } });
  await expect(toggle).toBeVisible();
  await expect(play).toBeVisible();
});

test("another company's player is told where it stands and may start by itself", async ({
  page,
  baseURL,
}) => {
  const youtube = framedVideo('youtube', 'M7lc1UVf-VE');
  await swapVideo(page, youtube);
  let referrer: string | undefined;
  await page.route(`${youtube.playerUrl}**`, async (route) => {
    referrer = (await route.request().allHeaders()).referer;
    await route.fulfill({ contentType: 'text/html', body: '<button>player</button>' });
  });
  await page.goto('/');
  await parts(page).play.click();
  const player = page.frameLocator('.video-film').getByText('player');
  await expect(player).toBeVisible();
  await expect.poll(() => player.evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press('Tab');
  await expect(player).toBeFocused();
  expect(referrer).toBe(`${baseURL}/`);
  const allowed = await player.evaluate(() =>
    (
      document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    ).featurePolicy.allowedFeatures(),
  );
  expect(allowed).toEqual(
    expect.arrayContaining(['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']),
  );
});

test('the demonstration player says what it is and can be paused', async ({ page }) => {
  await page.goto(`${playerPath}?autoplay=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Demonstration player');
  const caption = page.locator('#caption');
  const first = await caption.textContent();
  await expect(caption).not.toHaveText(first ?? '', { timeout: 10_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  const paused = await page.getByRole('progressbar').getAttribute('value');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.waitForTimeout(600);
  expect(await page.getByRole('progressbar').getAttribute('value')).toBe(paused);
});
