import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { installFromApt, loadOnDemand } from '@/scripts/on-demand';
import type { Device, Engine } from './engine';

/** What is used here of https://www.selenium.dev, version 4.43: the last that runs on Node 20. */
type Selenium = { Builder: new () => Builder };
type Builder = {
  usingServer: (url: string) => Builder;
  withCapabilities: (capabilities: object) => Builder;
  build: () => Promise<Driver>;
};
type Element = { click: () => Promise<void> };
type Driver = {
  get: (url: string) => Promise<void>;
  executeScript: <Result>(script: string) => Promise<Result>;
  switchTo: () => { frame: (element: Element) => Promise<void>; defaultContent: () => Promise<void> };
  actions: () => { sendKeys: (key: string) => { perform: () => Promise<void> } };
  manage: () => { window: () => { setRect: (size: { width: number; height: number }) => Promise<void> } };
  quit: () => Promise<void>;
};

const libraries = '/usr/lib';
const driverPath = '/usr/bin/WebKitWebDriver';

/** As W3C WebDriver writes keys that have no letter. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** The path of WebKitGTK's own small browser, installed now where that is possible; `undefined` where there is none. */
export function findWebKit() {
  const isThere = existsSync(driverPath) && existsSync('/usr/bin/xvfb-run');
  if (!isThere && !installFromApt(['webkit2gtk-driver', 'xvfb', 'xauth'])) return undefined;
  return readdirSync(libraries)
    .map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** WebKitGTK on a screen of its own, steered by selenium. */
export async function startWebKit(path: string, { width, height, hasScripts }: Device): Promise<Engine> {
  const { Builder } = loadOnDemand<Selenium>('selenium-webdriver', '4.43.0');
  // Each worker of the test runner is a process of its own and drives one browser at a time.
  const port = 20_000 + (process.pid % 20_000);
  const screen = ['-a', '-s', '-screen 0 1600x1200x24', driverPath, '-p', String(port)];
  const program = spawn('xvfb-run', screen, { stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () => fetch(`${url}/status`).then(Boolean, () => false);
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  const args = ['--automation', `--enable-javascript=${hasScripts}`];
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: path, args } })
    .build();
  await driver.manage().window().setRect({ width, height });

  /** Runs `act` in the page, or in its last frame. */
  async function inPlace<Result>(inFrame: boolean | undefined, act: () => Promise<Result>) {
    if (!inFrame) return act();
    await driver
      .switchTo()
      .frame(await driver.executeScript("return [...document.querySelectorAll('iframe')].at(-1)"));
    try {
      return await act();
    } finally {
      await driver.switchTo().defaultContent();
    }
  }
  return {
    open: (address) => driver.get(address),
    evaluate: <Result>(expression: string, inFrame?: boolean) =>
      inPlace(inFrame, () => driver.executeScript<Result>(`return ${expression}`)),
    click: (element, inFrame) =>
      inPlace(inFrame, async () => (await driver.executeScript<Element>(`return ${element}`)).click()),
    key: (key) => driver.actions().sendKeys(keys[key]).perform(),
    errors: [],
    close: () => driver.quit().finally(() => program.pid && process.kill(-program.pid)),
  };
}
