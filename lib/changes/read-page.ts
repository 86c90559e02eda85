/** One thing that a page tells its reader: visible words, a link's address, a picture, or what search engines show. */
export type PageText = {
  kind: 'text' | 'link' | 'picture' | 'label' | 'title' | 'description';
  /** The words; for a link its address, for a picture its description and file. */
  text: string;
  /** Where on the page it is, in a reader's words, e.g. "under “What you pay”" or "in the footer". */
  place: string;
  /** The element around it. */
  element: Element;
};

const skipped = 'script, style, template, noscript, svg, iframe, [data-review-tag]';
const blocks =
  'address, article, aside, blockquote, details, dd, div, dl, dt, figure, footer, form, h1, h2, h3, h4, header, li, main, nav, ol, p, section, summary, table, tbody, td, th, thead, tr, ul';

/** Parts of the page that depend on a host setting, and how to read the chosen value from the page. */
const settingParts: readonly { part: string; readChoice: (root: Document) => string }[] = [
  {
    part: '#calendar',
    readChoice: (root) => root.querySelector('iframe[data-vendor]')?.getAttribute('data-vendor') ?? 'link',
  },
  {
    part: '.video-player',
    readChoice: (root) => root.querySelector('.video-play')?.getAttribute('href') ?? '',
  },
  { part: '#visit-counting', readChoice: (root) => String(root.querySelector('#visit-counting') !== null) },
];

/**
 * Selectors of parts that differ only because the two hosts have different settings, not because anyone edited them.
 */
export function partsSetApart(live: Document, now: Document): string[] {
  const differing = settingParts.filter(({ readChoice }) => readChoice(live) !== readChoice(now));
  return differing.map(({ part }) => part);
}

function squeeze(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}

function says(text: string) {
  return /[\p{L}\d]/u.test(text);
}

/** The text of an element without that of blocks inside it, which are read separately. */
function runOf(element: Element, isSkipped: (one: Element) => boolean): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.textContent ?? '';
    if (node.nodeType !== 1) return '';
    const child = node as Element;
    return child.matches(blocks) || isSkipped(child) ? '' : runOf(child, isSkipped);
  });
  return parts.join('');
}

function hasOwnWords(element: Element) {
  return [...element.childNodes].some((node) => node.nodeType === 3 && says(node.textContent ?? ''));
}

/**
 * Reads every text of a page in the order of its HTML. It runs during the build, and in the browser on the page that is
 * open.
 * @param setApart selectors of parts to skip, see partsSetApart
 */
export function readPage(root: Document, setApart: readonly string[] = []): PageText[] {
  const texts: PageText[] = [];
  const left = [skipped, ...setApart].join(', ');
  const isSkipped = (element: Element) => element.matches(left);
  let heading = '';

  function placeOf(element: Element) {
    if (element.closest('footer')) return 'in the footer';
    if (element.closest('dialog')) return 'in the menu';
    if (element.closest('header')) return 'in the header';
    if (!element.closest('main')) return 'above the header';
    return heading ? `under “${heading}”` : 'at the top';
  }

  function add(kind: PageText['kind'], text: string, element: Element, place = placeOf(element)) {
    const squeezed = squeeze(text);
    if (kind === 'link' ? squeezed : says(squeezed)) texts.push({ kind, text: squeezed, place, element });
  }

  function visit(element: Element, isInRun: boolean) {
    if (isSkipped(element)) return;
    const isHeading = element.matches('h1, h2, h3');
    // A heading counts as one text, even if each of its sentences is an element of its own.
    const isRun = !isInRun && (isHeading || hasOwnWords(element));
    if (isRun) {
      const words = runOf(element, isSkipped);
      if (isHeading && element.closest('main')) heading = squeeze(words);
      add('text', words, element, element.matches('main h1') ? 'at the top' : undefined);
    }
    const label = element.getAttribute('aria-label');
    if (label) add('label', label, element);
    if (element.matches('a')) add('link', element.getAttribute('href') ?? '', element);
    if (element.matches('img')) {
      add('picture', `${element.getAttribute('alt') ?? ''} (${element.getAttribute('src') ?? ''})`, element);
    }
    for (const child of element.children) visit(child, (isRun || isInRun) && !child.matches(blocks));
  }

  add('title', root.title, root.documentElement, 'in search results and the browser’s tab');
  const description = root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  add('description', description, root.documentElement, 'in search results');
  const shared = root.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? '';
  add('label', shared, root.documentElement, 'beside shared links, as the picture’s description');
  visit(root.body, false);
  return texts;
}
