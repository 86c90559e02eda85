import { expect, test } from '@playwright/test';
import { calendar, contact } from '@/content/booking';
import { guarantee, hero, planProcess, planValue, problem, solution } from '@/content/home';
import { safety } from '@/content/safety';
import { bookText, expectLinks, expectWords, overflow, phoneLink } from './support/page';

// Renames features in the responses to make them unknown, which would break the hashes in the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Features that a browser may lack. Each match becomes unknown by inserting an x. */
const lacking: Record<string, RegExp> = {
  ':has()': /(?<=:)(?=has\()/g,
  'container queries and units': /(?<=@)(?=container)|(?=container-type)|(?<=\d)(?=cq[iw])/g,
  'dialog and popover':
    /(?<=<\/?)(?=dialog)|(?<= )(?=popover(target|targetaction)?=")|(?<=:)(?=popover-open)/gi,
  'details that style their content': /(?<=::)(?=details-content)/g,
  'cascade layers': /(?<=@)(?=layer)/g,
  'style sheets': /(?<=<\/?)(?=style\b)/g,
};

/** Without layers or style sheets, a browser has no layout that could overflow. */
const withoutLayout = ['cascade layers', 'style sheets'];

for (const [name, lack] of Object.entries(lacking)) {
  test(`without ${name} the plan can be read and a call booked`, async ({ page, viewport }) => {
    let count = 0;
    const isText = (url: URL) => url.hostname === 'localhost' && /(\.css|\/[a-z-]*)$/.test(url.pathname);
    await page.route(isText, async (route) => {
      const response = await route.fetch();
      // Class names may contain the name of a function, so they are left alone.
      const parts = (await response.text()).split(/( class="[^"]*")/);
      for (let i = 0; i < parts.length; i += 2) {
        count += parts[i]?.match(lack)?.length ?? 0;
        parts[i] = parts[i]?.replace(lack, 'x-') ?? '';
      }
      await route.fulfill({ response, body: parts.join('') });
    });
    await page.goto('/');
    expect(count, 'what this browser lacks is used').toBeGreaterThan(0);
    const titles = [hero, problem, solution, planValue, planProcess, guarantee, safety].map(
      ({ title }) => title,
    );
    await expectWords(page.locator('body'), titles);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    // Unknown style sheets are shown as text above the page.
    if (name !== 'style sheets') expect(heading?.y, 'where it begins').toBeLessThan(viewport?.height ?? 0);
    if (!withoutLayout.includes(name)) expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('link', { name: bookText }).first().press('Enter');
    await expect(page).toHaveURL(/\/booking$/);
    await expect(page.getByTitle(calendar.frameTitle)).toBeVisible();
    await expectLinks(page.getByRole('region', { name: contact.title }), [phoneLink]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
