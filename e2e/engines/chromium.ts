import { chromium, type Page } from '@playwright/test';
import type { Device, Engine } from './engine';

/** What 2021's browsers lack and the tests' own expressions use. Runs in the page. */
function addCheckVisibility() {
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  };
}

/**
 * A Chromium of any age since 2021. `prepare` may change what the page is sent: its policy is not enforced then.
 * Playwright's own ways to find and press elements ask for functions that are missing in old ones.
 */
export async function startChromium(
  path: string,
  { width, height, hasScripts }: Device,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Engine & { page: Page }> {
  // As root, which CI often is, old ones do not start in their sandbox.
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScripts,
    bypassCSP: Boolean(prepare),
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(addCheckVisibility);
  await prepare?.(page);
  return {
    page,
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    // Not at once: a page that is left by the press would not answer.
    click: (element) => page.evaluate(`void setTimeout(() => (${element}).click())`),
    key: (key) => page.keyboard.press(key),
    errors,
    close: () => browser.close(),
  };
}
