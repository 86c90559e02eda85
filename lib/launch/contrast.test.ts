import { readFileSync } from 'node:fs';
import { contrastOf } from '@/lib/contrast';
import { checkContrast } from './contrast';

const sheet = readFileSync('app/styles/tokens.css', 'utf8');

test('black on white has the highest contrast, a colour on itself the lowest', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#f9c691', '#f9c691')).toBe(1);
});

test('the colours of the style sheet have enough contrast', () => {
  expect(checkContrast(sheet)).toEqual([]);
});

test('a new colour is reported until its background is named', () => {
  const changed = sheet.replace('  --paper:', '  --hero-action: light-dark(#104055, #f9c691);\n  --paper:');
  expect(checkContrast(changed).map(({ message }) => message)).toEqual([
    expect.stringContaining('Nobody checks the contrast of --hero-action: add it to pairs'),
  ]);
});

test.each([
  ['action', '#f7a8c4', /--on-action on --action has a contrast of 1\.\d+ in light mode/],
  ['ink', '#bbbbbb', /--ink on --paper has a contrast of 1\.\d+/],
  ['night-action', '#06242f', /--on-night-action on --night-action/],
  ['paper', 'tomato', /on --paper has a contrast of 1\.00/],
])('a --%s of %s is reported with its line', (name, colour, message) => {
  const changed = sheet.replace(new RegExp(`--${name}: [^;]+;`), `--${name}: ${colour};`);
  const found = checkContrast(changed);
  expect(found.map((finding) => finding.message).join('\n')).toMatch(message);
  for (const { line } of found) expect(sheet.split('\n')[(line ?? 0) - 1]).toContain('--');
});
