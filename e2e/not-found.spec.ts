import { expect, test } from '@playwright/test';
import { notFound } from '@/content/errors';

for (const path of ['/no-such-page', '/booking/extra', '/%3Cscript%3Ealert(1)%3C/script%3E']) {
  test(`${path} is a 404 that helps and is logged once`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith(notFound.logPrefix))
        logged.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect.poll(() => logged).toEqual([`${notFound.logPrefix} ${path}`]);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await page.getByRole('link', { name: notFound.homeText, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(logged).toHaveLength(1);
  });
}
