import { expect, type Page, test } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { evidence, references } from '@/content/evidence';
import {
  closing,
  finalCta,
  fit,
  guarantee,
  hero,
  heroVideo,
  inShort,
  problem,
  process,
  questions,
  solution,
  value,
} from '@/content/home';
import { bonusItems, coreTreatment, itemGroups, price, spots, statedTotal } from '@/content/offer';
import { safety } from '@/content/safety';
import { clinicians, place, team } from '@/content/team';
import { formatDate, formatQuarter, telHref } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { formatWeeks } from '@/lib/weeks';
import { bookText, openFolds, visit } from './support/page';
import { phone } from './support/phone';

const bonusUsd = bonusItems.reduce((sum, item) => sum + item.valueUsd, 0);
const paidInFull = formatUsd(price.paidInFullUsd);

test.describe('the page says', () => {
  // These tests only read, so one visit with every fold open serves them all.
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser, baseURL, viewport }) => {
    page = await browser.newPage({ baseURL, viewport });
    await visit(page, '/');
    await openFolds(page);
  });
  test.afterAll(() => page.close());

  function part(title: string) {
    return page.getByRole('region', { name: title });
  }

  function itemTitled(title: string, name: string) {
    const heading = page.getByRole('heading', { name, exact: true });
    return part(title).getByRole('listitem').filter({ has: heading });
  }

  test('the parts stand in the client’s order, and nobody is shown before the clinic has named someone', async () => {
    const titles = [problem, solution, value, process, guarantee, finalCta, evidence].map((one) => one.title);
    const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(headings.filter((text) => titles.includes(text))).toEqual(titles);
    const isTeamKnown = clinicians.length > 0 || place !== null;
    await expect(part(team.title)).toHaveCount(isTeamKnown ? 1 : 0);
  });

  test('the plan in a few lines, with the way to the risks and the number to call', async () => {
    const region = part(inShort.title);
    for (const { text } of inShort.items(paidInFull)) await expect(region).toContainText(text);
    await expect(region.getByRole('link', { name: safety.linkText })).toHaveAttribute('href', '#safety');
    await expect(region.getByRole('link', { name: clinic.phone })).toHaveAttribute(
      'href',
      telHref(clinic.phone),
    );
  });

  test('each reason has a title and words', async () => {
    for (const card of problem.cards)
      await expect(itemTitled(problem.title, card.title)).toContainText(card.text);
  });

  test('each of the four kinds of care stands with its regulatory status', async () => {
    for (const { title, text, status } of solution.pillars) {
      const item = itemTitled(solution.title, title);
      await expect(item).toContainText(text);
      if (status) await expect(item).toContainText(`${solution.statusLabel}: ${status}`);
    }
    await expect(part(solution.title).getByRole('link', { name: solution.cta.text })).toHaveAttribute(
      'href',
      '#value',
    );
  });

  test('for whom the plan may be, in lines without a verdict', async () => {
    const region = part(fit.title);
    for (const { text } of [...fit.may, ...fit.mayNot]) await expect(region.getByText(text)).toBeVisible();
    await expect(region).toContainText(fit.notSure);
  });

  test('the price list holds each group with its sum, and its items in order', async () => {
    const region = part(value.title);
    for (const { id, name } of itemGroups) {
      const items = bonusItems.filter(({ group }) => group === id);
      const table = region.getByRole('table', { name });
      await expect(table.getByRole('rowheader')).toHaveText(items.map((item) => item.name));
      const values = items.map((item) => formatUsd(item.valueUsd));
      expect(await table.locator('th + td').allInnerTexts()).toEqual(values);
      for (const { detail } of items) await expect(table.getByText(detail)).toBeVisible();
      const subtotalUsd = items.reduce((sum, item) => sum + item.valueUsd, 0);
      const summary = region.locator('summary').filter({ hasText: name });
      await expect(summary).toContainText(value.itemCount(items.length));
      await expect(summary).toContainText(formatUsd(subtotalUsd));
    }
    await expect(region).toContainText(`${value.bonusTotal(bonusItems.length)} ${formatUsd(bonusUsd)}`);
  });

  test('the price, the financed price, and what stands against it', async () => {
    const region = part(value.title);
    for (const usd of [price.paidInFullUsd, price.financedUsd, bonusUsd, price.paidInFullUsd + bonusUsd]) {
      await expect(region.getByText(formatUsd(usd)).first()).toBeVisible();
    }
    for (const { text } of value.included) await expect(region.getByText(text).first()).toBeVisible();
    await expect(region).toContainText(value.card.pricesAsOf(formatDate(price.asOf)));
    await expect(region.getByRole('link', { name: bookText })).toHaveAttribute('href', '/booking');
  });

  test('each phase stands with its weeks and all that happens in it, each visit in the chart', async () => {
    for (const { name, weeks, details } of process.phases) {
      const item = itemTitled(process.title, name);
      await expect(item).toContainText(
        formatWeeks(weeks, { one: process.weekWord, many: process.weeksWord }),
      );
      for (const detail of details) await expect(item.getByText(detail.text)).toBeVisible();
    }
    const { tms, ketamine, legend } = process.chart;
    const rows = [tms(coreTreatment.tmsSessions).text, ketamine(coreTreatment.ketamineSessions).text];
    for (const text of [...rows, legend])
      await expect(part(process.title).getByText(text).last()).toBeVisible();
  });

  test('each question is answered', async () => {
    for (const { question, answer } of questions.items) {
      const fold = part(questions.title).getByRole('group').filter({ hasText: question });
      await expect(fold).toContainText(answer);
    }
  });

  test('the promise stands with all its terms', async () => {
    const region = part(guarantee.title);
    await expect(region).toContainText(guarantee.text);
    for (const term of guarantee.terms) await expect(region.getByText(term.text)).toBeVisible();
    await expect(region.getByRole('link', { name: bookText })).toHaveAttribute('href', '/booking');
  });

  test('spots carry their date, and both totals are shown truthfully', async () => {
    const region = part(finalCta.title);
    const counted = { quarter: formatQuarter(spots.asOf), date: formatDate(spots.asOf) };
    await expect(region).toContainText(`${finalCta.spots.strong} ${finalCta.spots.rest(counted)}`);
    const { valueUsd, decision } = statedTotal;
    const sumUsd = price.paidInFullUsd + bonusUsd;
    const both = finalCta.bothTotals({ stated: formatUsd(valueUsd), computed: formatUsd(sumUsd) });
    await expect(region.getByText(both)).toHaveCount(valueUsd === sumUsd || decision ? 0 : 1);
  });

  test('every rate stands in one card with its source label, the published finding and citations', async () => {
    for (const { title, published, rate, sources } of evidence.cards) {
      const item = itemTitled(evidence.title, title);
      await expect(item).toContainText(published);
      await expect(item.getByRole('link')).toHaveCount(sources.length);
      await expect(item.getByText(evidence.clinicReportedLabel)).toHaveCount(rate ? 1 : 0);
      if (rate) await expect(item).toContainText(`${rate.percent}%+`);
      else await expect(item).not.toContainText('%+');
    }
    for (const limit of evidence.limits) await expect(part(evidence.title).getByText(limit)).toBeVisible();
  });

  test('each treatment’s common and serious risks stand in one table', async () => {
    const table = part(safety.title).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([safety.commonLabel, safety.seriousLabel]);
    for (const { title, common, serious } of safety.risks) {
      await expect(table.getByRole('rowheader', { name: title })).toBeVisible();
      for (const text of [common, serious])
        await expect(table.getByRole('cell', { name: text })).toBeVisible();
    }
  });

  test('after the evidence the call is offered once more', async () => {
    const panel = page.getByText(closing.text).locator('../..');
    await expect(panel.getByRole('heading', { name: closing.title })).toBeVisible();
    await expect(panel.getByRole('link', { name: bookText })).toHaveAttribute('href', '/booking');
    await expect(panel.getByRole('link', { name: clinic.phone })).toBeVisible();
  });
});

test('the first screen says what it is, what it costs, and offers both ways on', { tag: '@phone' }, async ({
  page,
  viewport,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  const region = page.getByRole('region', { name: hero.title });
  const book = region.getByRole('link', { name: bookText, exact: true });
  const learn = region.getByRole('link', { name: hero.learnMore.text, exact: true });
  await expect(book).toHaveAttribute('href', '/booking');
  await expect(learn).toHaveAttribute('href', hero.learnMore.href);
  await book.selectText();
  expect(await page.evaluate(() => getSelection()?.toString().trim()), 'as copied').toBe(bookText);
  const facts = hero.facts(paidInFull).map((fact) => region.getByText(fact, { exact: true }));
  for (const one of [region.getByText(hero.lead), ...facts, book, learn]) {
    const box = await one.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(viewport?.height ?? 0);
  }
});

test('a citation opens the list of studies at its own', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const study = page.locator(`#ref-${references[1].id}`);
  await expect(study).toBeHidden();
  await page.getByRole('link', { name: `${evidence.referenceLabel} 2`, exact: true }).click();
  await expect(study).toBeInViewport();
});

test('risks and who should not have this care are one tap from the ways to book', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const { title } of [solution, value, guarantee, finalCta]) {
    const links = page.getByRole('region', { name: title }).getByRole('link', { name: safety.linkText });
    await expect(links.first(), title).toHaveAttribute('href', '#safety');
  }
  await page.getByRole('main').getByRole('link', { name: safety.linkText }).first().click();
  await expect(page).toHaveURL(/#safety$/);
  await expect(page.getByRole('heading', { name: safety.title, exact: true })).toBeInViewport();
  await expect(page.getByText(safety.notForLead(safety.notFor.length))).toBeVisible();
  const rest = page.locator('#safety summary').first();
  if (await rest.isVisible()) await rest.click();
  for (const line of safety.notFor) await expect(page.getByText(line.text)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('what is folded away opens and closes by keyboard', async ({ page }) => {
    await visit(page, '/');
    const [group] = itemGroups;
    const [question] = questions.items;
    for (const [summary, words] of [
      [heroVideo.transcriptTitle, heroVideo.transcript[1]],
      [group.name, bonusItems[0]?.detail],
      [guarantee.moreText, guarantee.terms[2]?.text],
      [question?.question, question?.answer],
    ] as [string, string][]) {
      const fold = page.locator('main summary').filter({ hasText: summary });
      await expect(page.getByText(words)).toBeHidden();
      await fold.press('Enter');
      await expect(page.getByText(words)).toBeVisible();
      await fold.press('Space');
      await expect(page.getByText(words)).toBeHidden();
    }
  });
});
