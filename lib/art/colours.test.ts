import { readFileSync } from 'node:fs';
import { vendors } from '@/lib/scheduling/vendors';
import { readColours } from './colours';

test('a colour has a light and a dark value, or one for both', () => {
  const read = readColours(':root {\n --a: light-dark(#111111, #333333); --b: #222222;\n --c: var(--a);\n}');
  expect(read.light).toEqual({ a: '#111111', b: '#222222', c: '#111111' });
  expect(read.dark).toEqual({ a: '#333333', b: '#222222', c: '#333333' });
});

const sheets = ['tokens', 'ramps'].map((name) => readFileSync(`app/styles/${name}.css`, 'utf8'));
const { light, dark } = readColours(...sheets);
const ours = [...Object.values(light), ...Object.values(dark)];

test.each(['calendar', 'player'])('the demonstration’s %s has only colours of the site', (name) => {
  const used = readFileSync(`public/demo/${name}.css`, 'utf8').match(/#[\da-f]{3,8}\b/gi) ?? [];
  expect(used.filter((colour) => !ours.includes(colour.replace(/^#fff$/, '#ffffff')))).toEqual([]);
});

test('a dark Calendly has the colours of a dark page', () => {
  expect(vendors.calendly.darkQuery).toMatchObject({
    background_color: dark.surface?.slice(1),
    text_color: dark.ink?.slice(1),
  });
});
