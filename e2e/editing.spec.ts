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

async function switchOn(page: Page, path: string) {
  await page.goto(path);
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
  test(`every text of ${path} leads to the line that says it`, async ({ page }) => {
    await switchOn(page, path);
    const { pressed, lost } = await pressAll(page);
    expect(pressed).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });
}

test('a press shows file and line where no repository is known, of a sum all', async ({ page }) => {
  await switchOn(page, '/');
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
  await switchOn(page, '/');
  const [editor] = await Promise.all([
    context.waitForEvent('page'),
    page.getByText(hero.lead, { exact: true }).click(),
  ]);
  expect(editor.url()).toMatch(/^https:\/\/github\.com\/clinic\/site\/edit\/words\/content\/home\.ts#L\d+$/);
});
