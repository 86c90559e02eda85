import { expect, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { hero, problem, process, solution, value } from '@/content/home';
import { bookConsult, navigation } from '@/content/site';
import { thankYou } from '@/content/thank-you';

test.use({ javaScriptEnabled: false });

test('every section can be read', async ({ page }) => {
  await page.goto('/');
  for (const { title } of [hero, problem, solution, value, process]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('the menu opens, and a chosen link shows its section', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 1024, 'wide screens show the links');
  await page.goto('/');
  const open = page.getByRole('button', { name: navigation.menu.open });
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  for (const text of ['Guarantee', 'Process']) {
    await open.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: text }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`#${text.toLowerCase()}$`));
    await expect(page.locator(`#${text.toLowerCase()}-title`)).toBeInViewport();
  }
  await open.click();
  await menu.getByRole('button', { name: navigation.menu.close }).click();
  await expect(menu).toBeHidden();
});

test('the way to book works from the first button to the calendar', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('region', { name: hero.title })
    .getByRole('link', { name: `${bookConsult.before} → ${bookConsult.after}` })
    .click();
  await expect(page).toHaveURL(/\/booking$/);
  await expect(page.locator(`iframe[title="${calendar.frameTitle}"]`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: clinic.phone }).first()).toBeVisible();
});

test('the thank-you page and the 404 can be read', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.title);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Return to Home', exact: true })).toBeVisible();
});
