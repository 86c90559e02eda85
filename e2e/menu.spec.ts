import { expect, type Page, test } from '@playwright/test';
import { crisis, navigation } from '@/content/site';
import { headingTop } from './support/heading-top';
import { laidOut } from './support/laid-out';
import { phone } from './support/phone';

test.use(phone);

function parts(page: Page) {
  return {
    open: page.getByRole('button', { name: navigation.menu.open }),
    menu: page.getByRole('dialog', { name: navigation.menu.title }),
    close: page.getByRole('button', { name: navigation.menu.close }),
  };
}

test('the menu opens, holds every link, and closes by X, Esc and a chosen link with focus returned', async ({
  page,
}) => {
  await page.goto('/');
  const { open, menu, close } = parts(page);
  await expect(menu).toBeHidden();

  await open.click();
  await expect(close).toBeFocused();
  for (const { text } of navigation.links) {
    await expect(menu.getByRole('link', { name: text, exact: true })).toBeVisible();
  }
  for (const { text, href } of [crisis.call, crisis.text, crisis.chat]) {
    await expect(menu.getByRole('link', { name: text })).toHaveAttribute('href', href);
  }
  await close.click();
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  const { text, href } = navigation.links.at(-1) ?? { text: '', href: '' };
  const id = href.slice(2);
  await open.click();
  await menu.getByRole('link', { name: text }).click();
  await expect(menu).toBeHidden();
  // Closed for good, not only out of the way of what has focus.
  await expect(page.locator('dialog:is([open], :popover-open)')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect.poll(() => headingTop(page, id)).toBeGreaterThanOrEqual(0);
  await expect(page.locator(`#${id}-title`)).toBeInViewport();

  await open.click();
  await expect(menu).toBeVisible();
});

test('the page behind the open menu stays where it is, and scrolls again once the menu is closed', async ({
  page,
}) => {
  await page.goto('/');
  await laidOut(page);
  const { open, menu, close } = parts(page);
  await open.click();
  await menu.hover();
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  const scrolledTo = await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(scrolledTo).toBe(0);

  await close.click();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`in the open menu ${key} leads round its own links and nowhere behind them`, async ({ page }) => {
    await page.goto('/');
    const { open, menu } = parts(page);
    await open.click();
    const stops = await menu.locator('a, button').count();
    for (let presses = 0; presses < stops + 3; presses += 1) {
      await page.keyboard.press(key);
      // Between the last and the first the browser's own controls have their turn.
      const isBehind = await page.evaluate(() => !document.activeElement?.matches('body, dialog, dialog *'));
      expect(isBehind).toBe(false);
    }
    await expect(menu).toBeVisible();
  });
}
