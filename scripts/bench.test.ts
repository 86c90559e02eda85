import { spawnSync } from 'node:child_process';

test.each([
  [['--out', 'lib'], 'lib contains no built site: run "npm run build" first.'],
  [['--runs', '2.5'], '--runs is 2.5: write a whole number, e.g. 5.'],
])('%j is refused in one sentence before anything is installed', (options, sentence) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/bench.ts', ...options],
    {
      encoding: 'utf8',
      env: { ...process.env, npm_config_offline: 'true' },
    },
  );
  expect([status, stderr.trim()]).toEqual([1, sentence]);
});
