import { expect, type Locator, type Page, test } from '@playwright/test';
import { evidence, references } from '@/content/evidence';
import {
  finalCta,
  fit,
  guarantee,
  hero,
  heroVideo,
  inShort,
  planProcess,
  planValue,
  problem,
  questions,
  solution,
  treatmentWeek,
} from '@/content/home';
import { bonusItems, coreTreatment, itemGroups, price, spots, statedTotal } from '@/content/offer';
import { goodFaithEstimate, safety } from '@/content/safety';
import { clinicians, team, treatmentRoom } from '@/content/team';
import { formatDate, formatQuarterEnd } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { sectionHref } from '@/lib/section-links';
import { bookButtonText, bookLink, expectLinks, expectWords, phoneLink } from './support/page';
import { phone } from './support/phone';

const {
  studies: { link: studies },
} = inShort;
const listLink = { text: fit.mayNot[0]?.linked ?? '', href: '#rule-out' };
const risksLink = { text: safety.linkText, href: '#safety' };
const bonusUsd = bonusItems.reduce((sum, item) => sum + item.valueUsd, 0);
const paidInFull = formatUsd(price.paidInFullUsd);

test.describe('the home page shows', () => {
  // These tests only read the page, so one visit is enough for all of them.
  test.describe.configure({ mode: 'default' });
  let page: Page;

  test.beforeAll(async ({ browser, baseURL, viewport }) => {
    page = await browser.newPage({ baseURL, viewport });
    await page.goto('/');
  });
  test.afterAll(() => page.close());

  function part({ title }: { title: string }) {
    return page.getByRole('region', { name: title });
  }

  /** The item with this title in the list of a section. */
  function item(section: { title: string }, name: string, level?: number) {
    const heading = page.getByRole('heading', { name, exact: true, level });
    return part(section).getByRole('listitem').filter({ has: heading });
  }

  test('a way to go on in each section, and the team only once someone is named', async () => {
    await expect(part(team)).toHaveCount(clinicians.length > 0 || treatmentRoom !== null ? 1 : 0);
    await expectLinks(part(inShort), [{ ...studies, href: sectionHref(studies.href, true) }, risksLink]);
    await expectLinks(part(solution), [listLink, solution.cta]);
    for (const one of [planValue, guarantee, finalCta]) await expectLinks(part(one), [bookLink]);
    await expect(part(safety).getByRole('link', { name: bookLink.text })).toHaveAttribute(
      'href',
      bookLink.href,
    );
  });

  test('the plan in four figures, each with its label', async () => {
    const financed = price.financedUsd === null ? null : formatUsd(price.financedUsd);
    const figures = { paidInFull, financed };
    for (const { label, figure, text, strong = '' } of inShort.items(figures))
      await expectWords(part(inShort), [label, `${figure} ${text}`, strong]);
    await expectWords(part(inShort), [`${inShort.risks.label}: ${inShort.risks.text}`]);
  });

  test('an example week, whose days add up to the sessions of the offer', async () => {
    const week = page.getByRole('figure').filter({ hasText: treatmentWeek.title });
    await expectWords(week, [treatmentWeek.note]);
    const days = await week.getByRole('listitem').allInnerTexts();
    const tms = days.reduce((sum, day) => sum + Number(/(\d+) TMS/.exec(day)?.[1] ?? 0), 0);
    const ketamine = days.filter((day) => day.includes(treatmentWeek.words.ketamine));
    const { from = 0, to = 0 } = planProcess.phases.find(({ id }) => id === 'treat')?.weeks ?? {};
    const perWeek = (sessions: number) => Math.round(sessions / (to - from + 1));
    expect(tms).toBe(perWeek(coreTreatment.tmsSessions));
    expect(ketamine).toHaveLength(perWeek(coreTreatment.ketamineSessions));
    for (const day of ketamine) expect(day).toContain(treatmentWeek.words.ride);
  });

  test('as many sessions as the offer includes', async () => {
    const { tms, ketamine } = planProcess.chart;
    await expectWords(part(planProcess), [tms, ketamine]);
  });

  test('after a press, each group of the price list with its sum and its items in order', async () => {
    const region = part(planValue);
    await region.getByText(planValue.moreText).click();
    for (const { id, name } of itemGroups) {
      const items = bonusItems.filter(({ group }) => group === id);
      const subtotalUsd = items.reduce((sum, one) => sum + one.valueUsd, 0);
      const heading = region.getByRole('heading', { name });
      await expectWords(heading, [planValue.itemCount(items.length), formatUsd(subtotalUsd)]);
      const table = region.getByRole('table', { name });
      await expect(table.getByRole('rowheader')).toHaveText(items.map((one) => one.name));
      const values = items.map((one) => formatUsd(one.valueUsd));
      await expect(table.locator('th + td')).toHaveText(values);
      for (const { detail } of items) await expect(table.getByText(detail)).toBeVisible();
    }
  });

  test('the prices, sums and open spots with their dates, and the correct totals', async () => {
    const sumUsd = price.paidInFullUsd + bonusUsd;
    const sums = [price.paidInFullUsd, price.financedUsd ?? 0, bonusUsd, sumUsd]
      .filter(Boolean)
      .map(formatUsd);
    await part(planValue).locator('summary').filter({ hasText: planValue.card.listed }).click();
    await expectWords(part(planValue), [...sums, planValue.card.pricesAsOf(formatDate(price.asOf))]);
    const counted = { lastMonth: formatQuarterEnd(spots.asOf), date: formatDate(spots.asOf) };
    await expectWords(part(finalCta), [finalCta.spots.strong, finalCta.spots.rest(counted)]);
    const { valueUsd, decision } = statedTotal;
    const paidInFull = formatUsd(price.paidInFullUsd);
    const both = finalCta.bothTotals({
      stated: formatUsd(valueUsd),
      computed: formatUsd(sumUsd),
      paidInFull,
    });
    await expect(part(finalCta).getByText(both)).toHaveCount(valueUsd === sumUsd || decision ? 0 : 1);
  });

  test('every rate with its source label, finding and citations', async () => {
    for (const { title, verdict, published, rate, publishedRates } of evidence.cards) {
      const card = item(evidence, title, 3);
      await expectWords(card, [verdict, ...published.map(({ text }) => text)]);
      for (const found of publishedRates)
        await expectWords(card, [
          `${evidence.studyText(found)}: ${evidence.measured(found)}`,
          `${found.percent}% ${found.name}`,
          `${found.comparison.percent}% ${found.comparison.label}`,
        ]);
      const cited = [...published, ...publishedRates].flatMap(({ sources }) => sources).length;
      await expect(card.getByRole('link')).toHaveCount(cited);
      await expect(card).not.toContainText('%+');
      if (rate) {
        const own = page.getByRole('region', { name: evidence.clinicTitle });
        await expectWords(own, [
          evidence.clinicReportedLabel,
          `${rate.percent}%+ ${title}`,
          evidence.reported(rate),
        ]);
      }
    }
  });

  test('each treatment’s common and serious risks', async () => {
    for (const { title, gist, common, serious, rule = '' } of safety.risks) {
      await item(safety, title, 4).locator('summary').click();
      await expectWords(item(safety, title, 4), [
        gist,
        `${safety.seriousLabel}: ${serious[0].text}`,
        ...serious.map(({ text }) => text),
        `${safety.commonLabel}: ${common}`,
        rule,
      ]);
    }
  });

  test('the key of each drawing only to those who see the drawing', async () => {
    const keys = [hero.seaCaption, problem.courseKey, problem.goalKey, evidence.dotsNote(20)];
    for (const key of keys) await expect(page.getByText(key, { exact: true })).toBeVisible();
    const announced = await page.locator('main').ariaSnapshot();
    expect(keys.filter((key) => announced.includes(key))).toEqual([]);
  });

  test('the risks under a heading as high as those of the other parts', async () => {
    const heading = page.getByRole('heading', { level: 2, name: safety.title, exact: true });
    await expect(heading).toHaveAttribute('id', 'safety-title');
  });

  test('search engines the same facts as readers, without ratings or promises', async () => {
    const json = String(await page.locator('script[type="application/ld+json"]').textContent());
    expect(json).not.toMatch(/rating|review"|outcome|availability|null|</i);
    expect(json, 'a call to action').not.toMatch(/\bbook\b|apply now|start with|free call/i);
    const [website, organization] = JSON.parse(json)['@graph'];
    expect(json.match(/"price":\d+/g)).toEqual([`"price":${price.paidInFullUsd}`]);
    expect(organization.telephone).toBe(phoneLink.href.replace('tel:', ''));
    expect(organization.telephone).toMatch(/^\+1\d{10}$/);
    expect(website).toMatchObject({ '@type': 'WebSite', '@id': expect.stringMatching(/#website$/) });
    expect(website.publisher['@id']).toBe(organization['@id']);
    await expectWords(page.locator('body'), [organization.name, organization.email, paidInFull]);
  });

  test('each phase with its number, its weeks, what it is for, and its points', async () => {
    for (const { name, weeks, description, details } of planProcess.phases) {
      const points = details.map(({ text }) => text);
      const words = [
        planProcess.phaseText(planProcess.phases.findIndex((phase) => phase.name === name) + 1),
        planProcess.weeksText(weeks),
        description,
        ...points,
      ];
      await expectWords(item(planProcess, name), words);
    }
  });
});

test('the first screen says what the plan is and costs', { tag: '@phone' }, async ({ page, viewport }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  const region = page.getByRole('region', { name: hero.title });
  await expectLinks(region, [bookLink, hero.learnMore]);
  const book = region.getByRole('link', { name: bookLink.text });
  await book.selectText();
  const copied = await page.evaluate(() => getSelection()?.toString().replaceAll(/\s+/g, ' ').trim());
  expect(copied, 'as copied').toBe(bookButtonText);
  const facts = hero
    .facts(paidInFull)
    .map((fact) => region.getByRole('listitem').getByText(fact, { exact: true }));
  const learn = region.getByRole('link', { name: hero.learnMore.text });
  for (const one of [region.getByText(hero.lead), ...facts, book, learn]) {
    const box = await one.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(viewport?.height ?? 0);
  }
});

test('“Learn More About The Process” looks like the button it is', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: hero.title });
  const look = (link: Locator) =>
    link.evaluate((element) => {
      const { borderTopWidth, borderTopColor, borderTopLeftRadius, textDecorationLine } =
        getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { borderTopWidth, borderTopColor, borderTopLeftRadius, textDecorationLine, width, height };
    });
  const book = await look(region.getByRole('link', { name: bookLink.text }));
  const learn = await look(region.getByRole('link', { name: hero.learnMore.text }));
  // The link has the shape of the button beside it and, on a phone, also its width, but it may be lower.
  const { borderTopColor, width, height } = learn;
  expect(learn).toEqual({ ...book, borderTopColor, width, height });
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThanOrEqual(book.height);
  expect(Number.parseFloat(learn.borderTopWidth)).toBeGreaterThanOrEqual(1);
  expect(borderTopColor).not.toMatch(/transparent|, 0\)$|\/ 0\)$/);
  if (isMobile) expect(width).toBe(book.width);
});

test('a link to book is never more than six screens away', async ({ page }) => {
  for (const size of [phone.viewport, { width: 768, height: 1024 }, { width: 1366, height: 768 }]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.locator('[data-parts] footer:not([style])').waitFor({ state: 'detached' });
    const places = await page
      .locator(`main a.button[href^="${bookLink.href}"]`)
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top + scrollY));
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    const gaps = [...places, end].map((y, i) => y - (places[i - 1] ?? 0));
    expect(Math.max(...gaps) / size.height, `at ${size.width} px`).toBeLessThanOrEqual(6);
  }
});

test('the footer’s link opens the right to an estimate on a phone', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/');
  const lead = page.getByText(goodFaithEstimate.lead);
  await expect(lead).toBeHidden();
  await page.getByRole('link', { name: goodFaithEstimate.shortText }).click();
  await expect(lead).toBeInViewport({ ratio: 1 });
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const title = page.locator('summary').filter({ hasText: goodFaithEstimate.title });
  await expect.poll(async () => (await title.boundingBox())?.y).toBeGreaterThanOrEqual(header);
});

test('a citation shows its study, and closing the study leads back', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const citations = page.getByRole('main').locator('a[href^="#ref-"]').filter({ visible: true });
  for (const citation of [citations.first(), citations.last()]) {
    // Parts that the browser has not laid out yet have no innerText.
    const number = Number(await citation.textContent());
    const study = page.getByRole('dialog', { name: `${evidence.referenceLabel} ${number}`, exact: true });
    for (const close of ['Escape', 'Enter']) {
      await citation.click();
      await expect(study).toBeInViewport({ ratio: 1 });
      await expect(study).toBeFocused();
      await expect(study).toContainText(references[number - 1]?.authors ?? '');
      await expect(study.getByRole('link')).toHaveAttribute('href', references[number - 1]?.url ?? '');
      if (close === 'Enter') await study.getByRole('button', { name: evidence.closeText }).focus();
      await page.keyboard.press(close);
      await expect(study).toBeHidden();
      await expect(citation).toBeInViewport();
      await expect(citation).toBeFocused();
    }
  }
});

test('every serious harm, and every reason against the plan, is named on a phone before anything is opened', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/');
  const texts = [
    ...evidence.cards.map(({ verdict }) => verdict),
    evidence.clinicReportedLabel,
    ...evidence.limits.map(({ text }) => text),
    ...safety.risks.flatMap(({ gist, rule }) => [gist, rule ?? safety.worse]),
    ...safety.lists.flatMap(({ id, items }) =>
      id === 'rule-out' ? items.map(({ topic, short = topic }) => short) : safety.shortList(items),
    ),
  ];
  await expectWords(page.locator('body'), texts);
});

test('an opened row on a phone says nothing twice', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/');
  const main = page.getByRole('main');
  for (const { verdict, publishedRates } of evidence.cards) {
    await main.locator('summary').filter({ hasText: verdict }).click();
    const row = main.getByRole('listitem').filter({ hasText: verdict });
    for (const { percent } of publishedRates)
      await expect(row.getByText(`${percent}%`, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  for (const { gist } of safety.risks) {
    const summary = main.locator('summary').filter({ hasText: gist });
    await summary.click();
    // It stays in the accessible name.
    await expect(summary.getByText(gist)).toHaveCSS('clip-path', 'inset(50%)');
  }
});

test('a fold on a phone opens and closes by keyboard', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/');
  for (const [summary, words = ''] of [
    [heroVideo.transcriptTitle, heroVideo.transcript[1]],
    [planValue.moreText, itemGroups[0].name],
    [questions.items[0]?.question, questions.items[0]?.answer],
    [evidence.cards[1]?.verdict, evidence.cards[1]?.published[0].text],
  ]) {
    const fold = page.locator('main summary').filter({ hasText: summary });
    await expect(page.getByText(words)).toBeHidden();
    await fold.press('Enter');
    await expect(page.getByText(words)).toBeVisible();
    await fold.press('Space');
    await expect(page.getByText(words)).toBeHidden();
  }
});
