import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { contact } from '@/content/booking';
import { process } from '@/content/home';
import { navigation } from '@/content/site';
import { headingTop } from './support/heading-top';
import { laidOut } from './support/laid-out';

const sections = navigation.links.slice(1).map(({ text, href }) => ({ text, id: href.slice(2) }));
const [first, last] = [sections.at(0), sections.at(-1)] as [Section, Section];

type Section = (typeof sections)[number];

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: navigation.label });
}

async function expectLanded(page: Page, id: string) {
  await expect(async () => {
    const top = await headingTop(page, id);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(500);
  }).toPass();
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

test('a nav link shows its section’s heading below the header, keeps the address, and is marked', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const nav = mainNav(page);
  for (const { text, id } of sections) {
    await nav.getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expectLanded(page, id);
    // A link under the pointer is underlined too.
    await page.mouse.move(0, 0);
    await expect.poll(() => underlined(nav)).toEqual([text]);
  }
  await nav.getByRole('link', { name: navigation.links[0]?.text }).click();
  // The crisis bar, and in a preview the review bar, may have scrolled away.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(110);
});

test('where the browser cannot mark the section in view, a script does once a link is pressed', async ({
  page,
}) => {
  await page.addInitScript(hideScrollTargets);
  await page.goto('/');
  for (const { text } of [first, last]) {
    await mainNav(page).getByRole('link', { name: text }).click();
    await expect(mainNav(page).locator('[aria-current]')).toHaveText([text]);
  }
});

for (const marks of ['the browser', 'a script']) {
  test(`once its last section has passed the nav marks none, where ${marks} does it`, async ({ page }) => {
    if (marks === 'a script') await page.addInitScript(hideScrollTargets);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const nav = mainNav(page);
    const marked = () =>
      marks === 'a script' ? nav.locator('[aria-current]').allInnerTexts() : underlined(nav);
    await nav.getByRole('link', { name: last.text }).click();
    await page.mouse.move(0, 0);
    await expect.poll(marked).toEqual([last.text]);
    await page.locator('#final-cta').evaluate((section) => section.scrollIntoView());
    await expect.poll(marked).toEqual([]);
  });
}

test('a place followed while the framework starts stays in the address', async ({ page }) => {
  await page.addInitScript(hideScrollTargets);
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
  await mainNav(page).getByRole('link', { name: first.text }).click();
  await expect(page.locator('html[data-written]')).toBeAttached();
  await expect(page).toHaveURL(/\/#guarantee$/);
});

test('following a nav link twice lands twice', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const link = mainNav(page).getByRole('link', { name: last.text });
  await link.click();
  await expectLanded(page, last.id);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await link.click();
  await expectLanded(page, last.id);
});

test('a nav link pressed before the fonts are there leads to its section, which then stays', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  await page.goto('/');
  await mainNav(page).getByRole('link', { name: last.text }).click();
  await expectLanded(page, last.id);
  for (const route of held) await route.continue();
  await laidOut(page);
  await expectLanded(page, last.id);
});

for (const { leadsTo, address, title } of [
  { leadsTo: 'words', address: `/#:~:text=${encodeURIComponent(process.title)}`, title: process.title },
  { leadsTo: 'a place', address: '/booking#contact-title', title: contact.title },
]) {
  test(`an address that leads to ${leadsTo} far down a page shows what it names`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(address);
    await laidOut(page);
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  });
}

test('section links lead home from another page', async ({ page }) => {
  await page.goto('/booking');
  await page.getByRole('contentinfo').getByRole('link', { name: last.text }).click();
  await expect(page).toHaveURL(new RegExp(`/#${last.id}$`));
  await expectLanded(page, last.id);
});

test('the way to book lands at the top of the booking page', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true }).click();
  await expect(page).toHaveURL(/\/booking$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
