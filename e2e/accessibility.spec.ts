import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { navigation } from '@/content/site';
import { laidOut } from './support/laid-out';

/** Findings of axe's WCAG 2.2 A and AA rules and best practices; other people's frames are theirs to answer for. */
async function findings(page: Page, part = 'html') {
  const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
}

for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
  // The short pages are made of the same parts; the deep run sees them in every mode.
  const tag = path === '/' || path === '/booking' ? [] : '@once';
  test(`axe finds nothing on ${path}, light on wide screens and dark on phones`, { tag }, async ({
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
}

test('axe finds nothing in the open menu', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) >= 1024, 'wide screens show the links');
  await page.goto('/');
  await laidOut(page);
  await page.getByRole('button', { name: navigation.menu.open }).click();
  expect(await findings(page, 'dialog')).toEqual([]);
});

test('the skip link is the first stop and leads to the main content', async ({ page }) => {
  await page.goto('/booking');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to the main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every control is at least 44 px tall, or stands inside a sentence', async ({ page }) => {
  for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
    await page.goto(path);
    await laidOut(page);
    const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((all) =>
      all
        .filter((el) => {
          const box = el.getBoundingClientRect();
          const around = el.parentElement?.closest('p, li, td')?.textContent?.trim() ?? '';
          const isInText =
            getComputedStyle(el).display === 'inline' && around.length > (el.textContent ?? '').trim().length;
          return box.height < 43.5 && !isInText && !el.classList.contains('skip-link');
        })
        .map((el) => el.textContent?.trim()),
    );
    expect(small, path).toEqual([]);
  }
});

test('voice control: what a control is called holds the words it shows', { tag: '@once' }, async ({
  page,
}) => {
  for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
    await page.goto(path);
    await laidOut(page);
    const misnamed = await page.locator(':is(a, button, summary, input)[aria-label]').evaluateAll((all) => {
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, ' ')
          .trim();
      return all
        .map((el) => ({
          name: plain(el.getAttribute('aria-label') ?? ''),
          shown: plain(el.textContent ?? ''),
        }))
        .filter(({ name, shown }) => !name.includes(shown));
    });
    expect(misnamed, path).toEqual([]);
  }
});
