import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { bookConsult } from '@/content/site';

/** What every main way to book is called. */
export const bookText = `${bookConsult.before} → ${bookConsult.after}`;

export function openFolds(page: Page) {
  return page.locator('main details, footer details').evaluateAll((all) => {
    for (const fold of all) (fold as HTMLDetailsElement).open = true;
  });
}

export async function readToEnd(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700);
}

/** Asks for the framework's scripts, which otherwise come once something needs them. */
export function startFramework(page: Page) {
  return page.evaluate(() => document.dispatchEvent(new Event('load-framework')));
}

/** How far what is on the page reaches beside the window, in px. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Waits until the section stands where a link to it leads: 96 px under the top, clear of the header. */
export async function expectLanded(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 96), `#${id} at 96 px`).toBeLessThanOrEqual(2);
  await expect(page.locator(`#${id}-title`)).toBeInViewport();
}

/** Findings of axe's WCAG 2.2 A and AA rules, best practices and AAA contrast; other people's frames are theirs. */
export async function axeFindings(page: Page, { part = 'html', isContrastSeen = true } = {}) {
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: {
        'color-contrast': { enabled: isContrastSeen },
        'color-contrast-enhanced': { enabled: isContrastSeen },
      },
    })
    .include(part)
    .exclude('iframe')
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
}
