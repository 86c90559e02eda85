import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { hero, planValue } from '@/content/home';
import { bonusItems, price } from '@/content/offer';
import { pages } from '@/lib/pages';
import { formatUsd } from '@/lib/pricing';
import { axeFindings } from './support/page';

test.skip(process.env.SITE_ENV === 'production', 'the live site has no review tag');

function reviewBar(page: Page) {
  return page.getByRole('complementary', { name: 'Review' });
}

async function switchOn(page: Page) {
  await reviewBar(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.locator('html[data-editing]')).toBeAttached();
}

/** Presses every text of the page, and returns those for which no line is found. */
function pressAll(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-review-tag]');
    const answers = bar?.querySelector('[role="status"]');
    const texts = [...document.querySelectorAll('body *')].filter(
      (one) =>
        !bar?.contains(one) &&
        !one.matches('script, style, noscript, template, svg *') &&
        [...one.childNodes].some((node) => node.nodeType === 3 && /[\p{L}\d]/u.test(node.textContent ?? '')),
    );
    const lost = texts.filter((text) => {
      answers?.replaceChildren();
      text.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return answers?.querySelector('li') === null;
    });
    return { pressed: texts.length, lost: lost.map((text) => text.textContent) };
  });
}

for (const { path } of pages) {
  test(`the preview of ${path} has noindex, counts the open points, and finds the line of each text`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"][content*="noindex"]').first()).toBeAttached();
    await expect(page.locator('meta[name="robots"]:not([content*="noindex"])')).toHaveCount(0);
    const bar = reviewBar(page);
    await expect(bar.getByRole('link', { name: /^Preview: \d+ errors, \d+ warnings$/ })).toBeVisible();
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(45);
    // The bar is in view, wherever one scrolls.
    expect((await bar.boundingBox())?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 46);
    await switchOn(page);
    const { pressed, lost } = await pressAll(page);
    expect(pressed).toBeGreaterThan(50);
    expect(lost).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test('every page of a preview says noindex, and crawlers may read that', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Allow: /\n');
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Disallow');
  expect(await readFile('out/_headers', 'utf8')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
});

test('without a known repository, a press shows file and line, and for a sum all of its lines', async ({
  page,
}) => {
  await page.goto('/');
  await switchOn(page);
  const found = reviewBar(page).getByRole('listitem');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(found).toHaveText(/^content\/home\.ts:\d+ hero\.title: A … ?-week plan/);
  await page.getByText(formatUsd(price.paidInFullUsd), { exact: true }).first().click();
  await expect(found).toHaveText([/^content\/offer\.ts:\d+ price\.paidInFullUsd/]);
  const bonusUsd = bonusItems.reduce((sum, { valueUsd }) => sum + valueUsd, 0);
  await page.getByText(formatUsd(bonusUsd), { exact: true }).first().click();
  await expect(found).toContainText([/paidInFullUsd/, /financedUsd/, /bonusItems/]);
  expect(await axeFindings(page, { part: '[data-review-tag]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(found.first()).toBeHidden();
  await page.getByRole('link', { name: planValue.label }).first().click();
  await expect(page).toHaveURL(/#value$/);
});

test('with a known repository, a press opens its editor at the line', async ({ page, context }) => {
  await page.route('/demo/sources.json', async (route) => {
    const json = await (await route.fetch()).json();
    const editLink = 'https://github.com/clinic/site/edit/words/{file}#L{line}';
    await route.fulfill({ json: { ...json, editLink } });
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
