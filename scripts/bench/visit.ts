import type { Browser, CDPSession, Page } from '@playwright/test';
import { countTraffic, type TrafficCounter } from './traffic';

/** The phone Lighthouse imitates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1350, height: 940 } };

/** Slow 4G: 150 ms for each request, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;

export type Device = 'phone' | 'desktop';
export type Visit = { page: Page; cdp: CDPSession; traffic: TrafficCounter };

/** One visitor with an empty cache on a slow network and a slow processor, gone when `act` has ended. */
export async function visit<Result>(
  browser: Browser,
  device: Device,
  act: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...(device === 'phone' ? PHONE : DESKTOP),
    locale: 'en-US',
    serviceWorkers: 'allow',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await act({ page, cdp, traffic });
  } finally {
    await context.close();
  }
}

/** Resolves at the first paint with content of a page the visit is about to open. */
export async function listenForFirstPaint({ page, cdp }: Visit) {
  await cdp.send('Page.enable');
  const { frameTree } = await cdp.send('Page.getFrameTree');
  await cdp.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = new Promise<void>((resolve) => {
    cdp.on('Page.lifecycleEvent', ({ frameId, name }) => {
      if (frameId === frameTree.frame.id && name === 'firstContentfulPaint' && page.url() !== 'about:blank')
        resolve();
    });
  });
  return () => painted;
}

export function pause(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** How long a finger or a mouse button stays down. */
const PRESS_MS = 90;
/** How long a mouse rests on what it is about to press. */
const HOVER_MS = 300;

/** Presses that spot of the screen as a person would: a touch on a phone, a pointed-at click on a desktop. */
export async function press({ page, cdp }: Visit, device: Device, { x, y }: { x: number; y: number }) {
  if (device === 'desktop') {
    await page.mouse.move(x, y, { steps: 3 });
    await pause(HOVER_MS);
    await page.mouse.down();
    await pause(PRESS_MS);
    await page.mouse.up();
    return;
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Drags the page up with a finger: real touches, so that whatever a page starts at a touch is started. */
export async function swipeUp({ cdp }: Visit) {
  const [x, from, to, steps] = [200, 720, 120, 12];
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', from + ((to - from) * step) / steps);
    await pause(16);
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
