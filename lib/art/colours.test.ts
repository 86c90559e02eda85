import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readColours } from './colours';

const sheet = (name: string) => readFileSync(join(process.cwd(), 'app/styles', name), 'utf8');
const colours = readColours(sheet('tokens.css'), sheet('ramps.css'));
const modes = ['light', 'dark'] as const;

test('a dark value replaces the light one, and what has none keeps it', () => {
  const read = readColours(
    ':root {\n --a: #111111; --b: #222222;\n --c: var(--a);\n}\n@media (prefers-color-scheme: dark) {\n :root {\n --a: #333333;\n }\n}',
  );
  expect(read.light).toEqual({ a: '#111111', b: '#222222', c: '#111111' });
  expect(read.dark).toEqual({ a: '#333333', b: '#222222', c: '#333333' });
});

test.each(modes)('each sea and band ends in the colour of the section it melts into (%s)', (mode) => {
  expect(colours[mode]['sea-11']).toBe(colours[mode].night);
  expect(colours[mode]['day-11']).toBe(colours[mode].paper);
  expect(colours[mode]['band-8']).toBe(colours[mode].paper);
  expect(colours[mode]['deep-8']).toBe(colours[mode].night);
});

test.each(['sea', 'day', 'line', 'band', 'deep', 'poster'])(
  'every step of the %s ramp has a dark counterpart',
  (ramp) => {
    const steps = Object.keys(colours.light).filter((name) => new RegExp(`^${ramp}-\\d+$`).test(name));
    expect(steps.length).toBeGreaterThanOrEqual(3);
    for (const step of steps) {
      expect(colours.light[step]).toMatch(/^#[\da-f]{6}$/);
      expect(colours.dark[step]).toMatch(/^#[\da-f]{6}$/);
      expect(colours.dark[step]).not.toBe(colours.light[step]);
    }
  },
);

test.each(modes)(
  'the water under the evidence only darkens towards the footer in its second half (%s)',
  (mode) => {
    const brightness = (hex = '') =>
      [1, 3, 5].reduce((total, at) => total + Number.parseInt(hex.slice(at, at + 2), 16), 0);
    const ramp = [...[3, 4, 5, 6, 7].map((k) => colours[mode][`deep-${k}`]), colours[mode].night].map(
      brightness,
    );
    expect(ramp.every((value, i) => i === 0 || value < (ramp[i - 1] ?? 0))).toBe(true);
  },
);
