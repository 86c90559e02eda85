import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installFromApt } from './on-demand';

const systemPaths = [
  // The same engine without its graphical user interface, which saves a quarter of the work for each page that a test
  // opens.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map((folder) =>
    join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];

function findInstalled() {
  return [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path));
}

/**
 * The path of a Chrome or Chromium: the one named in CHROMIUM_PATH, Playwright's own, or the system's.
 * @throws Error with one sentence that says what to do if there is none
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but no program is there: set it to a Chrome or Chromium.`);
  }
  const found = findInstalled();
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium was found: install Google Chrome, or connect to the internet and run "npm test", which installs Chromium.',
  );
}

/** Installs Chromium if there is no browser: from Debian or Ubuntu as root, else Playwright's own. For `npm test` only. */
export function installBrowser() {
  if (process.env.CHROMIUM_PATH || findInstalled()) return;
  console.log('\nNo Chrome or Chromium was found: installing Chromium for the tests.');
  if (!installFromApt(['chromium-headless-shell']))
    spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
}

export function launchBrowser() {
  return chromium.launch({ executablePath: findBrowser() });
}
