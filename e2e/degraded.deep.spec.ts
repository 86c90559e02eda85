import { expect, test } from '@playwright/test';
import { calendar, contact } from '@/content/booking';
import { guarantee, hero, planProcess, planValue, problem, solution } from '@/content/home';
import { safety } from '@/content/safety';
import { type Feature, features, removeFeatures } from './support/features';
import { bookText, expectLinks, expectWords, overflow, phoneLink } from './support/page';

// Renames features in the responses, so that the browser ignores them. This breaks the hashes in the page's policy.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Without layers or style sheets, a browser has no layout that could overflow. */
const withoutLayout = ['cascade layers', 'style sheets'];

for (const name of Object.keys(features) as Feature[]) {
  test(`without ${name} the plan can be read and a call booked`, async ({ page, viewport }) => {
    const countRemoved = await removeFeatures(page, [name]);
    await page.goto('/');
    expect(countRemoved(), 'what this browser lacks is used').toBeGreaterThan(0);
    const titles = [hero, problem, solution, planValue, planProcess, guarantee, safety].map(
      ({ title }) => title,
    );
    await expectWords(page.locator('body'), titles);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    // If <style> is not supported, its text is shown above the page.
    if (name !== 'style sheets') expect(heading?.y, 'where it begins').toBeLessThan(viewport?.height ?? 0);
    if (!withoutLayout.includes(name)) expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('link', { name: bookText }).first().press('Enter');
    await expect(page).toHaveURL(/\/booking$/);
    await expect(page.getByTitle(calendar.frameTitle)).toBeVisible();
    await expectLinks(page.getByRole('region', { name: contact.title }), [phoneLink]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('without cascade layers, whose styles hide the frame at first, the calendar loads once', async ({
  page,
}) => {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/demo/calendar') count += 1;
  });
  await removeFeatures(page, ['cascade layers']);
  await page.goto('/booking');
  await expect(page.frameLocator('iframe[data-vendor]').getByRole('button').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-calendar', 'ready');
  await expect(page.locator('html:not([data-unasked])')).toBeAttached();
  expect(count).toBe(1);
});
