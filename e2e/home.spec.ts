import { expect, type Page, test } from '@playwright/test';
import { evidence, references } from '@/content/evidence';
import { finalCta, guarantee, hero, heroVideo, problem, process, solution, value } from '@/content/home';
import { bonusItems, price, spots, statedTotal } from '@/content/offer';
import { safety } from '@/content/safety';
import { bookConsult } from '@/content/site';
import { formatDate, formatQuarter } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { formatWeeks } from '@/lib/weeks';
import { laidOut } from './support/laid-out';

const bookText = `${bookConsult.before} → ${bookConsult.after}`;

test.describe('the page says', () => {
  // These tests only read, so one visit serves them all.
  let page: Page;

  test.beforeAll(async ({ browser, baseURL, viewport }) => {
    page = await browser.newPage({ baseURL, viewport });
    await page.goto('/');
    await laidOut(page);
  });

  test.afterAll(() => page.close());

  test('the sections stand in the client’s order', async () => {
    const ids = await page
      .locator('main > section, main > div > section')
      .evaluateAll((all) => all.map((s) => s.id));
    expect(ids).toEqual(['hero', 'problem', 'solution', 'value', 'process', 'guarantee', 'final-cta', '']);
    for (const title of [problem, solution, value, process, guarantee, finalCta, evidence].map(
      (s) => s.title,
    )) {
      await expect(page.getByRole('region', { name: title })).toBeVisible();
    }
  });

  test('each reason has a title and words', async () => {
    const region = page.getByRole('region', { name: problem.title });
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      problem.cards.map((card) => card.title),
    );
    for (const card of problem.cards) {
      await expect(region.getByText(card.text)).toBeVisible();
    }
  });

  test('each of the four parts stands with its regulatory status', async () => {
    const region = page.getByRole('region', { name: solution.title });
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(solution.pillars.map((p) => p.title));
    for (const pillar of solution.pillars) {
      await expect(
        region
          .getByRole('listitem')
          .filter({ hasText: pillar.title })
          .getByText(pillar.status ?? pillar.text),
      ).toBeVisible();
    }
    await expect(region.getByRole('link', { name: new RegExp(solution.cta.text) })).toHaveAttribute(
      'href',
      '#value',
    );
  });

  test('the price table lists the items in order with their sum', async () => {
    const table = page.getByRole('region', { name: value.title });
    await laidOut(page);
    const cells = await table.locator('tbody td').allInnerTexts();
    expect(cells).toEqual(bonusItems.map((item) => formatUsd(item.valueUsd)));
    const sum = cells.map((cell) => Number(cell.replace(/\D/g, ''))).reduce((a, b) => a + b, 0);
    await expect(table.locator('tfoot td')).toHaveText(formatUsd(sum));
    for (const item of bonusItems) await expect(table.getByText(item.name)).toBeVisible();
  });

  test('the price, the financed price and what it adds stand in words', async () => {
    const region = page.getByRole('region', { name: value.title });
    const sum = bonusItems.reduce((total, item) => total + item.valueUsd, 0);
    for (const usd of [price.paidInFullUsd, price.financedUsd, sum, price.paidInFullUsd + sum]) {
      await expect(region.getByText(formatUsd(usd)).first()).toBeVisible();
    }
    await expect(region.getByRole('link', { name: bookText })).toHaveAttribute('href', '/booking');
  });

  test('each phase stands with its weeks and all that happens in it', async () => {
    const region = page.getByRole('region', { name: process.title });
    for (const { name, weeks, details } of process.phases) {
      const item = region
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(item).toContainText(
        formatWeeks(weeks, { one: process.weekWord, many: process.weeksWord }),
      );
      for (const detail of details) await expect(item.getByText(detail.text)).toBeVisible();
    }
  });

  test('the promise stands with all its terms', async () => {
    const region = page.getByRole('region', { name: guarantee.title });
    await expect(region).toContainText(guarantee.text);
    for (const term of guarantee.terms) await expect(region.getByText(term.text)).toBeVisible();
    await expect(region.getByRole('link', { name: bookText })).toHaveAttribute('href', '/booking');
  });

  test('spots carry their date, and both totals are shown truthfully', async () => {
    const region = page.getByRole('region', { name: finalCta.title });
    const computed = price.paidInFullUsd + bonusItems.reduce((total, item) => total + item.valueUsd, 0);
    await expect(region).toContainText(
      `${finalCta.spots.strong} ${finalCta.spots.rest({ quarter: formatQuarter(spots.asOf), date: formatDate(spots.asOf) })}`,
    );
    await expect(region).toContainText(finalCta.acceptance);
    const stated = statedTotal.valueUsd;
    const both = finalCta.bothTotals({ stated: formatUsd(stated), computed: formatUsd(computed) });
    await expect(region.getByText(both)).toHaveCount(computed === stated || statedTotal.decision ? 0 : 1);
  });

  test('every rate stands in one card with its source label, the published finding and citations', async () => {
    const region = page.getByRole('region', { name: evidence.title });
    for (const card of evidence.cards) {
      const item = region
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: card.title, exact: true }) });
      await expect(item).toContainText(card.published);
      await expect(item.getByRole('link')).toHaveCount(card.sources.length);
      await expect(item.getByText(evidence.clinicReportedLabel)).toHaveCount(card.rate ? 1 : 0);
      if (card.rate) await expect(item).toContainText(`${card.rate.percent}%+`);
      else await expect(item).not.toContainText('%+');
    }
    for (const limit of evidence.limits) await expect(region.getByText(limit)).toBeVisible();
  });
});

test('the first screen says what it is and offers both ways on', { tag: '@phone' }, async ({
  page,
  viewport,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  const region = page.getByRole('region', { name: hero.title });
  const book = region.getByRole('link', { name: bookText, exact: true });
  const learn = region.getByRole('link', { name: hero.learnMore.text, exact: true });
  await expect(book).toHaveAttribute('href', '/booking');
  expect((await book.innerText()).trim()).toBe(bookText);
  await book.selectText();
  expect(await page.evaluate(() => getSelection()?.toString().trim()), 'as copied').toBe(bookText);
  await expect(learn).toHaveAttribute('href', '#process');
  for (const part of [region.getByText(hero.lead), book, learn]) {
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(viewport?.height ?? 0);
  }
});

test('what the video says can be read', async ({ page }) => {
  await page.goto('/');
  const words = page.getByText(heroVideo.transcript[1] as string);
  await expect(words).toBeHidden();
  await page.getByText(heroVideo.transcriptTitle).click();
  await expect(words).toBeVisible();
});

test('a line of the summary leads to its item in the list', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const item = bonusItems.find(({ id }) => id === 'precision-ivs');
  await page.getByRole('link', { name: `${value.tableNote} ${item?.name}` }).click();
  await expect(page).toHaveURL(/#item-precision-ivs$/);
  await expect(page.getByRole('rowheader', { name: item?.name })).toBeInViewport();
});

test('a citation opens the list of studies at its own', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const study = page.locator(`#ref-${references[1].id}`);
  await expect(study).toBeHidden();
  await page.getByRole('link', { name: `${evidence.referenceLabel} 2`, exact: true }).click();
  await expect(study).toBeInViewport();
});

test('risks and who should not have this care are one tap from every booking button', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('link', { name: safety.linkText });
  const books = page.getByRole('main').getByRole('link', { name: bookText });
  await expect(links).toHaveCount(await books.count());
  await links.first().click();
  await expect(page).toHaveURL(/#safety$/);
  await expect(page.getByRole('heading', { name: safety.title })).toBeInViewport();
  for (const line of safety.notFor) await expect(page.getByText(line.text)).toBeVisible();
});
