import { expect, type Page, test } from '@playwright/test';
import { pages } from '@/lib/pages';
import { laidOut } from './support/laid-out';

test.setTimeout(240_000);

const mostStops = 300;

/** What a sighted keyboard user meets at a stop; null once outside the page or round again. Runs in the page. */
function lookAtStop() {
  const stop = document.activeElement;
  const walk = window as unknown as { stops?: Element[] };
  walk.stops ??= [];
  const last = walk.stops.at(-1);
  const isSame = stop === last;
  if (!stop || stop === document.body || (!isSame && walk.stops.includes(stop))) return null;
  if (!isSame) walk.stops.push(stop);
  const { left, top, right, bottom } = stop.getBoundingClientRect();
  // Of a link that wraps, the first line; of a frame that is taller than the window, what shows.
  const [line] = stop.getClientRects();
  const x = line ? line.left + Math.min(line.width, innerWidth) / 2 : (left + right) / 2;
  const y = line ? (Math.max(0, line.top) + Math.min(line.bottom, innerHeight)) / 2 : (top + bottom) / 2;
  const seen = document.elementFromPoint(x, y);
  // The film's button draws its ring on a box of its own, over the caption.
  const rings = [getComputedStyle(stop), getComputedStyle(stop, '::after')];
  return {
    isSame,
    isAfterLast: last ? Boolean(last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) : null,
    name: stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 60) ?? '',
    isFrame: stop.tagName === 'IFRAME',
    isSeen: seen !== null && (stop.contains(seen) || seen.contains(stop)),
    hasRing: rings.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    ),
    isPinned: stop.closest('.header, .skip-link, [data-review-bar]') !== null,
    topPx: top + scrollY,
    leftPx: left,
  };
}

type Stop = NonNullable<ReturnType<typeof lookAtStop>>;

/** Every stop from one end of the page to the other; a frame counts once, whatever it holds. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: Stop[] = [];
  for (let presses = 0; presses < mostStops; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtStop);
    if (!stop) return stops;
    if (!stop.isSame) stops.push(stop);
  }
  throw new Error(
    `After ${mostStops} presses of ${key} focus is still in the page, at ${stops.at(-1)?.name}`,
  );
}

for (const { path } of pages) {
  test(`on ${path} every stop is seen, ringed, in order, and left again`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await laidOut(page);
    const forwards = await walk(page, 'Tab');
    expect(forwards.length).toBeGreaterThan(10);
    await page.evaluate(() => {
      Object.assign(window, { stops: [] });
      (document.activeElement as HTMLElement).blur();
    });
    const backwards = await walk(page, 'Shift+Tab');
    for (const stops of [forwards, backwards]) {
      expect(
        stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
        'covered',
      ).toEqual([]);
      const bare = stops.filter(({ hasRing, isFrame }) => !hasRing && !isFrame);
      expect(
        bare.map(({ name }) => name),
        'without a ring',
      ).toEqual([]);
    }
    expect(forwards.filter(({ isAfterLast }) => isAfterLast === false).map(({ name }) => name)).toEqual([]);
    expect(backwards.map(({ name }) => name).reverse()).toEqual(forwards.map(({ name }) => name));
    if (test.info().project.name === 'phone') {
      const inText = forwards.filter(({ isPinned }) => !isPinned);
      const climbs = inText.filter(({ topPx }, i) => topPx < (inText[i - 1]?.topPx ?? 0) - 24);
      expect(
        climbs.map(({ name }) => name),
        'above the stop before',
      ).toEqual([]);
    }
  });
}
