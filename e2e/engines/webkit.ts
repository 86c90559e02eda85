import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { installIfAsked } from '@/scripts/on-demand';
import type { Device, Engine } from './engine';

const libraries = '/usr/lib';
const driverPath = '/usr/bin/WebKitWebDriver';

/** W3C WebDriver's codes for keys without a character. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** The path of WebKitGTK's own small browser, which is installed if asked for; `undefined` if there is none. */
export function findWebKit() {
  const isThere = existsSync(driverPath) && existsSync('/usr/bin/xvfb-run');
  if (!isThere && !installIfAsked(['webkit2gtk-driver', 'xvfb', 'xauth'])) return undefined;
  return readdirSync(libraries)
    .map((folder) => `${libraries}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** Starts WebKitGTK on a virtual screen, driven by https://www.w3.org/TR/webdriver2. */
export async function startWebKit(path: string, { width, height, hasScripts }: Device): Promise<Engine> {
  // Each worker of the test runner is a separate process and drives one browser at a time.
  const port = 20_000 + (process.pid % 20_000);
  const screen = ['-a', '-s', '-screen 0 1600x1200x24', driverPath, '-p', String(port)];
  const program = spawn('xvfb-run', screen, { stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () => fetch(`${url}/status`).then(Boolean, () => false);
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);

  let session = '/session';
  async function tell(command: string, body: object = {}, method = 'POST') {
    const options = { method, ...(method === 'POST' && { body: JSON.stringify(body) }) };
    const response = await fetch(url + session + command, options);
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${command}: ${value.message}`);
    return value;
  }
  const run = (script: string) => tell('/execute/sync', { script, args: [] });

  const args = ['--automation', `--enable-javascript=${hasScripts}`];
  const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: path, args } };
  const { sessionId } = await tell('', { capabilities: { alwaysMatch: browser } });
  session += `/${sessionId}`;
  await tell('/window/rect', { width, height });

  return {
    open: (address) => tell('/url', { url: address }),
    evaluate: (expression) => run(`return ${expression}`),
    click: async (element) => {
      // An element is returned as an object whose only value is its id.
      const [id] = Object.values(await run(`return ${element}`));
      await tell(`/element/${id}/click`);
    },
    key: (key) => {
      const presses = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return tell('/actions', { actions: [{ type: 'key', id: 'keys', actions: presses }] });
    },
    errors: [],
    close: () => tell('', {}, 'DELETE').finally(() => program.pid && process.kill(-program.pid)),
  };
}
