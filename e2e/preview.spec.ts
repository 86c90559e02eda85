import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { pages } from '@/lib/pages';

test.skip(process.env.SITE_ENV === 'production', 'the live site has none of this');

for (const { path } of pages) {
  test(`the preview of ${path} is not searched and says how much is open`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
    await expect(page.locator('meta[name="robots"]:not([content*="noindex"])')).toHaveCount(0);
    const bar = page.getByRole('complementary', { name: 'Review' });
    await expect(bar.getByText(/^Preview: \d+ errors, \d+ warnings$/)).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(45);
    // At hand, wherever one reads.
    expect((await bar.boundingBox())?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 46);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test('hosts are asked to keep every path of a preview out of search engines', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /\n');
  expect(await readFile('out/_headers', 'utf8')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
});

test('each open point names its file and line and leads to its place', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const bar = page.getByRole('complementary', { name: 'Review' });
  await bar.locator('summary').click();
  expect(await heading.boundingBox()).toEqual(before);
  const items = await bar.getByRole('listitem').allInnerTexts();
  const [, errors, warnings] =
    /(\d+) errors, (\d+) warnings/.exec(await bar.locator('summary').innerText()) ?? [];
  expect(items.filter((text) => text.startsWith('Warning: '))).toHaveLength(Number(warnings));
  expect(items).toHaveLength(Number(errors) + Number(warnings));
  const inFiles = items.filter((text) => !/^(Warning: )? ?((SITE|SCHEDULING|VIDEO)_|public\/)/.test(text));
  for (const text of inFiles) expect(text).toMatch(/^(Warning: )?content\/[\w-]+\.ts:\d+ \S/);
  await bar.getByRole('button', { name: 'Copy the list' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(items.length);
  expect(copied).toMatch(/^content\/clinic\.ts:\d+ error \S/m);
  const points = bar.locator('[data-points]');
  const link = bar.locator('a[href*="#"]').last();
  const [path, id] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.scrollIntoViewIfNeeded();
  const left = await points.evaluate((list) => list.scrollTop);
  expect(left).toBeGreaterThan(0);
  await link.click();
  await expect(points).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}#${id}$`));
  await expect(page.locator(`#${id}`)).toBeInViewport();
  // Also on another page the list comes back as it was left, until Esc closes it.
  await page.goto('/booking');
  await bar.locator('summary').click();
  await expect.poll(() => points.evaluate((list) => list.scrollTop)).toBe(left);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('listitem').first()).toBeHidden();
});
