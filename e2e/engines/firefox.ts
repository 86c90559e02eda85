import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { installFromApt, loadOnDemand } from '@/scripts/on-demand';
import type { Device, Engine } from './engine';

/** Of https://pptr.dev, version 24, the last that runs on Node 20; what is used of it here reads as Playwright does. */
type Puppeteer = { launch: (options: object) => Promise<Browser> };

const paths = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of Firefox, installed now where that is possible; `undefined` where there is none. */
export function findFirefox() {
  const find = () => paths.find((path) => existsSync(path));
  return find() ?? (installFromApt(['firefox-esr']) ? find() : undefined);
}

/** Firefox without a window, steered by puppeteer over WebDriver BiDi. */
export async function startFirefox(path: string, { width, height, hasScripts }: Device): Promise<Engine> {
  const puppeteer = loadOnDemand<Puppeteer>('puppeteer-core', '24.43.1');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    defaultViewport: { width, height },
    extraPrefsFirefox: { 'javascript.enabled': hasScripts },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    errors,
    close: () => browser.close(),
  };
}
