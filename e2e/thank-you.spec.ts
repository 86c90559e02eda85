import { expect, test } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { next, prepare, support, thankYou } from '@/content/thank-you';
import { telHref } from '@/lib/format';

test.beforeEach(async ({ page }) => {
  await page.goto('/thank-you');
});

test('it thanks, says what comes next and how to prepare', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.title);
  const steps = page.getByRole('region', { name: next.title });
  for (const item of next.items) await expect(steps).toContainText(item.text);
  for (const panel of prepare) {
    const region = page.getByRole('region', { name: panel.title });
    for (const item of panel.items) await expect(region.getByText(item.text)).toBeVisible();
  }
});

test('help, the way back to the calendar and the way home are there', async ({ page }) => {
  const region = page.getByRole('region', { name: support.title });
  const call = region.getByRole('link', { name: clinic.phone });
  await expect(call).toHaveAttribute('href', telHref(clinic.phone));
  const write = region.getByRole('link', { name: clinic.email });
  await expect(write).toHaveAttribute('href', `mailto:${clinic.email}`);
  const back = page.getByRole('link', { name: thankYou.notBooked.linkText });
  await expect(back).toHaveAttribute('href', '/booking');
  await page.getByRole('link', { name: thankYou.homeText }).click();
  await expect(page).toHaveURL(/\/$/);
});
