import type { Browser } from '@playwright/test';
import { navigation } from '@/content/site';
import { type Device, pause, press, visit } from './visit';

/** A moment of reading before the visitor decides. */
const DECIDING_MS = 3000;

type Timed = Window & { benchPressed?: (epochMs: number) => void };

function watchPress() {
  addEventListener(
    'pointerup',
    ({ timeStamp }) => (window as Timed).benchPressed?.(performance.timeOrigin + timeStamp),
    { capture: true, once: true },
  );
}

/** From the lift of the finger on "Apply Now" on `/` to the first paint with content of `/booking`, in ms. */
export function goToBooking(browser: Browser, homeUrl: string, device: Device): Promise<number> {
  return visit(browser, device, async (visiting) => {
    const { page, traffic } = visiting;
    let pressedAt = 0;
    await page.exposeBinding('benchPressed', (_, epochMs: number) => {
      pressedAt ||= epochMs;
    });
    await page.addInitScript(watchPress);
    await page.goto(homeUrl, { waitUntil: 'load' });
    await traffic.settle(500);
    await pause(DECIDING_MS);
    const link = page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true });
    const box = await link.boundingBox();
    if (!box) throw new Error('bench: the header has no link to the booking page.');
    await press(visiting, device, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await page.waitForURL(/\/booking$/, { waitUntil: 'load' });
    const paintedAt = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list, observer) => {
            const [paint] = list.getEntriesByName('first-contentful-paint');
            if (!paint) return;
            observer.disconnect();
            resolve(performance.timeOrigin + paint.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    if (!pressedAt) throw new Error('bench: the press on the way to the booking page was not seen.');
    return paintedAt - pressedAt;
  });
}
