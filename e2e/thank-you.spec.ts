import { expect, test } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { next, prepare, support, thankYou } from '@/content/thank-you';
import { telHref } from '@/lib/format';

test.beforeEach(async ({ page }) => {
  await page.goto('/thank-you');
});

test('it thanks, says what comes next and how to prepare', { tag: '@once' }, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Scheduling!');
  const steps = page.getByRole('region', { name: next.title });
  for (const item of next.items) await expect(steps).toContainText(item.text);
  for (const panel of prepare) {
    const region = page.getByRole('region', { name: panel.title });
    for (const item of panel.items) await expect(region.getByText(item.text)).toBeVisible();
  }
});

test('help, the way back to the calendar and the way home are there', { tag: '@once' }, async ({ page }) => {
  const region = page.getByRole('region', { name: support.title });
  await expect(region.getByRole('link', { name: clinic.phone })).toHaveAttribute(
    'href',
    telHref(clinic.phone),
  );
  await expect(region.getByRole('link', { name: clinic.email })).toHaveAttribute(
    'href',
    `mailto:${clinic.email}`,
  );
  await expect(page.getByRole('link', { name: thankYou.notBooked.linkText })).toHaveAttribute(
    'href',
    '/booking',
  );
  await page.getByRole('link', { name: 'Return to Homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('search engines are asked to leave it out', { tag: '@once' }, async ({ page }) => {
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // As a preview says that of every page: only what is searched for stands as a picture beside its link.
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
});
