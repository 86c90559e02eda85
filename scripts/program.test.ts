import { runAsProgram } from './program';

const { argv } = process;
let said: unknown[];
beforeEach(() => {
  said = [];
  for (const method of ['log', 'error'] as const)
    jest.spyOn(console, method).mockImplementation((...all) => said.push(...all));
  jest.spyOn(process, 'exit').mockImplementation((() => said.push('exit')) as never);
});
afterEach(() => {
  process.argv = argv;
  jest.restoreAllMocks();
});

async function run(args: string[], main: (args: string[]) => unknown) {
  process.argv = ['node', 'scripts/some.ts', ...args];
  await runAsProgram('some.ts', 'Usage', main);
  return said;
}

test.each([[['--help']], [['--dates', '--help']]])('%j prints the help alone', async (args) => {
  expect(await run(args, (all) => said.push(...all))).toEqual(['Usage']);
});

test('a program without arguments refuses one instead of ignoring it', async () => {
  expect(await run(['--port'], () => said.push('runs'))).toEqual([
    expect.stringMatching(/^"--port" is not known here: /),
    'exit',
  ]);
});
