import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { hero, planValue } from '@/content/home';
import { bonusItems, price } from '@/content/offer';
import { navigation } from '@/content/site';
import { personNames } from '@/lib/launch/known-by';
import { pages } from '@/lib/pages';
import { formatUsd } from '@/lib/pricing';
import { axeFindings } from './support/page';

function reviewBar(page: Page) {
  return page.getByRole('complementary', { name: 'Review' });
}

async function switchOn(page: Page) {
  await reviewBar(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page.locator('html[data-editing]')).toBeAttached();
}

/** Clicks every text of the page, and returns those for which no line is found. */
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
    // The bar is in view at any scroll position.
    expect((await bar.boundingBox())?.y).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 46);
    await switchOn(page);
    const { pressed, lost } = await pressAll(page);
    expect(pressed).toBeGreaterThan(50);
    expect(lost).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  });
}

test('the review page fits three phone screens at first, opens by keyboard and is accessible', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  await page.goto('/demo/review');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
    new RegExp(`^${personNames.owner}: \\d+$`),
  );
  if (isMobile) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(3 * (page.viewportSize()?.height ?? 0));
  }
  const home = page.getByRole('heading', { level: 4, name: 'The home page' }).first();
  const points = page.locator('details', { has: home }).getByRole('listitem');
  await expect(points.first()).toBeHidden();
  await page.locator('summary', { has: home }).first().press('Enter');
  await expect(points.first()).toBeVisible();
  await expect(points.first().getByRole('link')).toBeHidden();
  await points.first().locator('summary').press('Enter');
  await expect(points.first().getByRole('link', { name: /^Show on the page/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('every page of a preview has noindex, and crawlers may fetch the page to see it', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Allow: /\n');
  expect(await (await request.get('/robots.txt')).text()).not.toContain('Disallow');
  expect(await readFile('out/_headers', 'utf8')).toMatch(/^\/\*\n {2}X-Robots-Tag: noindex$/m);
});

test('without a known repository, a press shows file and line, and for a sum the line of each part', async ({
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

test('text that appears in several parts of the page leads to the line of the part that is pressed', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/');
  await switchOn(page);
  const found = reviewBar(page).getByRole('listitem');
  await page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true }).click();
  await expect(found).toHaveText([/ navigation\.apply\.text: /]);
  await page.getByRole('contentinfo').getByText(navigation.apply.text, { exact: true }).click();
  await expect(found).toHaveText([/ footer\./]);
});

test('a press on a drawing or beside text says that there is no text', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/');
  await switchOn(page);
  for (const empty of ['.sea-hero svg', '.hero-stage']) {
    await page.locator(empty).first().dispatchEvent('click');
    await expect(reviewBar(page).getByRole('status')).toHaveText(/^No words here/);
  }
});

test('by keyboard Tab reaches the words, Enter finds their line, and Escape leads back', async ({ page }) => {
  await page.goto('/');
  await reviewBar(page).getByRole('button', { name: 'Edit' }).press('Enter');
  const label = page.getByText(hero.label, { exact: true });
  await expect(label).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reviewBar(page).getByRole('button', { name: 'Copy the line' })).toBeFocused();
  await expect(reviewBar(page).getByRole('listitem')).toContainText('hero.title');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('html[data-editing]')).toHaveCount(0);
  await expect(reviewBar(page).getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('while editing, Tab reaches nothing that is hidden, and no text behind the bar’s messages', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await reviewBar(page).getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByText(hero.label, { exact: true })).toBeFocused();
  expect(await axeFindings(page, { isContrastSeen: false })).toEqual([]);
  const messages = (await reviewBar(page).getByRole('status').boundingBox())?.y ?? 0;
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(messages);
  }
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
  await expect(reviewBar(page)).toContainText('an account on github.com that may write to this repository');
  expect(editor.url()).toMatch(/^https:\/\/github\.com\/clinic\/site\/edit\/words\/content\/home\.ts#L\d+$/);
});
