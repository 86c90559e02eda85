import { expect, type Page, test } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { references } from '@/content/evidence';
import { price } from '@/content/offer';
import { options, type TreatmentOption } from '@/content/options';
import { safety } from '@/content/safety';
import { formatDate } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { axeFindings, expectWords, sentencesOf } from './support/page';
import { phone } from './support/phone';

const { items, questions, sheet } = options;

/** Finds the row by its attributes, because Playwright computes the roles of the whole page for each search by role. */
function rowOf(page: Page, name: string) {
  const header = page.locator('[role="rowheader"]', { hasText: name });
  return page.locator('#options [role="row"]').filter({ has: header });
}

/** Opens every option. */
function openAll(page: Page) {
  return page.locator('#options table summary').evaluateAll((all) => {
    for (const summary of all) (summary as HTMLElement).click();
  });
}

/** Counts the roles in the accessibility tree that the browser builds for the table of options. */
async function countRoles(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { root } = await devtools.send('DOM.getDocument');
  const selector = '#options table';
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await devtools.send('Accessibility.queryAXTree', { nodeId });
  const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
  const count = (role: string) => roles.filter((one) => one === role).length;
  return {
    rows: count('row'),
    columns: count('columnheader'),
    options: count('rowheader'),
    cells: count('cell'),
  };
}

const wholeTable = {
  rows: items.length + 1,
  columns: questions.length + 1,
  options: items.length,
  cells: items.length * questions.length,
};

/** How strong the studies behind each rated answer of an option are, as the page says it. */
function certaintiesOf({ answers }: TreatmentOption) {
  return [answers.effect, answers.harms, answers.time].map(({ certainty }) =>
    options.certainty.text(certainty),
  );
}

test('every option answers the same questions side by side, each answer with a source that is listed', async ({
  page,
}) => {
  await page.goto('/');
  await openAll(page);
  const table = page.getByRole('table', { name: options.title });
  await expect(table.getByRole('columnheader')).toHaveText([
    options.optionLabel,
    ...questions.map(({ text }) => text),
  ]);
  for (const { name, answers } of items) {
    for (const [i, { id }] of questions.entries()) {
      const cell = rowOf(page, name).locator('[role="cell"]').nth(i);
      await expectWords(cell, sentencesOf({ text: answers[id].text }));
      const addresses = await cell
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      const listed = (answers[id].sources ?? []).map(
        (source) => `#ref-${references.findIndex((reference) => reference.id === source) + 1}`,
      );
      const expected = answers[id].ownSource ? [answers[id].ownSource.href.slice(1)] : listed;
      expect(addresses.sort(), `${name}: ${id}`).toEqual(expected.sort());
    }
  }
  expect(await countRoles(page)).toEqual(wholeTable);
});

function payerOf({ glance: { payer } }: TreatmentOption) {
  return typeof payer === 'string'
    ? payer
    : payer({ paidInFull: formatUsd(price.paidInFullUsd), financed: null });
}

/** How strong an option's studies are, as its row says it. */
function strengthOf({ answers }: TreatmentOption) {
  return `${options.glance.certainty}: ${options.certainty.levels[answers.effect.certainty.level]}`;
}

/** What an option asks of a person's time, as its row says it. */
function visitsOf({ glance }: TreatmentOption) {
  return `${options.glance.visits}: ${glance.visits}`;
}

/** What a phone says of an option only once it is opened. */
function laterOf({ suits, glance }: TreatmentOption) {
  return [suits, `${options.glance.ride} ${glance.ride}`];
}

test('each option opens separately, and all are compared in a few words before', async ({ page }) => {
  await page.goto('/');
  const [first, second] = items;
  const answer = (option = first) => page.getByText(option?.answers.course.text as string);
  for (const option of items) {
    await expectWords(rowOf(page, option.name), [
      option.what,
      `${options.glance.payer} ${payerOf(option)}`,
      visitsOf(option),
      strengthOf(option),
      ...laterOf(option),
    ]);
  }
  await expect(answer()).toBeHidden();
  await rowOf(page, first?.name ?? '')
    .locator('summary')
    .press('Enter');
  await expect(answer()).toBeVisible();
  await expect(answer(second)).toBeHidden();
});

test('the answers about effect, harms and duration each say how strong their studies are', async ({
  page,
}) => {
  await page.goto('/');
  await openAll(page);
  await page.getByText(options.moreText).click();
  await expect(page.getByText(options.certainty.rule)).toBeVisible();
  for (const option of items) {
    await expect(rowOf(page, option.name).locator('i')).toHaveText(certaintiesOf(option));
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('each option says what it is, who pays, its visits and how good its studies are, and opens to a card', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByText(options.lead)).toBeVisible();
    for (const option of items) {
      const header = rowOf(page, option.name).locator('[role="rowheader"]');
      const inShort = [option.name, option.what, payerOf(option), visitsOf(option), strengthOf(option)];
      await expectWords(header, inShort);
      const shown = await header.innerText();
      expect(laterOf(option).filter((text) => shown.includes(text))).toEqual([]);
    }
    await openAll(page);
    for (const option of items) await expectWords(rowOf(page, option.name), laterOf(option));
    expect(await countRoles(page)).toEqual(wholeTable);
    expect(await axeFindings(page, { part: '#options' })).toEqual([]);
  });
});

/** What the sheet must contain: the options, what may rule out the plan, whom to call, and how old the sheet is. */
const onSheet = [
  ...sentencesOf({
    lead: options.lead,
    items: items.map(({ suits, ...rest }) => rest),
    values: options.values.prompts,
    ask: options.ask,
  }),
  ...sentencesOf(safety.lists),
  ...items.flatMap(certaintiesOf),
  ...[clinic.name, clinic.phone, formatDate(options.asOf), '988'],
];

async function expectOneSheet(page: Page) {
  for (const format of ['Letter', 'A4']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
}

test('the sheet has no letters smaller than 8 points, and room for a long clinic name', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('/#sheet');
  await page.emulateMedia({ media: 'print' });
  const line = page.locator('#options .sheet-only').first();
  await expect(line).toBeVisible();
  const smallest = await page.locator('[data-sheet]').evaluateAll((parts) => {
    const all = parts.flatMap((part) => [part, ...part.querySelectorAll('*:not(sup, sup *)')]);
    const shown = all.filter((one) => one.checkVisibility() && one.textContent.trim());
    return Math.min(...shown.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) * 0.75));
  });
  expect(smallest).toBeGreaterThanOrEqual(8);
  const name = 'The Center for Interventional Psychiatry and Wellness of Greater Minneapolis';
  await line.evaluate(
    (element, [short, long]) => {
      const words = element.firstChild as Text;
      words.data = words.data.replace(short, long);
    },
    [clinic.name, name] as const,
  );
  await expect(line).toContainText(name);
  await expectOneSheet(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the print link puts all options on one sheet, Letter or A4, and another link restores the page', {
      tag: javaScriptEnabled ? [] : '@deep',
    }, async ({ page }) => {
      if (javaScriptEnabled)
        await page.addInitScript(() => {
          window.print = () => {
            document.documentElement.dataset.printed = location.hash;
          };
        });
      await page.goto('/');
      await page.getByText(options.moreText).click();
      await page.getByRole('link', { name: sheet.printText }).click();
      await expect(page.getByText(sheet.note)).toBeVisible();
      if (javaScriptEnabled) await expect(page.locator('html')).toHaveAttribute('data-printed', '#sheet');
      await expectOneSheet(page);
      await page.emulateMedia({ media: 'print' });
      await expectWords(page.locator('body'), onSheet);
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      // The few words of a phone would say each reason twice.
      for (const { short } of safety.lists.flatMap(({ items }) => items))
        if (short)
          await expect(page.getByText(short, { exact: true }).filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('link', { name: sheet.leaveText }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
