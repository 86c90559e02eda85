import { readFileSync } from 'node:fs';
import { checkArguments } from './test';

test.each([
  [['booking'], 'booking'],
  [['deep', 'booking'], 'booking'],
  [['pictures', 'renew', 'booking'], 'booking'],
  [['deep', 'renew'], 'renew'],
])('%j is refused with the command that runs some of the tests', (args, unknown) => {
  expect(() => checkArguments(args)).toThrow(
    `"${unknown}" is not known here: for tests of one name run "npx jest ${unknown}" or`,
  );
});

test('every command of package.json that runs tests is known', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ends = Object.values<string>(scripts).flatMap((script) => script.split('scripts/test.ts')[1] ?? []);
  expect(ends).toHaveLength(4);
  for (const end of ends) expect(() => checkArguments(end.split(' ').filter(Boolean))).not.toThrow();
});
