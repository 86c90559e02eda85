import { setTimeout } from 'node:timers/promises';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Device, Engine } from './engine';

/** Polyfills a function that the tests' own expressions use and that browsers of 2021 lack. Runs in the page. */
function addCheckVisibility() {
  Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
  };
}

/** How long a browser may take to open its first page, in ms. */
const firstPageMs = 15_000;

/**
 * Starts a browser that has one page. On a busy machine, Chromium 91 sometimes never answers for its first page, because
 * it loses what Playwright asks before the page's own process runs. So a browser that does not answer is replaced.
 */
async function launchWithPage(path: string, options: BrowserContextOptions) {
  for (;;) {
    // CI often runs as root, and old versions of Chromium cannot start their sandbox as root.
    const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
    const context = await browser.newContext(options);
    const page = await Promise.race([context.newPage(), setTimeout(firstPageMs, null, { ref: false })]);
    if (page) return { browser, page };
    await browser.close();
  }
}

/**
 * Starts a Chromium of any version since 2021. `prepare` may change the responses that the page gets, so the page's
 * policy is then not enforced. Playwright's own locators and clicks are not used, because they need functions that old
 * versions lack.
 */
export async function startChromium(
  path: string,
  { width, height, hasScripts }: Device,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Engine & { page: Page }> {
  const { browser, page } = await launchWithPage(path, {
    viewport: { width, height },
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScripts,
    bypassCSP: Boolean(prepare),
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(addCheckVisibility);
  await prepare?.(page);
  return {
    page,
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    // Clicks in a timeout. If the click navigated immediately, evaluate() would never get an answer.
    click: (element) => page.evaluate(`void setTimeout(() => (${element}).click())`),
    key: (key) => page.keyboard.press(key),
    errors,
    close: () => browser.close(),
  };
}
