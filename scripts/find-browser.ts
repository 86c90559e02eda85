import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installFromApt } from './on-demand';

const systemPaths = [
  // The same engine without the code for windows, which saves a quarter of the work for each page that a test opens.
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

/**
 * The path of a Chrome or Chromium: the one named in CHROMIUM_PATH, Playwright's own, the system's, or one installed now.
 * @throws one sentence saying what to do when there is none
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, where there is no program: set it to a Chrome or Chromium.`);
  }
  const find = () => [chromium.executablePath(), ...systemPaths].find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  if (!installFromApt(['chromium-headless-shell']))
    spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium was found and none could be installed: install one and set CHROMIUM_PATH.',
  );
}

export function launchBrowser() {
  return chromium.launch({ executablePath: findBrowser() });
}
