import { expect, type Locator, type Page, test } from '@playwright/test';
import { contact } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { process } from '@/content/home';
import { disclaimer, goodFaithEstimate } from '@/content/safety';
import { crisis, footer, navigation } from '@/content/site';
import { telHref } from '@/lib/format';
import { laidOut } from './support/laid-out';

const paths = ['/', '/booking', '/thank-you', '/no-such-page'];

function isPhone(page: Page) {
  return (page.viewportSize()?.width ?? 0) < 1024;
}

async function headingTop(page: Page, id: string) {
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.locator(`#${id}-title`).boundingBox();
  if (!header || !heading) throw new Error(`no box for ${id}`);
  return heading.y - (header.y + header.height);
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

for (const path of paths) {
  test(`988, the header and the clinic’s contacts are on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: crisis.label })).toContainText(crisis.question);
    for (const way of [crisis.call, crisis.text]) {
      const links = await page.getByRole('link', { name: way.text }).all();
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) await expect(link).toHaveAttribute('href', way.href);
    }
    const contentinfo = page.getByRole('contentinfo');
    await expect(contentinfo).toContainText(footer.crisisTitle);
    await expect(contentinfo.getByRole('link', { name: clinic.phone })).toHaveAttribute(
      'href',
      telHref(clinic.phone),
    );
    await expect(contentinfo.getByRole('link', { name: clinic.email })).toHaveAttribute(
      'href',
      `mailto:${clinic.email}`,
    );
    await expect(contentinfo).toContainText(disclaimer.short);
    await expect(contentinfo).toContainText(goodFaithEstimate.shortText);
    const apply = page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true });
    await expect(apply).toHaveAttribute('href', '/booking');
  });

  test(`one h1 and no sideways scrolling on ${path}`, { tag: '@once' }, async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [320, 360, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width}px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the header stays while the crisis bar scrolls away', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport();
  await expect(page.getByRole('complementary', { name: crisis.label })).not.toBeInViewport();
});

test('each page has its own title', { tag: '@once' }, async ({ page }) => {
  const titles = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
});

test('a nav link shows its section’s heading below the header, keeps the address, and is marked', async ({
  page,
}) => {
  test.skip(isPhone(page), 'the links are in the menu on narrow screens');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: navigation.label });
  for (const { text, href } of navigation.links.slice(1)) {
    await nav.getByRole('link', { name: text }).click();
    const id = href.slice(2);
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect.poll(() => headingTop(page, id)).toBeGreaterThanOrEqual(0);
    expect(await headingTop(page, id)).toBeLessThan(500);
    // A link under the pointer is underlined too.
    await page.mouse.move(0, 0);
    await expect.poll(() => underlined(nav)).toEqual([text]);
  }
  await nav.getByRole('link', { name: 'Home' }).click();
  // The crisis bar, and in a preview the review bar, may have scrolled away.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(110);
});

test('where the browser cannot mark the section in view, a press on a nav link brings the script that does', {
  tag: '@once',
}, async ({ page }) => {
  test.skip(isPhone(page), 'the links are in the menu on narrow screens');
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: navigation.label });
  for (const name of ['Process', 'Guarantee']) {
    await nav.getByRole('link', { name }).click();
    await expect(nav.locator('[aria-current]')).toHaveText([name]);
  }
});

test('a place followed while the framework starts stays in the address', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The framework writes down the address it found: the last moment at which a link can be followed before it does.
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function (...entry) {
      History.prototype.replaceState = replaceState;
      location.hash = 'guarantee';
      document.documentElement.dataset.written = '';
      replaceState.apply(this, entry);
    };
  });
  await page.goto('/');
  await page.evaluate(() => document.dispatchEvent(new Event('load-framework')));
  await expect(page.locator('html[data-written]')).toBeAttached();
  await expect(page).toHaveURL(/\/#guarantee$/);
});

test('following a nav link twice lands twice', async ({ page }) => {
  test.skip(isPhone(page), 'the links are in the menu on narrow screens');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const link = page
    .getByRole('navigation', { name: navigation.label })
    .getByRole('link', { name: 'Process' });
  await link.click();
  await expect.poll(() => headingTop(page, 'process')).toBeLessThan(500);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await link.click();
  await expect.poll(() => headingTop(page, 'process')).toBeLessThan(500);
});

for (const { leadsTo, address, title } of [
  { leadsTo: 'words', address: `/#:~:text=${encodeURIComponent(process.title)}`, title: process.title },
  { leadsTo: 'a place', address: '/booking#contact-title', title: contact.title },
]) {
  test(`an address that leads to ${leadsTo} far down a page shows what it names`, async ({ page }) => {
    await page.goto(address);
    await laidOut(page);
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });
}

test('scrolling is smooth unless the visitor asked for less motion', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await laidOut(page);
  expect(await behavior()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behavior()).toBe('auto');
});

test('section links lead home from another page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/booking');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Process' }).click();
  await expect(page).toHaveURL(/\/#process$/);
  await expect.poll(() => headingTop(page, 'process')).toBeLessThan(500);
});

test('Apply Now lands at the top of the booking page', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true }).click();
  await expect(page).toHaveURL(/\/booking$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the menu opens, holds every link, and closes by X, Esc and a chosen link with focus returned', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'wide screens show the links');
  await page.goto('/');
  const open = page.getByRole('button', { name: navigation.menu.open });
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  await expect(menu).toBeHidden();

  await open.click();
  await expect(menu).toBeVisible();
  for (const { text } of navigation.links)
    await expect(menu.getByRole('link', { name: text, exact: true })).toBeVisible();
  for (const { text, href } of [crisis.call, crisis.text, crisis.chat])
    await expect(menu.getByRole('link', { name: text })).toHaveAttribute('href', href);
  await menu.getByRole('button', { name: navigation.menu.close }).click();
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await menu.getByRole('link', { name: 'Guarantee' }).click();
  await expect(menu).toBeHidden();
  // Closed for good, not only out of the way of what has focus.
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(page).toHaveURL(/#guarantee$/);
  await expect.poll(() => headingTop(page, 'guarantee')).toBeGreaterThanOrEqual(0);
  await expect(page.locator('#guarantee')).toBeInViewport();

  await open.click();
  await expect(menu).toBeVisible();
});

test('the page behind the open menu stays where it is, and scrolls again once the menu is closed', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'wide screens show the links');
  await page.goto('/');
  await laidOut(page);
  await page.getByRole('button', { name: navigation.menu.open }).click();
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  await menu.hover();
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  const scrolledTo = await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(scrolledTo).toBe(0);

  await menu.getByRole('button', { name: navigation.menu.close }).click();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('keyboard focus never hides behind the open menu', async ({ page }) => {
  test.skip(!isPhone(page), 'wide screens show the links');
  await page.goto('/');
  await page.getByRole('button', { name: navigation.menu.open }).click();
  const menu = page.getByRole('dialog', { name: navigation.menu.title });
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      if (!box || document.activeElement === document.body) return false;
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !!top?.closest('dialog') && !document.activeElement?.closest('dialog');
    });
    expect(isCovered).toBe(false);
    if (!(await menu.isVisible())) break;
  }
});
