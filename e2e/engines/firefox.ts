import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installIfAsked, installOnDemand } from '@/scripts/on-demand';
import type { Device, Engine } from './engine';

/** The part of https://pptr.dev that is used here. Version 24 is the last that runs on Node 20. */
type Puppeteer = {
  launch: (options: object) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>;
};
type Page = {
  evaluate: <Result>(expression: string) => Promise<Result>;
  goto: (url: string) => Promise<unknown>;
  mouse: { click: (x: number, y: number) => Promise<void> };
  keyboard: { press: (key: string) => Promise<void> };
  on: (event: 'pageerror', listener: (error: Error) => void) => void;
};

const paths = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of Firefox, which is installed if asked for; `undefined` if there is none. */
export function findFirefox() {
  const find = () => paths.find((path) => existsSync(path));
  return find() ?? (installIfAsked(['firefox-esr']) ? find() : undefined);
}

/** Runs in the page. */
function findMiddle(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Starts headless Firefox, driven by puppeteer over WebDriver BiDi. */
export async function startFirefox(path: string, { width, height, hasScripts }: Device): Promise<Engine> {
  const folder = installOnDemand('puppeteer-core', '24.43.1');
  const puppeteer: Puppeteer = createRequire(join(folder, 'package.json'))(folder);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    // Setting the size later would also set an orientation, which Firefox 140 does not support.
    defaultViewport: { width, height },
    extraPrefsFirefox: { 'javascript.enabled': hasScripts },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => {
      // If scripts are off, the driver's own way to locate an element never finishes.
      const [x, y] = await page.evaluate<[number, number]>(`(${findMiddle})(${element})`);
      await page.mouse.click(x, y);
    },
    key: (key) => page.keyboard.press(key),
    errors,
    close: () => browser.close(),
  };
}
