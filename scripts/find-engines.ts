import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from './find-browser';

/** Environment variables that tell `e2e/engines` where the other engines' programs are, and what is missing. */
export type FoundEngines = { env: Record<string, string>; missing: readonly string[] };

const LIBRARIES = '/usr/lib';

/** WebKitGTK's own small browser, which each machine keeps in a folder named after its processor. */
function listMiniBrowsers({ platform, list }: EngineMachine) {
  if (platform !== 'linux') return [];
  return ['', ...list(LIBRARIES)].map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'));
}

function listFirefoxes({ platform, env }: EngineMachine) {
  if (platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  if (platform === 'win32') return [join(env.PROGRAMFILES ?? '', 'Mozilla Firefox/firefox.exe')];
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
}

/** `list` names what a folder holds, nothing when there is none. */
export type EngineMachine = Omit<Machine, 'playwrightPath'> & { list: (folder: string) => readonly string[] };

export function listFolder(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Firefox and WebKitGTK: those the environment names, the system's, or ones installed now, which takes root on Debian
 * or Ubuntu. What is missing afterwards is said in one sentence each.
 */
export function findEngines(machine: EngineMachine): FoundEngines {
  const { env, exists, run } = machine;
  const canInstall = machine.isRoot && exists('/etc/debian_version');

  /** The first that is there, after the packages have been installed where none was. */
  function find(named: string | undefined, paths: () => readonly string[], packages: readonly string[]) {
    const look = () => [named, ...paths()].find((path) => path && exists(path));
    return look() ?? (canInstall && run('apt-get', ['install', '-y', ...packages]) ? look() : undefined);
  }

  const firefox = find(env.FIREFOX_PATH, () => listFirefoxes(machine), ['firefox-esr']);
  const driver = find(env.WEBKIT_DRIVER_PATH, () => ['/usr/bin/WebKitWebDriver'], ['webkit2gtk-driver']);
  const browser = find(env.WEBKIT_BROWSER_PATH, () => listMiniBrowsers(machine), ['webkit2gtk-driver']);
  const hasScreen = Boolean(env.DISPLAY ?? find(undefined, () => ['/usr/bin/Xvfb'], ['xvfb']));
  const webkit = driver && browser && hasScreen ? { driver, browser } : undefined;
  return {
    env: {
      ...(firefox ? { FIREFOX_PATH: firefox } : {}),
      ...(webkit ? { WEBKIT_DRIVER_PATH: webkit.driver, WEBKIT_BROWSER_PATH: webkit.browser } : {}),
    },
    missing: [
      ...(firefox ? [] : ['FIREFOX IS NOT TESTED: install it and set FIREFOX_PATH to its program.']),
      ...(webkit
        ? []
        : ['WEBKIT IS NOT TESTED: it takes Debian’s or Ubuntu’s packages webkit2gtk-driver and xvfb.']),
    ],
  };
}
