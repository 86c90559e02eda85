import { expect, type Page, test } from '@playwright/test';
import { contact } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { evidence } from '@/content/evidence';
import { planProcess, questions } from '@/content/home';
import { safety } from '@/content/safety';
import { crisis, navigation } from '@/content/site';
import { axeFindings, expectHydrated, expectLanded, expectLinks, holdFonts } from './support/page';
import { phone } from './support/phone';

const [home, ...sections] = navigation.links.map(({ text, href }) => ({ text, id: href.slice(2) }));
const last = sections.at(-1) as (typeof sections)[number];

/** Whether the first line of an element is what a visitor sees and presses at its place. Runs in the page. */
function isUncovered(element: Element) {
  const [line = element.getBoundingClientRect()] = element.getClientRects();
  const seen = document.elementFromPoint(line.left + 4, line.top + 4);
  return seen !== null && (element.contains(seen) || seen.contains(element));
}

function mainNav(page: Page) {
  return page.getByRole('navigation', { name: navigation.label });
}

test('a nav link lands on the section of its name, and the link of the section in view is marked', async ({
  page,
}) => {
  const marked = () => mainNav(page).locator('[aria-current]').allTextContents();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const { text, id } of sections) {
    await mainNav(page).getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expectLanded(page, id);
    await expect.poll(marked).toEqual([text]);
    await expect(page.locator(`#${id}`)).toHaveRole('region');
    await expect(page.locator(`#${id}`)).toHaveAccessibleName(new RegExp(`\\b${text}\\b`, 'i'));
  }
  await page.locator('#final-cta').evaluate((section) => section.scrollIntoView());
  await expect.poll(marked).toEqual([]);
  await mainNav(page).getByRole('link', { name: home?.text }).click();
  // The crisis bar may have scrolled away.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(110);
  await mainNav(page).getByRole('link', { name: last.text }).click();
  await expectLanded(page, last.id);
});

test('a link to the questions or the studies leaves the label above the heading in view', async ({
  page,
}) => {
  await page.goto('/');
  for (const { label, title } of [questions, evidence]) {
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeInViewport();
    const above = page.getByText(label, { exact: true });
    await expect.poll(() => above.evaluate(isUncovered), label).toBe(true);
  }
});

/** Records every scroll position of the page from its start. */
function recordScrolling(page: Page) {
  return page.addInitScript(() => {
    const passed: number[] = [];
    Object.assign(window, { passed });
    addEventListener('scroll', () => passed.push(scrollY));
  });
}

function readPassed(page: Page) {
  return page.evaluate(() => (window as unknown as { passed: number[] }).passed);
}

test('a nav link scrolls smoothly and moves the focus, and Back returns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordScrolling(page);
  await page.goto('/');
  await expectHydrated(page, 'section-nav');
  const link = mainNav(page).getByRole('link', { name: last.text });
  await link.click();
  await expect(page.locator(`#${last.id}`)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/#${last.id}$`));
  await expectLanded(page, last.id);
  // A jump would pass at most two positions: where the glide starts, and where it ends.
  expect(new Set(await readPassed(page)).size).toBeGreaterThan(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  // With a modifier key, the link opens elsewhere, as any link does.
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(new RegExp(`/#${last.id}$`));
  await expect(page).toHaveURL(/\/$/);
});

test('a link from another page shows its section at once, without racing past the others', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordScrolling(page);
  await page.goto('/thank-you');
  await mainNav(page).getByRole('link', { name: last.text }).click();
  await expectLanded(page, last.id);
  const passed = await readPassed(page);
  // What loads above the section may still move it by a few pixels.
  expect(Math.max(...passed) - Math.min(...passed)).toBeLessThan(100);
});

test('a nav link that is pressed before the fonts load does not move afterwards', async ({ page }) => {
  const fonts = await holdFonts(page);
  // Waits for the DOM only, because the load event comes after the fonts, which are held back.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await mainNav(page).getByRole('link', { name: last.text }).click();
  await expectLanded(page, last.id);
  fonts.release();
  // The fallback fonts stay, because changing them would move the text.
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  await expect(page.locator('html:not([data-fonts]) footer[style]')).toBeAttached();
  await expectLanded(page, last.id);
});

test('the header stays in view, and its link to book opens the page at its top', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(page.getByRole('complementary', { name: crisis.label })).not.toBeInViewport();
  const apply = page.getByRole('banner').getByRole('link', { name: navigation.apply.text, exact: true });
  await expect(apply).toBeInViewport();
  await apply.click();
  await expect(page).toHaveURL(/\/booking$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a URL whose fragment names a text or a section shows that text or section', async ({ page }) => {
    await page.goto(`/#:~:text=${encodeURIComponent(planProcess.title)}`);
    await expect(page.getByRole('heading', { name: planProcess.title })).toBeInViewport();
    await page.goto('/booking#contact-title');
    await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport();
  });

  test('the menu has every link and 988, blocks scrolling, and closes by X, Esc or a link', async ({
    page,
  }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: navigation.menu.open });
    const menu = page.getByRole('dialog', { name: navigation.menu.title });
    const close = page.getByRole('button', { name: navigation.menu.close });
    await expect(menu).toBeHidden();
    await open.click();
    await expect(close).toBeFocused();
    // Neither the Tab key nor a screen reader reaches what is behind the menu.
    for (const part of ['aside', 'main', 'footer'])
      await expect(page.locator(`body > ${part}[inert]`).first()).toBeAttached();
    for (const { text } of [...navigation.links, ...navigation.weigh])
      await expect(menu.getByRole('link', { name: text, exact: true })).toBeVisible();
    await expectLinks(menu, [crisis.call, crisis.text, crisis.chat]);
    expect(await axeFindings(page, { part: 'dialog' })).toEqual([]);
    await menu.hover();
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    const scrolledTo = await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY;
    });
    expect(scrolledTo).toBe(0);
    for (const shut of [() => close.click(), () => page.keyboard.press('Escape')]) {
      await shut();
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
    }
    await menu.getByRole('link', { name: last.text }).click();
    // The menu is really closed, not just hidden by the style that applies when the focus is elsewhere.
    await expect(page.locator('dialog:is([open], :popover-open), [inert]')).toHaveCount(0);
    await expectLanded(page, last.id);
  });

  test('on a short phone, the open menu keeps its X and 988 in view', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await page.goto('/');
    await page.getByRole('button', { name: navigation.menu.open }).click();
    const menu = page.getByRole('dialog', { name: navigation.menu.title });
    const kept = [
      menu.getByRole('button', { name: navigation.menu.close }),
      menu.getByRole('link', { name: crisis.call.text }),
    ];
    for (const control of kept) await expect(control).toBeInViewport({ ratio: 1 });
    // The last link above them can be scrolled clear of both.
    const call = menu.getByRole('link', { name: clinic.phone });
    await call.focus();
    await expect(call).toBeInViewport({ ratio: 1 });
    await call.click({ trial: true });
    for (const control of kept) await expect(control).toBeInViewport({ ratio: 1 });
  });

  test('the menu moves the focus once on opening and once on closing', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      addEventListener('focusin', ({ target }) => moves.push((target as Element).ariaLabel ?? ''));
    });
    const { open, close } = navigation.menu;
    await page.getByRole('button', { name: open }).press('Enter');
    await expect(page.locator('main[inert]')).toBeAttached();
    await page.getByRole('button', { name: close }).press('Enter');
    await expect(page.locator('main:not([inert])')).toBeAttached();
    expect(await page.evaluate('moves')).toEqual([open, close, open]);
  });
});

// A screen of 1280 × 720 px has these sizes at 400% and 200% zoom, and a phone on its side is as low.
for (const { viewport, tag } of [
  { viewport: { width: 320, height: 180 }, tag: [] },
  { viewport: { width: 640, height: 320 }, tag: '@deep' },
]) {
  test.describe(`in a low viewport of ${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('the header scrolls away, links land at the top, and nothing covers their targets', {
      tag,
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      async function expectLandedLow(id: string) {
        const place = page.locator(`#${id}`);
        const top = () => place.evaluate((section) => section.getBoundingClientRect().top);
        await expect.poll(async () => Math.abs(await top()), id).toBeLessThanOrEqual(2);
        await expect(page.getByRole('banner')).not.toBeInViewport();
        const heading = page.locator(`#${id}-title`);
        await expect(heading).toBeInViewport();
        expect(await heading.evaluate(isUncovered), id).toBe(true);
      }
      await page.getByRole('main').getByRole('link', { name: safety.linkText }).first().click();
      await expectLandedLow('safety');
      for (const { text, id } of sections) {
        await page.getByRole('button', { name: navigation.menu.open }).click();
        await page.getByRole('dialog').getByRole('link', { name: text, exact: true }).click();
        await expectLandedLow(id);
      }
    });
  });
}
