import { expect, test } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { disclaimer, goodFaithEstimate } from '@/content/safety';
import { crisis, footer, navigation, site } from '@/content/site';
import { telHref } from '@/lib/format';
import { pages } from '@/lib/pages';
import { laidOut } from './support/laid-out';

for (const { path } of pages) {
  test(`988, the way to book and the clinic’s contacts are on ${path}`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('complementary', { name: crisis.label })).toContainText(crisis.question);
    for (const way of [crisis.call, crisis.text]) {
      const links = await page.getByRole('link', { name: way.text }).all();
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) await expect(link).toHaveAttribute('href', way.href);
    }
    const contentinfo = page.getByRole('contentinfo');
    await expect(contentinfo).toContainText(footer.crisisTitle);
    const call = contentinfo.getByRole('link', { name: clinic.phone });
    await expect(call).toHaveAttribute('href', telHref(clinic.phone));
    const write = contentinfo.getByRole('link', { name: clinic.email });
    await expect(write).toHaveAttribute('href', `mailto:${clinic.email}`);
    await expect(contentinfo).toContainText(disclaimer.short);
    await expect(contentinfo).toContainText(goodFaithEstimate.shortText);
    const apply = page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true });
    await expect(apply).toHaveAttribute('href', '/booking');
  });

  test(`${path} is there to its end when the fonts never come`, { tag: '@phone' }, async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await laidOut(page);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: clinic.phone })).toBeVisible();
  });
}

test('the header stays while the crisis bar scrolls away', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('complementary', { name: crisis.label })).not.toBeInViewport();
});

test('the skip link is the first stop and leads to the main content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/booking');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: site.skipLink });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
