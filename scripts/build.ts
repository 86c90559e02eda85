import { spawnSync } from 'node:child_process';
import { runAsProgram } from './program';

const help = `Usage: npm run build

Writes the site into out/: the generated parts, a check of content and settings, Next's export, our own last step over
it, and a check of what came out. A preview goes on when a check finds something; SITE_ENV=production stops.`;

const steps = [
  ['tsx', 'scripts/assets.ts'],
  ['tsx', 'scripts/launch-check.ts', '--before-build'],
  ['next', 'build'],
  ['tsx', 'scripts/finish.ts'],
  ['tsx', 'scripts/launch-check.ts', '--after-build'],
] as const;

runAsProgram('build.ts', help, () => {
  for (const [command, ...args] of steps) {
    // Windows finds npm's programs through a shell only.
    const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      return;
    }
  }
});
