import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readColours } from '@/lib/art/colours';
import { DotArray } from './dot-array';
import { Drawing, type DrawingName } from './drawing';
import { ProblemTrace } from './problem-trace';
import { Spots } from './spots';
import { WeekRuler } from './week-ruler';

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');
const colours = readColours(read('app/styles/tokens.css'), read('app/styles/ramps.css'));

/** Files that a page fetches, or that are only rendered into icons: the style sheets do not reach them. */
const standalone = ['final-sea.svg', 'icon.svg', 'week-trace.svg'];
const inline = readdirSync(__dirname).filter((name) => name.endsWith('.svg') && !standalone.includes(name));

const count = (html: string, find: RegExp) => html.match(find)?.length ?? 0;
/** The path data of a drawing, one string for each path. */
const paths = (drawing: ReactElement) =>
  [...renderToStaticMarkup(drawing).matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '');

test.each([...inline, '../../app/og.png/picture.svg'])(
  '%s takes every colour from a custom property that the style sheets define',
  (name) => {
    const svg = read('components/art', name);
    expect(svg).not.toMatch(/(fill|stroke|stop-color)="(#|rgb|oklch)/);
    for (const [, colour] of svg.matchAll(/var\(--([\w-]+)\)/g))
      expect(colours.light).toHaveProperty(colour ?? '');
  },
);

test.each(standalone)('%s repeats the colours of the style sheets, light and dark', (name) => {
  const svg = read('components/art', name);
  const own = readColours(svg);
  for (const mode of ['light', 'dark'] as const) {
    for (const [colour, value] of Object.entries(own[mode]))
      expect(colours[mode][colour] ?? value).toBe(value);
  }
  if (name === 'icon.svg') {
    for (const [hex] of svg.matchAll(/#[\da-f]{6}/g)) expect(Object.values(colours.light)).toContain(hex);
  }
});

test('a drawing stands in the page as its file has it, hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Drawing name="mark" className="size-8" />);
  expect(html).toBe(`<span class="drawing size-8">${read('components/art/mark.svg')}</span>`);
});

test('no drawing carries a style attribute or a script, which the security policy would block', () => {
  for (const name of inline)
    expect(read('components/art', name)).not.toMatch(/style=|<style|<script|\son\w+=/);
});

test('ids stay unique when all drawings stand on one page, and every reference finds its own', () => {
  const page = inline
    .map((name) => renderToStaticMarkup(<Drawing name={name.replace('.svg', '') as DrawingName} />))
    .join('');
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of page.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(ids).toContain(id);
});

test.each([0, 14, 20])('%i of 20 dots are solid, and all lie inside the picture', (filled) => {
  const dots = <DotArray filled={filled} total={20} />;
  const [solid = '', outlined = ''] = paths(dots);
  expect([count(solid, /M/g), count(outlined, /M/g)]).toEqual([filled, 20 - filled]);
  const box = /viewBox="-1 -1 (\d+) (\d+)"/.exec(renderToStaticMarkup(dots))?.slice(1).map(Number) ?? [];
  for (const [, x, y] of solid.matchAll(/M([\d.]+) ([\d.]+)/g)) {
    expect(Number(x) + 12.5).toBeLessThan((box[0] ?? 0) - 1);
    expect(Number(y) + 12.5).toBeLessThan((box[1] ?? 0) - 1);
  }
});

test.each([
  [0, 0],
  [2, 5],
  [6, 12],
])('weeks %i to %i of thirteen stand out, both included', (from, to) => {
  const [idle = '', active = ''] = paths(<WeekRuler from={from} to={to} phase={1} />);
  expect([count(idle, /M/g), count(active, /M/g)]).toEqual([13 - (to - from + 1), to - from + 1]);
});

test('as many suns are filled as places are open', () => {
  const [filled = '', outlined = '', rules = ''] = paths(<Spots open={6} total={10} />);
  expect([filled, outlined, rules].map((d) => count(d, /M/g))).toEqual([6, 4, 10]);
});

test('a card without a drawing of its own still gets a line', () => {
  expect(paths(<ProblemTrace id="a-seventh-card" />)).toHaveLength(1);
  expect(paths(<ProblemTrace id="ends-early" />)).toHaveLength(2);
});
