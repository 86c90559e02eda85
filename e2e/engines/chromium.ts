import { chromium } from '@playwright/test';
import type { Device, Engine } from './engine';

/** Chromium, steered by Playwright. */
export async function startChromium(path: string, device: Device): Promise<Engine> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath: path, args: isRoot ? ['--no-sandbox'] : [] });
  const page = await browser.newPage({
    viewport: { width: device.width, height: device.height },
    // A computer's page reads touch just as well.
    hasTouch: true,
    isMobile: device.width < 1024,
    javaScriptEnabled: device.hasScripts,
    colorScheme: device.isDark ? 'dark' : 'light',
    permissions: ['local-network-access'],
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  return {
    open: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.goBack();
    },
    evaluate: async (expression, place) => {
      const frame = place === 'frame' ? page.mainFrame().childFrames().at(-1) : page.mainFrame();
      if (!frame) throw new Error('The page has no frame.');
      return frame.evaluate(expression);
    },
    press: ({ x, y }, pointer) => (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    key: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    errors: () => errors,
    close: () => browser.close(),
  };
}
