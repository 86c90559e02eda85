import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { installFromApt } from '@/scripts/on-demand';
import type { Device, Engine } from './engine';

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

/** WebKitGTK on a screen of its own, steered by https://www.w3.org/TR/webdriver2/. */
export async function startWebKit(path: string, { width, height, hasScripts }: Device): Promise<Engine> {
  // Each worker of the test runner is a process of its own and drives one browser at a time.
  const port = 20_000 + (process.pid % 20_000);
  const screen = ['-a', '-s', '-screen 0 1600x1200x24', driverPath, '-p', String(port)];
  const program = spawn('xvfb-run', screen, { stdio: 'ignore', detached: true });
  const driver = `http://127.0.0.1:${port}`;
  const isReady = () => fetch(`${driver}/status`).then(Boolean, () => false);
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);

  async function send(command: string, body: object) {
    const response = await fetch(driver + command, { method: 'POST', body: JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(value.message);
    return value;
  }

  const args = ['--automation', `--enable-javascript=${hasScripts}`];
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: path, args } };
  const { sessionId } = await send('/session', { capabilities: { alwaysMatch } });
  const session = `/session/${sessionId}`;
  const act = (type: 'pointer' | 'key', ...actions: object[]) =>
    send(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  await send(`${session}/window/rect`, { width, height });
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: (expression) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    press: (x, y) =>
      act(
        'pointer',
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    key: (key) => act('key', { type: 'keyDown', value: keys[key] }, { type: 'keyUp', value: keys[key] }),
    errors: [],
    close: async () => {
      await fetch(driver + session, { method: 'DELETE' });
      if (program.pid) process.kill(-program.pid);
    },
  };
}
