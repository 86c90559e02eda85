import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIR = '.github/workflows';

const workflows = readdirSync(DIR).map((name) => readFileSync(join(DIR, name), 'utf8'));
const commands = workflows.flatMap((text) =>
  Array.from(text.matchAll(/run: (.+)$/gm), ([, line = '']) => line),
);

test('what is run on each change is what a person runs: npm test', () => {
  expect(commands).toContain('npm test');
});

test('every command of a workflow is one of the project’s', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = commands
    .filter((command) => command !== 'npm ci')
    .map((command) => /^npm (?:run )?([\w:-]+)$/.exec(command)?.[1] ?? command);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names));
});

test('an advisory stops no change: the audit runs apart from the tests', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const others = Object.entries<string>(scripts).filter(([name]) => name !== 'audit');
  expect(others.filter(([, command]) => command.includes('audit'))).toEqual([]);
  expect(commands).toContain('npm run audit');
});
