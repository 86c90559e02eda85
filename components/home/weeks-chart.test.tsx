import { renderToStaticMarkup } from 'react-dom/server';
import { planProcess } from '@/content/home';
import { coreTreatment, plan, tmsPerDay, treatmentWeeks, weekdays } from '@/content/offer';
import { otherBlocks, treatmentBlocks, visitRows, WeeksChart, weekWidth } from './weeks-chart';

const html = renderToStaticMarkup(<WeeksChart />);

/** The weeks in which the strokes of a path begin. */
function weeksIn(path = '') {
  return Array.from(path.matchAll(/M([\d.]+)/g), ([, x]) => Math.floor(Number(x) / weekWidth));
}

/** How many visits a row draws, and the weeks of the first and the last. */
function visitsOf(index: number) {
  const starts = weeksIn(visitRows[index]?.path);
  return { count: starts.length, from: starts[0], to: starts.at(-1) };
}

test('the weeks of treatment and the other weeks are as many as the words say, and together the whole plan', () => {
  const treatment = weeksIn(treatmentBlocks);
  const others = weeksIn(otherBlocks);
  expect(treatment).toHaveLength(treatmentWeeks);
  expect([...treatment, ...others].sort((a, b) => a - b)).toEqual(
    Array.from({ length: plan.weeks }, (_, i) => i + 1),
  );
  for (const count of [treatment.length, others.length]) expect(html).toContain(`>${count} `);
});

test('each session is one mark within the weeks of treatment', () => {
  const treatment = planProcess.phases.find(({ id }) => id === 'treat')?.weeks;
  expect(visitsOf(1)).toEqual({ count: coreTreatment.tmsSessions, ...treatment });
  expect(visitsOf(2)).toEqual({ count: coreTreatment.ketamineSessions, ...treatment });
});

test('the TMS sessions of a day are one column, and a week has no more columns than days of treatment', () => {
  const starts = Array.from(visitRows[1]?.path.matchAll(/M([\d.]+) ([\d.]+)/g) ?? [], ([, x, y]) => ({
    x,
    y,
  }));
  const columns = [...new Set(starts.map(({ x }) => Number(x)))];
  for (const x of columns) {
    const heights = starts.filter((start) => Number(start.x) === x).map(({ y }) => y);
    expect(heights.length).toBeLessThanOrEqual(tmsPerDay);
    expect(new Set(heights).size).toBe(heights.length);
  }
  const weeksOfColumns = columns.map((x) => Math.floor(x / weekWidth));
  for (const week of weeksOfColumns)
    expect(weeksOfColumns.filter((each) => each === week).length).toBeLessThanOrEqual(weekdays);
});

test('each week of the plan has one check-in', () => {
  expect(visitsOf(3)).toEqual({ count: plan.weeks, from: 1, to: plan.weeks });
});
