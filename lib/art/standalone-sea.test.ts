import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readColours } from './colours';
import { sea } from './sea';
import { finalSea } from './seas';
import { standaloneSea } from './standalone-sea';

const sheet = (name: string) => readFileSync(join(process.cwd(), 'app/styles', name), 'utf8');
const colours = readColours(sheet('tokens.css'), sheet('ramps.css'));

test('a sea that is its own file melts into the section that follows in both modes', () => {
  const svg = standaloneSea(sea(finalSea), colours);
  const [light, dark] = svg.split('@media(prefers-color-scheme:dark)');
  expect(light).toContain(`.s11{fill:${colours.light.mist}}`);
  expect(dark).toContain(`.s11{fill:${colours.dark.mist}}`);
});

test('the file needs nothing from the page that shows it', () => {
  const svg = standaloneSea(sea(finalSea), colours);
  expect(svg).not.toMatch(/var\(|undefined|NaN|href/);
  expect(svg.match(/<path /g)).toHaveLength(12);
  for (let k = 0; k < 12; k++)
    expect(svg.match(new RegExp(`\\.s${k}\\{fill:#[\\da-f]{6}\\}`, 'g'))).toHaveLength(2);
});
