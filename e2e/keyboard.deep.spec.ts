import { expect, type Page, test } from '@playwright/test';
import { pages } from '@/lib/pages';

test.setTimeout(240_000);

const mostStops = 300;

/**
 * What a sighted keyboard user finds at a tab stop; null once the focus has left the page or returned to the first
 * stop. Runs in the page.
 */
function lookAtStop() {
  const stop = document.activeElement;
  const walk = window as unknown as { stops?: Element[] };
  walk.stops ??= [];
  const last = walk.stops.at(-1);
  const isSame = stop === last;
  if (!stop || stop === document.body || (!isSame && walk.stops.includes(stop))) return null;
  if (!isSame) walk.stops.push(stop);
  // Uses the first line of a link that wraps, and the visible part of a frame that is taller than the viewport.
  const [line = stop.getBoundingClientRect()] = stop.getClientRects();
  const x = line.left + Math.min(line.width, innerWidth) / 2;
  const y = (Math.max(0, line.top) + Math.min(line.bottom, innerHeight)) / 2;
  const seen = document.elementFromPoint(x, y);
  const ringed = (part: Element | null): boolean => {
    if (!part) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || ringed(part.parentElement);
  };
  return {
    isSame,
    name: stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 60) ?? '',
    isSeen: seen !== null && (stop.contains(seen) || seen.contains(stop)),
    // The whole row of a fold may show its summary's ring.
    hasRing: stop.tagName === 'IFRAME' || ringed(stop),
  };
}

/**
 * The names of all tab stops from one end of the page to the other. A frame counts as one stop, whatever it contains.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: NonNullable<ReturnType<typeof lookAtStop>>[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtStop);
    if (!stop) break;
    if (!stop.isSame) stops.push(stop);
  }
  expect(stops.length, 'stops until focus leaves the page').toBeLessThan(mostStops);
  const faulty = stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing);
  expect(faulty, 'covered or without a ring').toEqual([]);
  return stops.map(({ name }) => name);
}

for (const { path } of pages) {
  test(`on ${path} every tab stop is visible, has a focus ring and is met again backwards`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // The calendar loads after the page's text.
    await page.locator('[data-unasked]').waitFor({ state: 'detached' });
    const forwards = await walk(page, 'Tab');
    expect(forwards.length).toBeGreaterThan(10);
    await page.evaluate(() => {
      Object.assign(window, { stops: [] });
      (document.activeElement as HTMLElement).blur();
    });
    expect((await walk(page, 'Shift+Tab')).reverse()).toEqual(forwards);
  });
}
