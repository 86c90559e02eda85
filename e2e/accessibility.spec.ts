import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { laidOut } from './support/laid-out';
import { phone } from './support/phone';

/** Findings of axe's WCAG 2.2 A and AA rules, best practices and AAA contrast; other people's frames are theirs. */
async function findings(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
    .include(part)
    .exclude('iframe')
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
}

for (const { path } of pages) {
  test(`axe finds nothing on ${path}, light on wide screens and dark on phones`, { tag: '@phone' }, async ({
    page,
  }) => {
    const colorScheme = test.info().project.name === 'phone' ? 'dark' : 'light';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await laidOut(page);
    await page.locator('details').evaluateAll((all) => {
      for (const fold of all) (fold as HTMLDetailsElement).open = true;
    });
    expect(await findings(page)).toEqual([]);
  });

  test(`every control on ${path} is at least 44 px tall, or stands inside a sentence`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((all) =>
      all
        .filter((el) => {
          const box = el.getBoundingClientRect();
          const around = el.parentElement?.closest('p, li, td, th')?.textContent?.trim() ?? '';
          const isInText =
            getComputedStyle(el).display === 'inline' && around.length > (el.textContent ?? '').trim().length;
          return box.height < 43.5 && !isInText && !el.classList.contains('skip-link');
        })
        .map((el) => el.textContent?.trim()),
    );
    expect(small).toEqual([]);
  });

  test(`voice control: what a control on ${path} is called holds the words it shows`, async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    const misnamed = await page.locator(':is(a, button, summary, input)[aria-label]').evaluateAll((all) => {
      const plain = (text: string | null) =>
        text
          ?.toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, ' ')
          .trim() ?? '';
      return all
        .map((el) => ({ name: plain(el.getAttribute('aria-label')), shown: plain(el.textContent) }))
        .filter(({ name, shown }) => !name.includes(shown));
    });
    expect(misnamed).toEqual([]);
  });
}

test('each link of the navigation leads to a part that a screen reader names with its words', async ({
  page,
}) => {
  await page.goto('/');
  for (const { text, href } of navigation.links.slice(1)) {
    await expect(page.getByRole('region', { name: text }), text).toHaveAttribute('id', href.slice(2));
  }
});

test('axe finds nothing while the film plays', async ({ page }) => {
  await page.goto('/');
  await laidOut(page);
  await page.getByRole('button', { name: heroVideo.title }).click();
  await expect(page.getByRole('button', { name: heroVideo.words.close })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('axe finds nothing in the open menu', async ({ page }) => {
    await page.goto('/');
    await laidOut(page);
    await page.getByRole('button', { name: navigation.menu.open }).click();
    expect(await findings(page, 'dialog')).toEqual([]);
  });
});
