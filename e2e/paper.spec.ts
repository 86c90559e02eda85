import { expect, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { guarantee, inShort, planProcess, planValue, questions } from '@/content/home';
import { bonusItems, price } from '@/content/offer';
import { options } from '@/content/options';
import { disclaimer, goodFaithEstimate, safety } from '@/content/safety';
import { crisis } from '@/content/site';
import { formatDate } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { expectWords, holdFonts, sentencesOf } from './support/page';

/** The number of pages in a PDF from Chromium, which writes each page as an object in plain text. */
function countPages(pdf: Buffer) {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('paper offers to open nothing, not even without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(safety.worse)).toBeVisible();
  const rests = page.locator('.fold-rest > summary');
  await expect(rests.filter({ hasText: safety.seeWhole })).toBeAttached();
  await expect(rests.filter({ visible: true })).toHaveCount(0);
  await page.close();
});

test('the printed plan has few pages and everything needed to decide', async ({ page }) => {
  await page.goto('/');
  // The web fonts need more room than the fallback fonts.
  await expect(page.locator('html[data-fonts]')).toBeAttached();
  for (const format of ['Letter', 'A4'])
    expect(countPages(await page.pdf({ format })), format).toBeLessThanOrEqual(8);
  await page.emulateMedia({ media: 'print' });
  const points = await page
    .getByText(guarantee.text)
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize) * 0.75);
  expect(points).toBeCloseTo(11, 1);
  // Only the list of sources is smaller.
  const tiny = await page
    .locator('p, li:not([id^="ref-"]), dt, dd, td, th, h1, h2, h3, h4, summary')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && Number.parseFloat(getComputedStyle(each).fontSize) < 11.2)
        .map((each) => each.textContent),
    );
  expect(tiny, 'set in less than 8.4 pt').toEqual([]);
  const sums = [
    price.paidInFullUsd,
    price.financedUsd ?? price.paidInFullUsd,
    ...bonusItems.map(({ valueUsd }) => valueUsd),
  ];
  const facts = {
    inShort: inShort.items({ paidInFull: 'some', financed: 'some' }),
    phases: planProcess.phases.map(({ description, details }) => ({ description, details })),
    ...{
      bonusItems,
      questions: questions.items,
      included: planValue.included,
      note: planValue.tableNote,
    },
    ...{
      options: { items: options.items, ask: options.ask },
      promise: guarantee.text,
      terms: [guarantee.condition, guarantee.notPromised, guarantee.terms],
      disclaimer: disclaimer.long,
    },
    ...{ risks: safety.risks, lists: safety.lists, worse: safety.worse, estimate: goodFaithEstimate.lead },
  };
  await expectWords(page.locator('body'), [
    ...sentencesOf(facts),
    ...[formatDate(price.asOf), ...sums.map(formatUsd)],
    ...[crisis.call.text, crisis.text.text, clinic.phone, clinic.email],
  ]);
});

test('on paper, marks stand beside their points, week numbers in a row, and sources after their text', async ({
  page,
}) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const topsOf = (css: string) =>
    page.locator(css).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  // Both are measured at once, because the page may still be moving.
  const offsets = await page.locator('#safety details li > .mark').evaluateAll((marks) =>
    marks.map((mark) => {
      const [top, textTop] = [mark.firstElementChild, mark.nextElementSibling].map(
        (part) => part?.getBoundingClientRect().top ?? 0,
      ) as [number, number];
      return Math.abs(textTop - top);
    }),
  );
  // The labels of a drawing that is not printed would say nothing, or lie over other words.
  for (const text of Object.values(guarantee.key))
    await expect(page.getByText(text, { exact: true })).toBeHidden();
  expect(offsets).toHaveLength(safety.lists.flatMap(({ items }) => items).length);
  expect(Math.max(...offsets)).toBeLessThan(8);
  expect(new Set(await topsOf('.weeks-chart ol > li')).size).toBe(1);
  const overlaps = await page
    .locator('main .citations')
    .evaluateAll(
      (all) =>
        all.filter((each) => Number.parseFloat(getComputedStyle(each.children[0] ?? each).marginLeft) < 0)
          .length,
    );
  expect(overlaps).toBe(0);
});

test('a page that is printed before its parts are laid out is printed whole', async ({ page }) => {
  await holdFonts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const skipped = () =>
    page
      .locator('main > *, footer')
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
      );
  // Parts are laid out only after the fonts, which are held back.
  await expect(page.locator('html[data-parts] footer:not([style])')).toBeAttached();
  expect(await skipped()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await skipped()).toBe(0);
});

test('a browser that cannot open folds by style opens all of them for printing', async ({ page }) => {
  await page.goto('/');
  const closed = page.locator('details:not([open])');
  const count = await closed.count();
  expect(count).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(closed).toHaveCount(count);
});

test('the printed booking page has two pages at most, and no calendar', async ({ page }) => {
  await page.goto('/booking');
  const frame = page.getByTitle(calendar.frameTitle);
  await expect(frame).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(frame).toBeHidden();
  expect(countPages(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2);
});
