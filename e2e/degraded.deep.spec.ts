import { expect, test } from '@playwright/test';
import { calendar, contact } from '@/content/booking';
import { guarantee, hero, problem, process, solution, value } from '@/content/home';
import { safety } from '@/content/safety';
import { bookText, expectLinks, expectWords, overflow, phoneLink } from './support/page';

// What a browser does not know is renamed in what it is sent, which the hashes of the page's policy would forbid.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** What a browser may lack; what is found is made unknown by an x in it. */
const lacking: Record<string, RegExp> = {
  ':has()': /(?<=:)(?=has\()/g,
  'container queries and units': /(?<=@)(?=container)|(?=container-type)|(?<=\d)(?=cq[iw])/g,
  'dialog and popover':
    /(?<=<\/?)(?=dialog)|(?<= )(?=popover(target|targetaction)?=")|(?<=:)(?=popover-open)/gi,
  'details that style their content': /(?<=::)(?=details-content)/g,
  'cascade layers': /(?<=@)(?=layer)/g,
  'style sheets': /(?<=<\/?)(?=style\b)/g,
};

/** A browser that knows no layers or style sheets has no layout to keep within its width. */
const withoutLayout = ['cascade layers', 'style sheets'];

for (const [name, lack] of Object.entries(lacking)) {
  test(`without ${name} the plan can be read and a call booked`, async ({ page, viewport }) => {
    let count = 0;
    const isText = (url: URL) => url.hostname === 'localhost' && /(\.css|\/[a-z-]*)$/.test(url.pathname);
    await page.route(isText, async (route) => {
      const response = await route.fetch();
      // The name of a class may hold the name of a function.
      const parts = (await response.text()).split(/( class="[^"]*")/);
      for (let i = 0; i < parts.length; i += 2) {
        count += parts[i]?.match(lack)?.length ?? 0;
        parts[i] = parts[i]?.replace(lack, 'x-') ?? '';
      }
      await route.fulfill({ response, body: parts.join('') });
    });
    await page.goto('/');
    expect(count, 'what this browser lacks is used').toBeGreaterThan(0);
    const titles = [hero, problem, solution, value, process, guarantee, safety].map(({ title }) => title);
    await expectWords(page.locator('body'), titles);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    // Style sheets that are made unknown are read as text above the page.
    if (name !== 'style sheets') expect(heading?.y, 'where it begins').toBeLessThan(viewport?.height ?? 0);
    if (!withoutLayout.includes(name)) expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('link', { name: bookText }).first().press('Enter');
    await expect(page).toHaveURL(/\/booking$/);
    await expect(page.getByTitle(calendar.frameTitle)).toBeVisible();
    await expectLinks(page.getByRole('region', { name: contact.title }), [phoneLink]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
