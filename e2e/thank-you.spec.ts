import { expect, test } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { safety } from '@/content/safety';
import { next, prepare, support, tellUs, thankYou } from '@/content/thank-you';
import { telHref } from '@/lib/format';

test('it thanks, says what comes next and how to prepare, and leads home', async ({ page }) => {
  await page.goto('/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(thankYou.title);
  const steps = page.getByRole('region', { name: next.title });
  for (const item of next.items) await expect(steps).toContainText(item.text);
  for (const panel of prepare) {
    const region = page.getByRole('region', { name: panel.title });
    for (const item of panel.items) await expect(region.getByText(item.text)).toBeVisible();
  }
  const region = page.getByRole('region', { name: support.title });
  await expect(region.getByRole('link', { name: clinic.phone })).toHaveAttribute(
    'href',
    telHref(clinic.phone),
  );
  await expect(region.getByRole('link', { name: clinic.email })).toHaveAttribute(
    'href',
    `mailto:${clinic.email}`,
  );
  const back = page.getByRole('link', { name: thankYou.notBooked.linkText });
  await expect(back).toHaveAttribute('href', thankYou.notBooked.href);
  await page.getByRole('link', { name: thankYou.homeText }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('who should not have this care is at hand for the call', async ({ page }) => {
  await page.goto('/thank-you');
  const region = page.getByRole('region', { name: tellUs.title });
  await region.getByText(tellUs.summary).click();
  for (const line of safety.notFor) await expect(region.getByText(line.text)).toBeVisible();
});
