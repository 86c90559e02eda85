import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { planProcess } from '@/content/home';
import { coreTreatment, plan } from '@/content/offer';
import { visitRows, WeeksChart, weekWidth } from './weeks-chart';

const html = renderToStaticMarkup(<WeeksChart />);

/** How many visits a row draws, and the weeks of the first and the last. */
function visitsOf(index: number) {
  const starts = [...(visitRows[index]?.path.matchAll(/M([\d.]+)/g) ?? [])].map(([, x]) => Number(x));
  const weekOf = (x = Number.NaN) => Math.floor(x / weekWidth);
  return { count: starts.length, from: weekOf(starts[0]), to: weekOf(starts.at(-1)) };
}

test('the chart shades exactly the weeks in which two phases overlap', () => {
  const weeks = planProcess.phases.flatMap(({ weeks: { from, to } }) =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i),
  );
  const twice = [...new Set(weeks.filter((week, i) => weeks.indexOf(week) !== i))];
  const shaded = [...html.matchAll(/<rect x="(\d+)"[^>]*class="chart-overlap"/g)];
  expect(shaded.map(([, x]) => Number(x) / weekWidth)).toEqual(twice);
});

test('each session is one mark within the weeks of treatment', () => {
  const treatment = planProcess.phases.find(({ id }) => id === 'treat')?.weeks;
  expect(visitsOf(1)).toEqual({ count: coreTreatment.tmsSessions, ...treatment });
  expect(visitsOf(2)).toEqual({ count: coreTreatment.ketamineSessions, ...treatment });
});

test('each week of the plan has one check-in', () => {
  expect(visitsOf(3)).toEqual({ count: plan.weeks, from: 1, to: plan.weeks });
});

test('scrolling past the card of any phase can light up its weeks', () => {
  const [, scope = ''] =
    /timeline-scope: ([^;]+);/.exec(readFileSync('app/styles/drawings.css', 'utf8')) ?? [];
  expect(scope.split(', ')).toEqual(planProcess.phases.map(({ id }) => `--${id}`));
});
