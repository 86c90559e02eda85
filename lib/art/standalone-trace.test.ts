import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readColours } from './colours';
import { standaloneTrace } from './standalone-trace';

const colours = readColours(readFileSync(join(process.cwd(), 'app/styles/tokens.css'), 'utf8'));
const trace = { width: 400, height: 80, d: 'M0 0h9', offsets: [0, 0.2, 0.4, 0.6], length: 400 };

test('a trace that is its own file carries the phase colours of both modes', () => {
  const [light, dark] = standaloneTrace(trace, colours).split('@media(prefers-color-scheme:dark)');
  for (const phase of [0, 1, 2, 3]) {
    expect(light).toContain(`.p${phase}{stop-color:${colours.light[`p${phase}`]}}`);
    expect(dark).toContain(`.p${phase}{stop-color:${colours.dark[`p${phase}`]}}`);
  }
  expect(standaloneTrace(trace, colours)).not.toMatch(/var\(|undefined|NaN/);
});

test('the goal line is drawn only where it is asked for', () => {
  expect(standaloneTrace(trace, colours)).not.toContain('class="g"');
  expect(standaloneTrace({ ...trace, goalY: 12 }, colours)).toContain('<path class="g" d="M0 12H400"/>');
});
