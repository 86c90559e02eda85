import { expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { axeFindings } from './support/page';
import { expectNoShift } from './support/shifts';
import { swapVideo } from './support/swap';

const { title, words } = heroVideo;

function parts(page: Page) {
  return {
    play: page.getByRole('button', { name: `${words.play} ${title}` }),
    close: page.getByRole('button', { name: words.close }),
    film: page.locator('.video-film'),
    toggle: page.frameLocator('.video-film').getByRole('button'),
  };
}

/** Lets the page scroll smoothly to a film that plays, as it does for most visitors. */
function allowMotion(page: Page) {
  return page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** Counts the requests for the player from now on. */
function countPlayers(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/demo/player') count += 1;
  });
  return () => count;
}

test('only a press loads the film', { tag: '@phone' }, async ({ page }) => {
  await allowMotion(page);
  // Keeps the fonts from arriving, so that only the film can move anything.
  await page.route('**/*.woff2', (route) => route.abort());
  const players = countPlayers(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const { play, film, toggle, close } = parts(page);
  await expect(play).toHaveAccessibleDescription(heroVideo.disclosure.demo);
  await play.hover();
  expect(players()).toBe(0);
  await page.locator('.video-player').scrollIntoViewIfNeeded();
  const poster = page.locator('.video-poster');
  const place = await poster.boundingBox();
  const pressedAt = await page.evaluate(() => performance.now());
  await play.click();
  await expect(toggle).toHaveText('Pause');
  await expect(close).toBeVisible();
  await expect(film).toBeFocused();
  expect(await film.boundingBox()).toEqual(place);
  expect(await poster.boundingBox()).toEqual(place);
  await expect(play).toBeHidden();
  await expectNoShift(page, pressedAt);
  expect(await axeFindings(page, { part: '#hero' })).toEqual([]);
});

/** Texts of the first section that the film's controls cover, and the place of every text. Runs in the page. */
function readHero() {
  const hero = document.querySelector('#hero');
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shown = [...(hero?.querySelectorAll('h1, p, a, button, li') ?? [])].filter(isShown);
  const tools = shown.filter((element) => element.closest('.video-tools'));
  const others = shown.filter((element) => !tools.includes(element) && !element.closest('.video-caption'));
  const isOver = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const covered = others.filter((element) =>
    tools.some((tool) => isOver(tool.getBoundingClientRect(), element.getBoundingClientRect())),
  );
  const boxes = others
    .filter((element) => !element.closest('.video-player'))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.textContent, x, y + scrollY, width, height];
    });
  return { tools: tools.length, covered: covered.map((element) => element.textContent), boxes };
}

test('a film that was partly below a phone’s screen comes into view with the button that closes it', async ({
  page,
}) => {
  await allowMotion(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto('/');
  const { play, close } = parts(page);
  await expect(close).not.toBeInViewport();
  await play.click({ position: { x: 60, y: 20 } });
  await expect(close).toBeInViewport({ ratio: 1 });
});

/** Plays the film at each size, and expects that neither it nor its controls cover or move any words. */
async function expectFilmInPlace(page: Page, sizes: readonly (readonly [width: number, height: number])[]) {
  await allowMotion(page);
  // A web font that arrives between the two measurements would also move the text.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  const { play, close, film } = parts(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await play.scrollIntoViewIfNeeded();
    const before = await page.evaluate(readHero);
    await play.click();
    await expect(film).toBeVisible();
    const { tools, covered, boxes } = await page.evaluate(readHero);
    expect([tools, covered], `at ${width} px`).toEqual([2, []]);
    expect(boxes, `at ${width} px`).toEqual(before.boxes);
    // One call reads all three, because the page can still be scrolling to the film.
    const [player, row, picture] = await page.evaluate(() =>
      ['.video-player', '.video-tools', '.video-player iframe'].map((part) => {
        const box = document.querySelector(part)?.getBoundingClientRect();
        return box && { top: box.top, bottom: box.bottom };
      }),
    );
    // The controls are below the picture, because providers forbid covering their player.
    expect(row?.top).toBeCloseTo(picture?.bottom ?? 0, 0);
    expect(row?.bottom).toBeCloseTo(player?.bottom ?? 0, 0);
    await close.click();
  }
}

test('the playing film and its controls neither cover nor move any words', async ({ page }) => {
  await expectFilmInPlace(page, [
    [390, 844],
    [1440, 900],
  ]);
});

test('the playing film covers and moves no words at other widths', { tag: '@deep' }, async ({ page }) => {
  await expectFilmInPlace(page, [
    [360, 800],
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ]);
});

test('a keyboard user can play, close and replay the film', async ({ page }) => {
  await page.goto('/');
  const { play, film, toggle, close } = parts(page);
  const steps = await page.evaluate(() => history.length);
  await play.press('Enter');
  await expect(toggle).toBeVisible();
  await expect(film).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(play).toBeFocused();
  for (const part of [film, close, toggle]) await expect(part).toBeHidden();
  const players = countPlayers(page);
  await page.keyboard.press('Space');
  await expect(toggle).toHaveText('Pause');
  expect(players()).toBe(1);
  await close.press('Enter');
  await expect(play).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('Back does not restart a hidden film', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  const { play, film, toggle } = parts(page);
  // The film plays once, even if the button is clicked twice.
  await play.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(film).toHaveCount(1);
  await expect(toggle).toHaveText('Pause');
  const players = countPlayers(page);
  await page.goto('/booking');
  await page.goBack({ waitUntil: 'networkidle' });
  await expect(play).toBeVisible();
  await expect(film).toBeHidden();
  expect(players()).toBe(0);
});

test('a provider’s player gets the focus, and may start by itself', async ({ page }) => {
  const { playerUrl } = await swapVideo(page, { provider: 'youtube', id: 'M7lc1UVf-VE' });
  const body = '<button>player</button>';
  await page.route(
    ({ href }) => href === playerUrl,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto('/');
  await parts(page).play.click();
  // A proxy may replace the site’s own Referrer-Policy, which would cause error 153.
  await expect(parts(page).film).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const player = page.frameLocator('.video-film').getByText('player');
  await expect.poll(() => player.evaluate(() => document.hasFocus())).toBe(true);
  await page.keyboard.press('Tab');
  await expect(player).toBeFocused();
  type WithFeatures = { featurePolicy: { allowedFeatures(): string[] } };
  const allowed = await player.evaluate(({ ownerDocument }) =>
    (ownerDocument as unknown as WithFeatures).featurePolicy.allowedFeatures(),
  );
  const needed = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
  expect(needed.filter((feature) => !allowed.includes(feature))).toEqual([]);
});

test('a film that does not come says how else to see it, and only while it is played', async ({ page }) => {
  // The player never answers.
  await page.route('**/demo/player*', () => {});
  await page.goto('/');
  const { play, close } = parts(page);
  const slow = page.getByText(words.slow);
  await expect(slow).toBeHidden();
  await play.click();
  // Not seen yet: a film that comes within eight seconds needs no excuse.
  await expect(slow).toHaveCSS('opacity', '0');
  await slow.evaluate((line) => {
    for (const animation of line.getAnimations()) animation.finish();
  });
  await expect(slow).toHaveCSS('opacity', '1');
  await expect(slow).toBeVisible();
  await close.click();
  await expect(slow).toBeHidden();
});
