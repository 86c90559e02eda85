import { expect, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { guarantee, hero, problem, process, solution, value } from '@/content/home';
import { safety } from '@/content/safety';
import { bookText, overflow } from './support/page';

// What a browser does not know is renamed in what it is sent, which the hashes of the page's policy would forbid.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** What a browser may lack; what is found is made unknown by an x in it. */
const lacking: Record<string, RegExp> = {
  'OKLCH and mixed colours': /\b(?=(oklch|oklab|color-mix|light-dark)\()/g,
  ':has()': /(?<=:)(?=has\()/g,
  ':user-valid': /(?<=:)(?=user-valid)/g,
  'container queries and units': /(?<=@)(?=container)|(?=container-type)|(?<=\d)(?=cq[iw])/g,
  'dialog and popover':
    /(?<=<\/?)(?=dialog)|(?<= )(?=popover(target|targetaction)?=")|(?<=:)(?=popover-open)/gi,
  'details that style their content': /(?<=::)(?=details-content)/g,
  'cascade layers': /(?<=@)(?=layer)/g,
  'style sheets': /(?<=<\/?)(?=style\b)/g,
  scripts: /(?<=<)(?=script(?! type="application\/ld\+json"))/g,
};

/** A browser that knows no layers or style sheets has no layout to keep within its width. */
const withoutLayout = ['cascade layers', 'style sheets'];

/** Sends the pages and styles with what is lacking made unknown, and counts that. */
async function sendWithout(page: Page, lack: RegExp) {
  let count = 0;
  const isText = (url: URL) => url.hostname === 'localhost' && /(\.css|\/[a-z-]*)$/.test(url.pathname);
  await page.route(isText, async (route) => {
    const response = await route.fetch();
    // The name of a class may hold the name of a function.
    const parts = (await response.text()).split(/( class="[^"]*")/);
    const body = parts.map((part, i) => {
      count += i % 2 ? 0 : (part.match(lack)?.length ?? 0);
      return i % 2 ? part : part.replace(lack, 'x-');
    });
    await route.fulfill({ response, body: body.join('') });
  });
  return () => count;
}

for (const [name, lack] of Object.entries(lacking)) {
  test(`without ${name} the plan can be read and a call booked`, async ({ page, viewport }) => {
    const count = await sendWithout(page, lack);
    await page.goto('/');
    expect(count(), 'what this browser lacks is used').toBeGreaterThan(0);
    for (const { title } of [hero, problem, solution, value, process, guarantee, safety]) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    // Style sheets that are made unknown are read as text above the page.
    if (name !== 'style sheets') expect(heading?.y, 'where it begins').toBeLessThan(viewport?.height ?? 0);
    if (!withoutLayout.includes(name)) expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('link', { name: bookText }).first().press('Enter');
    await expect(page).toHaveURL(/\/booking$/);
    await expect(page.getByTitle(calendar.frameTitle)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: clinic.phone }).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
