import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pressActions, pressKeyActions, typeActions } from './actions';
import { connectBidi } from './bidi';
import type { Device, Engine } from './engine';

const NS_BINDING_ABORTED = 0x804b0002;

const START_TIMEOUT_MS = 60_000;

const IS_IN_FRAME = "document.activeElement?.tagName === 'IFRAME'";

type Context = { context: string; children: Context[] };

/** Firefox's own settings; the rest is as Firefox sets itself up for WebDriver BiDi. */
function preferences({ hasScripts, isDark }: Device) {
  return {
    'javascript.enabled': hasScripts,
    'ui.systemUsesDarkTheme': isDark ? 1 : 0,
    'dom.w3c_touch_events.enabled': 1,
  };
}

function startProgram(path: string, profile: string) {
  const program = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const url = new Promise<string>((resolve, reject) => {
    let said = '';
    program.once('error', reject);
    program.once('exit', () => reject(new Error(`Firefox ended before it could be steered: ${said}`)));
    setTimeout(() => reject(new Error(`Firefox cannot be steered: ${said}`)), START_TIMEOUT_MS).unref();
    program.stderr.on('data', (chunk) => {
      said += chunk;
      const listening = /BiDi listening on (ws:\S+)/.exec(said);
      if (listening?.[1]) resolve(`${listening[1]}/session`);
    });
  });
  return {
    url,
    end: async () => {
      program.kill();
      await ended;
    },
  };
}

/** Firefox without a window, steered by WebDriver BiDi. */
export async function startFirefox(path: string, device: Device): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences(device)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = startProgram(path, profile);
  const { send, on, disconnect } = await connectBidi(await program.url);
  await send('session.new', { capabilities: {} });

  const errors: string[] = [];
  on('log.entryAdded', ({ level, text }) => {
    // Firefox notes it as an error of the page when a visitor leaves before a font has come.
    const isLeftBehind = String(text).includes(`status=${NS_BINDING_ABORTED}`);
    if (level === 'error' && !isLeftBehind) errors.push(String(text));
  });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  // The window that Firefox starts with never gets the keyboard when it is not shown; one opened later has it at once.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  async function findLastFrame() {
    const { contexts } = await send<{ contexts: Context[] }>('browsingContext.getTree', { root: context });
    return contexts[0]?.children.at(-1)?.context;
  }
  await send('browsingContext.setViewport', {
    context,
    viewport: { width: device.width, height: device.height },
  });
  const perform = async (actions: unknown, inContext = context) => {
    await send('input.performActions', { context: inContext, actions });
  };
  async function evaluate<Result>(expression: string, inContext: string): Promise<Result> {
    const answer = await send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context: inContext },
        awaitPromise: false,
      },
    );
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result?.value ?? 'null');
  }
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    evaluate: async (expression, place) => {
      const target = place === 'frame' ? await findLastFrame() : context;
      if (!target) throw new Error('The page has no frame.');
      return evaluate(expression, target);
    },
    // A frame of another origin is another process, which Firefox takes input for from within only.
    press: async ({ x, y, frame }, pointer) =>
      frame
        ? perform(pressActions({ x: x - frame.x, y: y - frame.y }, pointer), await findLastFrame())
        : perform(pressActions({ x, y }, pointer)),
    key: (key) => perform(pressKeyActions(key)),
    type: async (text) =>
      perform(
        typeActions(text),
        (await evaluate<boolean>(IS_IN_FRAME, context)) ? await findLastFrame() : context,
      ),
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    close: async () => {
      disconnect();
      await program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
