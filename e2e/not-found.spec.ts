import { expect, test } from '@playwright/test';
import { notFound } from '@/content/errors';

const paths: [string, string[]][] = [
  ['/no-such-page', []],
  ['/booking/extra', []],
  ['/a/b/c/d/e/f', ['@deep']],
  ['/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82', ['@deep']],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', []],
  ['/%22%27%3B--', ['@deep']],
  ['/100%25', ['@deep']],
];

for (const [path, tag] of paths) {
  test(`${path} is a 404 that helps and is logged once`, { tag }, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().startsWith(notFound.logPrefix))
        logged.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect.poll(() => logged.length).toBe(1);
    expect(logged[0]).toBe(`${notFound.logPrefix} ${path}`);
    await page.waitForTimeout(300);
    expect(logged).toHaveLength(1);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFound.title);
  });
}
