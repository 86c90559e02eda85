import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { pages } from '@/lib/pages';

test.skip(process.env.SITE_ENV === 'production', 'the live site has none of this');

for (const { path } of pages) {
  test(`the preview of ${path} is not searched, says how much is open, and is not printed`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
    await expect(page.locator('meta[name="robots"]:not([content*="noindex"])')).toHaveCount(0);
    const bar = page.getByRole('complementary', { name: 'Review' });
    await expect(bar.getByText(/^Preview: \S+ points? (is|are) open before launch$/)).toBeVisible();
    const box = await bar.boundingBox();
    expect([box?.y, (box?.height ?? 99) <= 45]).toEqual([0, true]);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test('hosts are asked to keep every path of a preview out of search engines', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /\n');
  expect(await readFile('out/_headers', 'utf8')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
});

test('each open point names its file and line and leads to its place', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const bar = page.getByRole('complementary', { name: 'Review' });
  await bar.locator('summary').click();
  expect(await heading.boundingBox()).toEqual(before);
  const items = await bar.getByRole('listitem').allInnerTexts();
  const count = await bar.locator('summary').innerText();
  expect(count).toContain(`${items.length} point`);
  const inFiles = items.filter((text) => !/^\s*(SITE|SCHEDULING|VIDEO)_|^\s*public\//.test(text));
  for (const text of inFiles) expect(text).toMatch(/^content\/[\w-]+\.ts:\d+ \S/);
  const link = bar.locator('a[href*="#"]').last();
  const [path, id] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
});
