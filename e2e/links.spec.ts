import { expect, test } from '@playwright/test';
import { pages } from '@/lib/pages';

test('every link on every page leads somewhere', async ({ page, request, baseURL }) => {
  const places = new Map<string, Set<string>>();
  for (const { path } of pages) {
    await page.goto(path);
    const links = page.locator('a[href]');
    for (const href of await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))) {
      const { origin, pathname, hash } = new URL(href);
      if (origin !== baseURL) expect(href).toMatch(/^(https:\/\/|tel:|sms:|mailto:)/);
      else if (pathname !== path) places.set(pathname, (places.get(pathname) ?? new Set()).add(hash));
      else if (hash) await expect(page.locator(hash), href).toBeAttached();
    }
  }
  expect(places.size).toBeGreaterThan(1);
  for (const [path, hashes] of places) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    for (const hash of hashes) if (hash) expect(html, path + hash).toContain(`id="${hash.slice(1)}"`);
  }
});
