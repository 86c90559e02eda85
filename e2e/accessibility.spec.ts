import { expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { axeFindings, openFolds } from './support/page';
import { phone } from './support/phone';

/** Controls less than 44 px tall that stand in no sentence. */
function smallControls(page: Page) {
  return page.locator('a:visible, button:visible, summary:visible').evaluateAll((all) =>
    all
      .filter((control) => {
        const around = control.parentElement?.closest('p, li, td, th')?.textContent?.trim() ?? '';
        const isInText =
          getComputedStyle(control).display === 'inline' &&
          around.length > (control.textContent ?? '').trim().length;
        const isSmall = control.getBoundingClientRect().height < 43.5;
        return isSmall && !isInText && !control.classList.contains('skip-link');
      })
      .map((control) => control.textContent?.trim()),
  );
}

for (const { path } of pages) {
  test(`axe finds nothing on ${path}, where controls are large`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await openFolds(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
  });
}

test('each link of the navigation leads to a part that is named with its words', async ({ page }) => {
  await page.goto('/');
  for (const { text, href } of navigation.links.slice(1)) {
    const section = page.locator(href.slice(1));
    await expect(section).toHaveRole('region');
    await expect(section).toHaveAccessibleName(new RegExp(`\\b${text}\\b`, 'i'));
  }
});

test('axe finds nothing in the open menu, nor while the film plays', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.goto('/');
  await page.getByRole('button', { name: navigation.menu.open }).click();
  expect(await axeFindings(page, { part: 'dialog' })).toEqual([]);
  await page.getByRole('button', { name: navigation.menu.close }).click();
  await page.getByRole('button', { name: heroVideo.title }).click();
  await expect(page.getByRole('button', { name: heroVideo.words.close })).toBeVisible();
  expect(await axeFindings(page, { part: '#hero' })).toEqual([]);
});
