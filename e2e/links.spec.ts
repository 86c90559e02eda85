import { expect, test } from '@playwright/test';

test('every link on every page leads somewhere', async ({ page, request }) => {
  const seen = new Map<string, Set<string>>();
  for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    const origin = new URL(page.url()).origin;
    for (const href of hrefs) {
      const url = new URL(href);
      if (url.origin !== origin) {
        expect(href).toMatch(/^(https:\/\/|tel:|mailto:)/);
        continue;
      }
      seen.set(url.pathname, (seen.get(url.pathname) ?? new Set()).add(url.hash));
    }
  }
  expect(seen.size).toBeGreaterThan(1);
  for (const [path, hashes] of seen) {
    if (path === '/no-such-page') continue;
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    for (const hash of hashes) {
      if (hash) expect(html, path + hash).toContain(`id="${hash.slice(1)}"`);
    }
  }
});
