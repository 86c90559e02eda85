import { expect, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { guarantee, hero, problem, process, solution, value } from '@/content/home';
import { safety } from '@/content/safety';
import { bookConsult } from '@/content/site';
import { measureContrast } from './support/contrast';
import { laidOut } from './support/laid-out';

// What a browser does not know is renamed in what it is sent, which the hashes of the page's policy would forbid.
test.use({ bypassCSP: true });
test.setTimeout(180_000);

type Rename = readonly [known: RegExp, unknown: string];

/** What a browser may lack, and how its name is made one that no browser knows. */
const lacking: Record<string, readonly Rename[]> = {
  'OKLCH and mixed colours': [[/\b(oklch|oklab|color-mix|light-dark)\(/g, 'x-$1(']],
  ':has()': [[/:has\(/g, ':x-has(']],
  ':user-valid': [[/:user-valid/g, ':x-user-valid']],
  'container queries and units': [
    [/@container/g, '@x-container'],
    [/container-type/g, 'x-container-type'],
    [/(\d)cq[iw]/g, '$1xq'],
  ],
  'view transitions': [[/view-transition/g, 'x-view-transition']],
  'dialog and popover': [
    [/<dialog/g, '<x-dialog'],
    [/<\/dialog/g, '</x-dialog'],
    [/ popover(target|targetaction)?="/gi, ' data-x$1="'],
    [/:popover-open/g, ':x-popover-open'],
  ],
  'details that style their content': [[/::details-content/g, '::x-details-content']],
  'cascade layers': [[/@layer/g, '@x-layer']],
  'style sheets': [
    [/<link rel="stylesheet"[^>]*>/g, ''],
    [/<style[\s\S]*?<\/style>/g, ''],
  ],
  scripts: [[/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '']],
};

/** A browser that knows no layers or style sheets has no layout to keep within its width. */
const withoutLayout = ['cascade layers', 'style sheets'];

async function send(page: Page, renames: readonly Rename[]) {
  let renamed = 0;
  await page.route(
    (url) => url.hostname === 'localhost' && /(\.css|\/[a-z-]*)$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const rename = (text: string) =>
        renames.reduce((left, [known, unknown]) => {
          renamed += left.match(known)?.length ?? 0;
          return left.replace(known, unknown);
        }, text);
      // The name of a class may hold the name of a function.
      const parts = (await response.text()).split(/( class="[^"]*")/);
      const body = parts.map((part, i) => (i % 2 === 0 ? rename(part) : part)).join('');
      await route.fulfill({ response, body });
    },
  );
  return () => renamed;
}

for (const [name, renames] of Object.entries(lacking)) {
  test(`without ${name} the plan can be read and a call booked`, { tag: '@phone' }, async ({ page }) => {
    const countRenamed = await send(page, renames);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    if (name !== 'scripts') await laidOut(page);
    if (name !== 'view transitions')
      expect(countRenamed(), 'what this browser lacks is used').toBeGreaterThan(0);
    for (const { title } of [hero, problem, solution, value, process, guarantee, safety]) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y, 'where the page begins').toBeLessThan(page.viewportSize()?.height ?? 0);
    if (!withoutLayout.includes(name)) {
      const width = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(width, 'what stands beside the screen').toBeLessThanOrEqual(0);
    }
    await page.screenshot({ path: test.info().outputPath('home.png') });
    const book = page
      .getByRole('main')
      .getByRole('link', { name: `${bookConsult.before} → ${bookConsult.after}` })
      .first();
    await book.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/booking$/);
    await expect(page.locator(`iframe[title="${calendar.frameTitle}"]`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: clinic.phone }).first()).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('booking.png') });
    await page.goto('/', { waitUntil: 'networkidle' });
    if (name !== 'scripts') await laidOut(page);
    const lines = await measureContrast(page);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
