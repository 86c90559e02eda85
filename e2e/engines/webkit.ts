import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pressActions, pressKeyActions, typeActions } from './actions';
import type { Device, Engine } from './engine';
import { startScreen } from './screen';

const START_TIMEOUT_MS = 60_000;
const RESIZING_MS = 150;
const MOST_RESIZES = 10;

/** The name W3C WebDriver gives an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Takes the room away that MiniBrowser's toolbar claims, or its window could not be as narrow as a phone. */
const SMALL_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Room on the screen for what is left of it. */
const TOOLBAR_PX = 60;

function findFreePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function call<Result>(url: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(url, { method, body: body === undefined ? undefined : JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value as Result;
}

async function untilReady(url: string) {
  const endMs = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await call(`${url}/status`);
    } catch (error) {
      if (Date.now() > endMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function browserArguments({ hasScripts, isDark }: Device) {
  return ['--automation', `--enable-javascript=${hasScripts}`, ...(isDark ? ['--dark-mode'] : [])];
}

/**
 * WebKitGTK's MiniBrowser, steered by its W3C WebDriver. That knows no touch, it hands a finger on as a mouse, and it
 * does not tell what a page writes to the console.
 */
export async function startWebKit(driverPath: string, browserPath: string, device: Device): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), SMALL_TOOLBAR);
  const screen = await startScreen({ width: device.width, height: device.height + TOOLBAR_PX });
  const port = await findFreePort();
  const driver = spawn(driverPath, ['-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: folder },
  });
  const root = `http://127.0.0.1:${port}`;
  await untilReady(root);
  const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: browserPath, args: browserArguments(device) },
      },
    },
  });
  const session = `${root}/session/${sessionId}`;
  const run = <Result>(script: string) => call<Result>(`${session}/execute/sync`, { script, args: [] });

  // The window's frame and toolbar come on top of what the page sees, and it grows some time after it was told to.
  for (let height = device.height, tries = 1; ; tries += 1) {
    await call(`${session}/window/rect`, { width: device.width, height });
    await new Promise((resolve) => setTimeout(resolve, RESIZING_MS));
    const [innerWidth, innerHeight] = await run<[number, number]>('return [innerWidth, innerHeight]');
    if (innerWidth === device.width && innerHeight === device.height) break;
    if (tries === MOST_RESIZES) throw new Error(`WebKit’s window is ${innerWidth},${innerHeight} px.`);
    height += device.height - innerHeight;
  }

  const perform = async (actions: unknown) => {
    await call(`${session}/actions`, { actions });
  };
  return {
    open: (url) => call(`${session}/url`, { url }),
    back: () => call(`${session}/back`, {}),
    evaluate: async (expression, place) => {
      const script = `return JSON.stringify(${expression}) ?? 'null'`;
      if (place === 'page') return JSON.parse(await run(script));
      const frames = await call<Record<string, string>[]>(`${session}/elements`, {
        using: 'css selector',
        value: 'iframe',
      });
      await call(`${session}/frame`, { id: { [ELEMENT]: frames.at(-1)?.[ELEMENT] } });
      try {
        return JSON.parse(await run(script));
      } finally {
        await call(`${session}/frame`, { id: null });
      }
    },
    press: (at, pointer) => perform(pressActions(at, pointer)),
    key: (key) => perform(pressKeyActions(key)),
    type: (text) => perform(typeActions(text)),
    picture: async () => Buffer.from(await call<string>(`${session}/screenshot`), 'base64'),
    errors: () => null,
    close: async () => {
      await call(session, undefined, 'DELETE').finally(() => {
        driver.kill();
        screen.end();
      });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
