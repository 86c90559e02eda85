import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readColours } from '@/lib/art/colours';
import { Bands } from './bands';
import { BookingLine } from './booking-line';
import { DaySea } from './day-sea';
import { DotArray } from './dot-array';
import { FinalSea } from './final-sea';
import { GappedSea } from './gapped-sea';
import { HalfSun } from './half-sun';
import { HeroSea } from './hero-sea';
import { Mark } from './mark';
import { PosterSea } from './poster-sea';
import { ProblemTrace } from './problem-trace';
import { Rings } from './rings';
import { Spots } from './spots';
import { Strands } from './strands';
import { WeekRuler } from './week-ruler';

const sheets = ['tokens.css', 'ramps.css'].map((name) =>
  readFileSync(join(process.cwd(), 'app/styles', name), 'utf8'),
);
const defined = Object.keys(readColours(...sheets).light);

const drawings: Record<string, ReactElement> = {
  HeroSea: <HeroSea />,
  PosterSea: <PosterSea />,
  ProblemTrace: <ProblemTrace id="unmeasured" label="A line nobody follows" />,
  'dawn band': <Bands ramp="band" />,
  Strands: <Strands />,
  HalfSun: <HalfSun />,
  WeekRuler: <WeekRuler from={2} to={5} phase={2} />,
  Rings: <Rings />,
  Spots: <Spots open={6} total={10} />,
  FinalSea: <FinalSea />,
  DotArray: <DotArray filled={14} total={20} />,
  'deep band': <Bands ramp="deep" borrow />,
  Mark: <Mark />,
  BookingLine: <BookingLine />,
  DaySea: <DaySea />,
  GappedSea: <GappedSea />,
};
const markup = Object.entries(drawings).map(
  ([name, drawing]) => [name, renderToStaticMarkup(drawing)] as const,
);

test.each(markup)('%s takes every colour from a custom property that the style sheets define', (_, html) => {
  expect(html).not.toMatch(/(fill|stroke|stop-color)="(#|rgb|oklch)/);
  for (const [, name] of html.matchAll(/var\(--([\w-]+)\)/g)) expect(defined).toContain(name);
});

test.each(markup)('%s carries no style attribute, which the security policy would block', (_, html) => {
  expect(html).not.toContain('style=');
});

test.each(markup)('%s is either named for screen readers or hidden from them', (_, html) => {
  for (const [tag] of html.matchAll(/<svg[^>]*>/g))
    expect(tag).toMatch(/aria-hidden="true"|role="img" aria-label="[^"]+"/);
  for (const [tag] of html.matchAll(/<img[^>]*>/g)) expect(tag).toContain('alt=""');
});

test('ids stay unique when all drawings stand on one page, and every reference finds its own', () => {
  const page = markup.map(([, html]) => html).join('');
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of page.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
});
