import { expect, test } from '@playwright/test';
import { booking } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { plan } from '@/content/offer';
import { site } from '@/content/site';
import { pages } from '@/lib/pages';

for (const { path, title, description } of [
  { path: '/', title: site.homeTitle, description: site.description },
  { path: '/booking', title: booking.metaTitle, description: booking.metaDescription },
]) {
  test(`a shared link to ${path} shows its title, description and picture, and its data block what the page shows`, async ({
    page,
  }) => {
    await page.goto(path);
    const meta = (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    for (const name of ['og:title', 'twitter:title']) expect(await meta(name)).toBe(title);
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(await meta(name)).toBe(description);
    }
    expect(await meta('twitter:card')).toBe('summary_large_image');
    expect(await meta('og:image:alt')).toBeTruthy();
    const canonical = new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '');
    expect(canonical.pathname).toBe(path);
    expect(await meta('og:image')).toBe(`${canonical.origin}/og.png`);
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const text = await page.locator('body').innerText();
    const nodes: Record<string, string>[] = JSON.parse(json ?? '')['@graph'];
    const organization = nodes.find((node) => node['@type'] === 'MedicalClinic');
    for (const key of ['name', 'telephone', 'email']) expect(text).toContain(organization?.[key]);
    for (const price of json?.match(/(?<="price":)\d+/g) ?? []) {
      expect(text).toContain(`$${Number(price).toLocaleString('en-US')}`);
    }
  });
}

test('the picture is a PNG of 1200 by 630, sent as one', async ({ request }) => {
  const response = await request.get('/og.png');
  expect(response.headers()['content-type']).toBe('image/png');
  const body = await response.body();
  expect(body.toString('latin1', 1, 4)).toBe('PNG');
  expect(sizeOf(body)).toBe('1200x630');
});

/** Width and height of a PNG. */
function sizeOf(png: Buffer) {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('icons and the manifest are there, of their kind and as large as they say', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  await expect(links).toHaveCount(3);
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  for (const href of hrefs) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    expect(response.headers()['content-type'], href).toMatch(/^(image\/|application\/manifest\+json)/);
  }
  const { name, icons } = await (await request.get('/manifest.webmanifest')).json();
  expect(name).toBe(plan.name);
  const sizes = icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) expect(sizeOf(await (await request.get(src)).body())).toBe(sizes);
});

test('each page has its own title, and search engines are asked to leave out what is not to be found', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const { path, isSearched } of pages) {
    await page.goto(path);
    titles.add(await page.title());
    if (isSearched) continue;
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
  }
  expect(titles.size).toBe(pages.length);
});

test('the file about Global Privacy Control says yes', async ({ request }) => {
  const response = await request.get('/.well-known/gpc.json');
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toEqual({ gpc: true, lastUpdate: clinic.privacyAsOf });
});
