import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { contact } from '@/content/booking';
import { process } from '@/content/home';
import { crisis, navigation, site } from '@/content/site';
import { expectLanded } from './support/page';
import { phone } from './support/phone';

const sections = navigation.links.slice(1).map(({ text, href }) => ({ text, id: href.slice(2) }));
const last = sections.at(-1) as (typeof sections)[number];

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: navigation.label });
}

/** The links under which the bar has its full width. */
function underlined(nav: Locator) {
  return nav.getByRole('link').evaluateAll((links) =>
    links
      .filter((link) => {
        const { content, transform } = getComputedStyle(link, '::after');
        return content !== 'none' && transform === 'none';
      })
      .map((link) => link.textContent),
  );
}

/** As in a browser that cannot mark the link of the section in view by itself. */
function hideScrollTargets() {
  const supports = CSS.supports;
  CSS.supports = (...query: string[]) =>
    !query.join().includes('scroll-target') && Reflect.apply(supports, CSS, query);
}

for (const marks of ['the browser', 'a script']) {
  test(`a nav link lands under the header, keeps the address, and is marked by ${marks} until its section has passed`, async ({
    page,
  }) => {
    if (marks === 'a script') await page.addInitScript(hideScrollTargets);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const nav = mainNav(page);
    const marked = () =>
      marks === 'a script' ? nav.locator('[aria-current]').allInnerTexts() : underlined(nav);
    for (const { text, id } of sections) {
      await nav.getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(new RegExp(`/#${id}$`));
      await expectLanded(page, id);
      // A link under the pointer is underlined too.
      await page.mouse.move(0, 0);
      await expect.poll(marked).toEqual([text]);
    }
    await page.locator('#final-cta').evaluate((section) => section.scrollIntoView());
    await expect.poll(marked).toEqual([]);
  });
}

test('following a nav link twice lands twice, and Home leads to the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const link = mainNav(page).getByRole('link', { name: last.text });
  for (let turn = 0; turn < 2; turn += 1) {
    await link.click();
    await expectLanded(page, last.id);
    await mainNav(page).getByRole('link', { name: navigation.links[0]?.text }).click();
    // The crisis bar, and in a preview the review bar, may have scrolled away.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(110);
  }
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a nav link pressed before the fonts are there leads to its section, which then stays, where motion is ${reducedMotion}`, async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route('**/*.woff2', (route) => void held.push(route));
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await mainNav(page).getByRole('link', { name: last.text }).click();
    await expectLanded(page, last.id);
    for (const route of held) await route.continue();
    await expect(page.locator('html[data-fonts]')).toBeAttached();
    await expectLanded(page, last.id);
  });
}

for (const { leadsTo, address, title } of [
  { leadsTo: 'words', address: `/#:~:text=${encodeURIComponent(process.title)}`, title: process.title },
  { leadsTo: 'a place', address: '/booking#contact-title', title: contact.title },
]) {
  test(`an address that leads to ${leadsTo} far down a page shows what it names`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });
}

test('section links lead home from another page', async ({ page }) => {
  await page.goto('/booking');
  await page.getByRole('contentinfo').getByRole('link', { name: last.text }).click();
  await expect(page).toHaveURL(new RegExp(`/#${last.id}$`));
  await expectLanded(page, last.id);
});

test('the header stays while the crisis bar scrolls away, and its way to book lands at the top of that page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(page.getByRole('complementary', { name: crisis.label })).not.toBeInViewport();
  const apply = page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true });
  await expect(apply).toBeInViewport();
  await apply.click();
  await expect(page).toHaveURL(/\/booking$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the skip link is the first stop and leads to the main content', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/booking');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: site.skipLink });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the menu of a phone', () => {
  test.use(phone);

  function parts(page: Page) {
    return {
      open: page.getByRole('button', { name: navigation.menu.open }),
      menu: page.getByRole('dialog', { name: navigation.menu.title }),
      close: page.getByRole('button', { name: navigation.menu.close }),
    };
  }

  test('holds every link and way to 988, and closes by X, Esc and a chosen link with focus returned', async ({
    page,
  }) => {
    await page.goto('/');
    const { open, menu, close } = parts(page);
    await expect(menu).toBeHidden();
    await open.click();
    await expect(close).toBeFocused();
    for (const { text } of navigation.links) {
      await expect(menu.getByRole('link', { name: text, exact: true })).toBeVisible();
    }
    for (const { text, href } of [crisis.call, crisis.text, crisis.chat]) {
      await expect(menu.getByRole('link', { name: text })).toHaveAttribute('href', href);
    }
    for (const shut of [() => close.click(), () => page.keyboard.press('Escape')]) {
      await shut();
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
    }
    await menu.getByRole('link', { name: last.text }).click();
    await expect(menu).toBeHidden();
    // Closed for good, not only out of the way of what has focus.
    await expect(page.locator('dialog:is([open], :popover-open)')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`#${last.id}$`));
    await expectLanded(page, last.id);
    await open.click();
    await expect(menu).toBeVisible();
  });

  test('holds the page behind it still, which scrolls again once it is closed', async ({ page }) => {
    await page.goto('/');
    const { open, menu, close } = parts(page);
    await open.click();
    await menu.hover();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    const scrolledTo = await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY;
    });
    expect(scrolledTo).toBe(0);
    await close.click();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`is led round by ${key}, and nowhere behind it`, async ({ page }) => {
      await page.goto('/');
      const { open, menu } = parts(page);
      await open.click();
      const stops = await menu.locator('a, button').count();
      for (let presses = 0; presses < stops + 3; presses += 1) {
        await page.keyboard.press(key);
        // Between the last and the first the browser's own controls have their turn.
        const isBehind = await page.evaluate(
          () => !document.activeElement?.matches('body, dialog, dialog *'),
        );
        expect(isBehind).toBe(false);
      }
      await expect(menu).toBeVisible();
    });
  }
});
