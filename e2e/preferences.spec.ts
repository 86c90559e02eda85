import { expect, test } from '@playwright/test';
import { guarantee, hero, heroVideo, solution } from '@/content/home';
import { bookText } from './support/page';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a visitor who saves data gets the device’s own fonts', { tag: '@deep' }, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const fonts: string[] = [];
  // Not those of the demonstration calendar, which asks for them as another company's calendar would.
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && request.frame() === page.mainFrame()) fonts.push(request.url());
  });
  await page.goto('/');
  // By this point, the page would have fetched its fonts if data saving were off.
  await expect(page.locator('footer[style]')).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: bookText }).first().click();
  await expect(page).toHaveURL(/\/booking$/);
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
});

test('the page follows the system’s settings for less motion and more contrast', async ({ page }) => {
  const motion = () =>
    page.evaluate(() => ({
      scroll: getComputedStyle(document.documentElement).scrollBehavior,
      // The sea becomes calm while it scrolls into view.
      isMoving: Boolean(document.querySelector('.sea-hero')?.getAnimations({ subtree: true }).length),
    }));
  await page.goto('/');
  // Only a jump within the page is smooth.
  await expect.poll(motion).toEqual({ scroll: 'auto', isMoving: true });
  const jump = page.getByRole('main').getByRole('link', { name: hero.learnMore.text });
  await jump.click();
  await expect.poll(motion).toEqual({ scroll: 'smooth', isMoving: true });
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' });
  await page.goto('/');
  expect(await motion()).toEqual({ scroll: 'auto', isMoving: false });
  await jump.click();
  await expect(page).toHaveURL(new RegExp(`${hero.learnMore.href}$`));
  expect(await motion()).toEqual({ scroll: 'auto', isMoving: false });
  const region = page.getByRole('region', { name: solution.title });
  const colour = (text: string) =>
    region.getByText(text, { exact: true }).evaluate((line) => getComputedStyle(line).color);
  const ink = await colour(solution.title);
  for (const text of [solution.label, solution.lead]) expect(await colour(text), text).toBe(ink);
});

test('a drawing waits until it comes into view, and then plays once', async ({ page }) => {
  await page.goto('/');
  const canWait = await page.evaluate(() => CSS.supports('animation-trigger: --seen play-once'));
  test.skip(!canWait, 'this browser always shows the whole drawing');
  const drawing = page.getByRole('region', { name: guarantee.title }).locator('.drawn');
  const states = () =>
    drawing.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  expect(await states()).toEqual(['paused']);
  const played = drawing.evaluate(
    (element) => new Promise((resolve) => element.addEventListener('animationend', () => resolve(true))),
  );
  await drawing.scrollIntoViewIfNeeded();
  expect(await played).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(drawing).not.toBeInViewport();
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing).toBeInViewport();
  expect(await states()).toEqual([]);
});

test('a fold closes as gently as it opens, unless the system asks for less motion', async ({ page }) => {
  await page.goto('/');
  const fold = page.locator('details', { hasText: heroVideo.transcriptTitle });
  /** Whether the fold reaches its new height only some time after a press. Waits until it has. */
  const press = () =>
    fold.evaluate(async (details) => {
      const contentHeight = () =>
        details.clientHeight - Number.parseFloat(getComputedStyle(details).paddingBottom);
      details.querySelector('summary')?.click();
      const height = contentHeight();
      await Promise.all(details.getAnimations().map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
      return Math.abs(contentHeight() - height) > 1;
    });
  expect([await press(), await press()]).toEqual([true, true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect([await press(), await press()]).toEqual([false, false]);
});
