import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runAsProgram } from './program';

const HELP = `Usage: tsx scripts/find-browser.ts <command> [arguments]

Finds Chrome or Chromium, or installs it, and runs the command with its path in CHROMIUM_PATH.
Set CHROMIUM_PATH yourself to choose another.`;

/** What finding a browser asks of the machine; a test hands in a made-up one. */
export type Machine = {
  env: Record<string, string | undefined>;
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** Where Playwright keeps the browser it installs, whether or not it is there. */
  playwrightPath: string;
  exists: (path: string) => boolean;
  /** Whether the command ended well. */
  run: (command: string, args: readonly string[]) => boolean;
};

const SENTENCE =
  'No Chrome or Chromium was found and none could be installed: install one and set CHROMIUM_PATH to its program.';

function listSystemPaths({ platform, env }: Machine) {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'));
  }
  return ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'].map(
    (name) => `/usr/bin/${name}`,
  );
}

/**
 * The path of a Chrome or Chromium: the one named in CHROMIUM_PATH, Playwright's own, the system's, or one installed now.
 * @throws one sentence saying what to do when there is none
 */
export function findBrowser(machine: Machine) {
  const { env, exists, run, playwrightPath } = machine;
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, where there is no program.`);
  }
  const find = () => [playwrightPath, ...listSystemPaths(machine)].find(exists);
  const found = find();
  if (found) return found;
  if (run('npx', ['playwright', 'install', 'chromium']) && exists(playwrightPath)) return playwrightPath;
  if (machine.isRoot && exists('/etc/debian_version') && run('apt-get', ['install', '-y', 'chromium'])) {
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(SENTENCE);
}

/** Windows finds npm's programs through a shell only. */
function runInherited(command: string, args: readonly string[], env = process.env) {
  return spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', env }).status ?? 1;
}

runAsProgram('find-browser.ts', HELP, async ([command, ...args]) => {
  const { chromium } = await import('@playwright/test');
  const path = findBrowser({
    env: process.env,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    playwrightPath: chromium.executablePath(),
    exists: existsSync,
    run: (program, programArgs) => runInherited(program, programArgs) === 0,
  });
  if (!command) console.log(path);
  else process.exitCode = runInherited(command, args, { ...process.env, CHROMIUM_PATH: path });
});
