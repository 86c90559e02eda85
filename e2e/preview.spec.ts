import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { hero, value } from '@/content/home';
import { bonusItems, price } from '@/content/offer';
import { pages } from '@/lib/pages';
import { formatUsd } from '@/lib/pricing';
import { axeFindings } from './support/page';

test.skip(process.env.SITE_ENV === 'production', 'the live site has none of this');

function reviewBar(page: Page) {
  return page.getByRole('complementary', { name: 'Review' });
}

async function switchOn(page: Page) {
  await reviewBar(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.locator('html[data-editing]')).toBeAttached();
}

/** Presses every text of the page, and returns those that lead nowhere. */
function pressAll(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-review-bar]');
    const found = bar?.querySelector('[data-found] ul');
    const texts = [...document.querySelectorAll('body *')].filter(
      (one) =>
        !bar?.contains(one) &&
        !one.matches('script, style, noscript, template, svg *') &&
        [...one.childNodes].some((node) => node.nodeType === 3 && /[\p{L}\d]/u.test(node.textContent ?? '')),
    );
    const lost = texts.filter((text) => {
      found?.replaceChildren();
      text.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return found?.childElementCount === 0;
    });
    return { pressed: texts.length, lost: lost.map((text) => text.textContent) };
  });
}

for (const { path } of pages) {
  test(`the preview of ${path} is not searched, says how much is open, and where each text is written`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
    await expect(page.locator('meta[name="robots"]:not([content*="noindex"])')).toHaveCount(0);
    const bar = reviewBar(page);
    await expect(bar.getByText(/^Preview: \d+ errors, \d+ warnings$/)).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(45);
    // At hand, wherever one reads.
    expect((await bar.boundingBox())?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 46);
    await switchOn(page);
    const { pressed, lost } = await pressAll(page);
    expect(pressed).toBeGreaterThan(50);
    expect(lost).toEqual([]);
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
  const bar = reviewBar(page);
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

test('a press shows file and line where no repository is known, of a sum all', async ({ page }) => {
  await page.goto('/');
  await switchOn(page);
  const found = reviewBar(page).locator('[data-found] li');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(found).toHaveText(/^content\/home\.ts:\d+ A … ?-week plan/);
  await page.getByText(formatUsd(price.paidInFullUsd), { exact: true }).first().click();
  await expect(found).toHaveText([/^content\/offer\.ts:\d+ paidInFullUsd/]);
  const bonusUsd = bonusItems.reduce((sum, { valueUsd }) => sum + valueUsd, 0);
  await page.getByText(formatUsd(bonusUsd), { exact: true }).first().click();
  await expect(found).toContainText([/paidInFullUsd/, /financedUsd/, /bonusItems/]);
  expect(await axeFindings(page, { part: '[data-review-bar]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(found.first()).toBeHidden();
  await page.getByRole('link', { name: value.label }).first().click();
  await expect(page).toHaveURL(/#value$/);
});

test('where the repository is known a press opens its editor at the line', async ({ page, context }) => {
  await page.route('/', async (route) => {
    const body = await (await route.fetch()).text();
    const link = 'data-edit="https://github.com/clinic/site/edit/words/{file}#L{line}"';
    await route.fulfill({ contentType: 'text/html', body: body.replace('data-edit=""', link) });
  });
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'The editor' }));
  await page.goto('/');
  await switchOn(page);
  const [editor] = await Promise.all([
    context.waitForEvent('page'),
    page.getByText(hero.lead, { exact: true }).click(),
  ]);
  expect(editor.url()).toMatch(/^https:\/\/github\.com\/clinic\/site\/edit\/words\/content\/home\.ts#L\d+$/);
});
