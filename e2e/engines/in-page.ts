/** Functions that run in a visited page, each whole in itself; they only look and scroll. */

export type Seek = { css: string; name?: string };

/** Where the first match on the page is; CSS px from the upper left corner of its page's view. */
export type Spot = {
  /** What stands in it or has been typed into it. */
  text: string;
  x: number;
  y: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isFocused: boolean;
  /** Whether a press in the middle of it would reach it. */
  isFree: boolean;
  /** Whether the bar that marks the current link of the header has its full width. */
  isUnderlined: boolean;
};

/** The first visible element that matches and has this name, as assistive technology would name it. */
export function findSpot({ css, name }: Seek): Spot | null {
  const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const named = [...ids.map((id) => document.getElementById(id)), ...labels];
    if (named.length > 0) return squeeze(named.map((label) => label?.textContent).join(' '));
    return squeeze(element.getAttribute('aria-label') ?? element.textContent);
  };
  for (const element of document.querySelectorAll(css)) {
    const [box] = element.getClientRects();
    const isSeen = box && box.width > 0 && element.checkVisibility({ visibilityProperty: true });
    if (!isSeen || (name !== undefined && nameOf(element) !== name)) continue;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    const bar = getComputedStyle(element, '::after');
    return {
      text: element instanceof HTMLInputElement ? element.value : squeeze(element.textContent),
      x,
      y,
      left: box.left,
      right: box.right,
      top: box.top,
      bottom: box.bottom,
      isFocused: document.activeElement === element,
      isFree: hit !== null && (element.contains(hit) || hit.contains(element)),
      isUnderlined: bar.content !== 'none' && bar.transform === 'none',
    };
  }
  return null;
}

/** Brings the middle of the first visible match to the middle of its page's view, at once. */
export function bringIntoView({ css, name }: Seek) {
  const squeeze = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(css)].find((element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent;
    const isNamed = name === undefined || element.hasAttribute('aria-labelledby') || squeeze(label) === name;
    return isNamed && element.getClientRects().length > 0;
  });
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

export function isLaidOut() {
  return 'laid' in document.documentElement.dataset;
}

/** Scrolls so that this height of the view stands in its middle, at once. */
export function centre(y: number) {
  scrollBy({ top: y - innerHeight / 2, behavior: 'instant' });
}

/** Upper left corner of the page's last frame. */
export function findFrame() {
  const box = [...document.querySelectorAll('iframe')].at(-1)?.getBoundingClientRect();
  return { x: box?.x ?? 0, y: box?.y ?? 0 };
}

export function readView() {
  return {
    address: location.href,
    height: innerHeight,
    // Not beside `innerWidth`, which grows on a phone with what stands beside the screen.
    overflowPx: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    /** The web fonts that are there; not their stand-ins. */
    fonts: [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
      .map(({ family }) => family),
    background: getComputedStyle(document.body).backgroundColor,
  };
}
