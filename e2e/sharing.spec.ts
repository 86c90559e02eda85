import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { booking } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { price } from '@/content/offer';
import { site, socialImage } from '@/content/site';
import { formatUsd } from '@/lib/pricing';

for (const { path, title, description } of [
  { path: '/', title: site.homeTitle, description: site.description(formatUsd(price.paidInFullUsd)) },
  { path: '/booking', title: booking.metaTitle, description: booking.metaDescription },
]) {
  test(`a shared link to ${path} has a title, a description and a picture, and a tab its icon`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const meta = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    for (const name of ['og:title', 'twitter:title']) expect(await meta(name)).toBe(title);
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(await meta(name)).toBe(description);
    expect(await meta('twitter:card')).toBe('summary_large_image');
    expect(await meta('og:image:alt')).toBe(socialImage.alt);
    const canonical = new URL(String(await page.locator('link[rel="canonical"]').getAttribute('href')));
    expect(canonical.pathname).toBe(path);
    const picture = await (await request.get('/og.png')).body();
    const version = createHash('sha256').update(picture).digest('hex').slice(0, 8);
    expect(await meta('og:image')).toBe(`${canonical.origin}/og.png?v=${version}`);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
    await expect(icons).toHaveCount(2);
    for (const icon of await icons.all()) {
      const response = await request.get(String(await icon.getAttribute('href')));
      expect(response.headers()['content-type']).toMatch(/^image\//);
    }
  });
}

test('gpc.json says that Global Privacy Control is honored', async ({ request }) => {
  const response = await request.get('/.well-known/gpc.json');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual({ gpc: true, lastUpdate: clinic.privacyAsOf });
});

test('security.txt names a contact, and expires in less than a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${clinic.email}\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(200);
  expect(days).toBeLessThan(366);
});
