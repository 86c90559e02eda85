import { contentFile } from './content-file';
import { findPending } from './pending';

test('every pending note is found, however deep and however named, with its line and place', () => {
  const source = [
    "export const hero = { pending: 'Ask A.' };",
    'export const value = {',
    "  items: [{ pending: 'Ask B.' }, {}],",
    "  tablePending: 'Ask C.',",
    "  text: 'This is pending.',",
    '};',
    "export const valuePending = 'Ask D.';",
  ].join('\n');
  const exports = {
    hero: { pending: 'Ask A.' },
    value: { items: [{ pending: 'Ask B.' }, {}], tablePending: 'Ask C.', text: 'This is pending.' },
    valuePending: 'Ask D.',
  };
  const found = findPending([contentFile('content/home.ts', source, exports)]);
  expect(found.map(({ severity, line, message, href }) => [severity, line, message, href])).toEqual([
    ['error', 1, 'Ask A.', '/#hero'],
    ['error', 3, 'Ask B.', '/#value'],
    ['error', 4, 'Ask C.', '/#value'],
    ['error', 7, 'Ask D.', null],
  ]);
});
