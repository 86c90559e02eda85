import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { readColours } from '@/lib/art/colours';
import { DotArray } from './dot-array';
import { ProblemTrace } from './problem-trace';
import { PromiseRings } from './promise-rings';

const read = (...path: string[]) => readFileSync(join(process.cwd(), ...path), 'utf8');
const colours = readColours(read('app/styles/tokens.css'), read('app/styles/ramps.css'));

/** Only used to make icons, so the style sheets do not apply. */
const icon = 'icon.svg';
const inline = readdirSync(__dirname).filter((name) => name.endsWith('.svg') && name !== icon);

test.each([...inline, '../../app/og.png/picture.svg'])(
  '%s takes its colours from the style sheets, and every id it uses exists',
  (name) => {
    const svg = read('components/art', name);
    expect(svg).not.toMatch(/(fill|stroke|stop-color)="(#|rgb|oklch)/);
    for (const [, colour] of svg.matchAll(/var\(--([\w-]+)\)/g))
      expect(colours.light).toHaveProperty(colour ?? '');
    // html-validate finds ids that occur twice on a page.
    for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(svg).toContain(` id="${id}"`);
  },
);

test.each([
  [
    'of 4 weeks one ring is bright, two more are dashed, and two marks below point to them',
    <PromiseRings key="rings" weeks={4} litWeek={2} extraWeeks={2} />,
    [3, 2, 3, 1],
  ],
  [
    'a card without a drawing of its own gets a line',
    <ProblemTrace key="card" id="a-seventh-card" />,
    [1, 1],
  ],
])('%s', (_, drawing, strokes) => {
  const paths = [...renderToStaticMarkup(drawing).matchAll(/ d="([^"]*)"/g)];
  expect(paths.map(([, path]) => path?.match(/M/g)?.length ?? 0)).toEqual(strokes);
});

test.each([
  [0, [20, 0]],
  [1, [20, 1]],
  [14, [20, 14]],
])('%i of 20 dots are solid', (filled, counts) => {
  const svg = renderToStaticMarkup(<DotArray filled={filled} total={20} look="studies" />);
  const pitch = Number(/stroke-dasharray="\.01 ([\d.]+)"/.exec(svg)?.[1]) + 0.01;
  const lengths = [...svg.matchAll(/ d="(?:M12 12h([\d.]+))?"/g)].map(([, length]) => length);
  expect(lengths.map((length) => (length ? 1 + Math.floor(Number(length) / pitch) : 0))).toEqual(counts);
});
