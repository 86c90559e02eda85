import AxeBuilder from '@axe-core/playwright';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { hero } from '@/content/home';
import { bookConsult, type Link } from '@/content/site';
import { telHref } from '@/lib/format';
import { isPending, textsOf } from '@/lib/launch/texts';

/** The accessible name of every main link to book begins with this. Its arrow is not announced, but is part of the text. */
export const bookText = `${bookConsult.before} ${bookConsult.after}`;
/** The whole text of the first booking button. */
export const bookButtonText = `${bookConsult.before} → ${bookConsult.after} ${hero.note}`;
export const bookLink = { text: bookText, href: bookConsult.href };
export const phoneLink = { text: clinic.phone, href: telHref(clinic.phone) };
export const emailLink = { text: clinic.email, href: `mailto:${clinic.email}` };

/** Expects each link exactly once in that place, with its href. */
export async function expectLinks(place: Locator, links: readonly Link[]) {
  for (const { text, href } of links)
    await expect(place.getByRole('link', { name: text })).toHaveAttribute('href', href);
}

/** Fails with the texts that the place does not show, once the page has been laid out. */
export function expectWords(place: Locator, words: readonly string[]) {
  const missing = async () => {
    const shown = (await place.innerText()).replaceAll(/\s+/g, ' ');
    return words.filter((text) => !shown.includes(text.replaceAll(/\s+/g, ' ')));
  };
  return expect.poll(missing).toEqual([]);
}

/**
 * Paths in content/ that a page need not show as text: values that are not visible text, and texts that are shown only
 * in some state.
 */
const unsaid =
  /(^|\.)(id|group|asOf|sheet|href|url|sources|meta\w+|words|disclosure|totalValue|bothTotals|stated|short|seaCaption|laterCost|examCost|hoursText|whenNone|glance|levels)(\.|$)/;

/** The sentences in a part of content/, split where its functions insert a value. */
export function sentencesOf(part: object) {
  const texts = textsOf(part, '').filter(({ at }) => !isPending(at) && !unsaid.test(at));
  return texts.flatMap(({ text }) => text.split('some'));
}

/** Types a made-up visitor's contact into the demonstration calendar. */
export async function fillInContact(frame: FrameLocator) {
  await frame.getByLabel('Name').fill('Pat Example');
  await frame.getByLabel(/Phone/).fill('2025550142');
  await frame.getByLabel(/Email/).fill('pat@example.com');
}

/** Holds the fonts back until they are released, and counts the page's own requests for them, not the calendar's. */
export async function holdFonts(page: Page) {
  const fonts = { count: 0, release: () => {} };
  const released = new Promise<void>((resolve) => {
    fonts.release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    if (route.request().frame() === page.mainFrame()) fonts.count += 1;
    await released;
    await route.continue();
  });
  return fonts;
}

export function openFolds(page: Page) {
  return page.locator('main details, footer details').evaluateAll((all) => {
    for (const fold of all) (fold as HTMLDetailsElement).open = true;
  });
}

export async function readToEnd(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 700) await page.mouse.wheel(0, 700);
}

/** Waits until React has hydrated the island with this name. */
export async function expectHydrated(page: Page, name: 'section-nav' | 'scheduling-widget') {
  // React adds a property to each element that it hydrates.
  const isHydrated = () =>
    page
      .locator(`[data-island="${name}"] > *`)
      .first()
      .evaluate((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isHydrated, `${name} is hydrated`).toBe(true);
}

/** How far the page overflows the viewport sideways, in px. */
export function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** How far below the top of the viewport the target of a link lands, clear of the header; the scroll padding of type.css. */
export const landingPx = 96;

/**
 * How far below the top of the viewport a section lands: higher than other targets, so that the header hides what is
 * above it. The difference is the scroll margin of type.css.
 */
export const sectionPx = landingPx - 31;

/** Waits until the section is where a link to it lands. */
export async function expectLanded(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
  await expect
    .poll(async () => Math.abs((await top()) - sectionPx), `#${id} at ${sectionPx} px`)
    .toBeLessThanOrEqual(2);
  await expect(page.locator(`#${id}-title`)).toBeInViewport();
}

/**
 * Returns the findings of axe's WCAG 2.2 A and AA rules, best practices and AAA contrast, except those inside other
 * companies' frames.
 */
export async function axeFindings(page: Page, { part = 'html', isContrastSeen = true } = {}) {
  // axe miscalculates the background of text that is not laid out yet.
  await page.locator('[data-parts] footer:not([style])').waitFor({ state: 'detached' });
  const { violations } = await new AxeBuilder({ page })
    // Without frames to check, axe needs no second page to combine the results.
    .setLegacyMode()
    .options({
      // For result types that are not listed, axe reports only one example.
      resultTypes: ['violations'],
      rules: {
        'color-contrast': { enabled: isContrastSeen },
        'color-contrast-enhanced': { enabled: isContrastSeen },
        // Voice control works only if the accessible name contains the visible text.
        'label-content-name-mismatch': { enabled: true },
      },
    })
    .include(part)
    .exclude('iframe')
    .analyze();
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map((node) => node.target.join(' ')) }));
}
