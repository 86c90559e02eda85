import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { demonstrationEnvironment } from '@/scripts/demonstration';
import { fixtureEnvironment, makeFixtureCopy } from '@/scripts/fixture-clinic';
import { runCommand } from './run-command';

const FIRST_PORT = 4391;
const PORTS_TRIED = 20;

/** The first free port from 4391 on: four digits, so that the addresses in the pages keep their length. */
export async function findFreePort() {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`Ports ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} are all taken: free one.`);
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => resolve(true));
    });
  });
}

/**
 * Builds the live site of a made-up clinic in a new folder inside `scratch` and gives the folder of its export.
 * Calendar and player are the demonstrations, so that a visitor can be followed to the end without another host;
 * the calendar speaks to its own origin only, so the pages must be served at `port`.
 */
export async function buildCopy({
  scratch,
  port,
  signal,
}: {
  scratch: string;
  port: number;
  signal: AbortSignal;
}) {
  const dir = join(mkdtempSync(join(scratch, 'build-')), 'site');
  makeFixtureCopy(dir);
  const env = {
    ...process.env,
    ...demonstrationEnvironment(),
    SITE_ENV: fixtureEnvironment.SITE_ENV,
    SITE_URL: `http://localhost:${port}`,
  };
  const builder = join(dir, 'scripts', 'build.ts');
  writeFileSync(builder, withoutLaunchCheck(readFileSync(builder, 'utf8')));
  await runCommand('npm', ['run', 'build'], { cwd: dir, signal, env });
  return join(dir, 'out');
}

/**
 * The source of scripts/build.ts without its launch check, which rightly refuses a live site with a demonstration in it.
 * @throws when there is no such step to take out
 */
export function withoutLaunchCheck(source: string) {
  const kept = source.replace(/^ +\['tsx', 'scripts\/launch-check\.ts'.*\],\n/gm, '');
  if (kept === source) {
    throw new Error('scripts/build.ts names its steps otherwise than scripts/bench/build-copy.ts expects.');
  }
  return kept;
}
