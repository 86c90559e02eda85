/** One thing that a page says: visible text, a link's URL, a picture, or what search engines show. */
export type PageText = {
  kind: 'text' | 'link' | 'picture' | 'label' | 'title' | 'description' | 'data' | 'setting';
  /** The text itself; the URL of a link; the description and file of a picture. */
  text: string;
  /** Where on the page it is, in a reader's words, e.g. "under “What you pay”" or "in the footer". */
  place: string;
  /** The element around it. */
  element: Element;
};

const skipped = 'script, style, noscript, svg, [data-review-tag]';
const blocks =
  'address, article, aside, blockquote, details, dd, div, dl, dt, figure, footer, form, h1, h2, h3, h4, header, li, main, nav, ol, p, section, summary, table, tbody, td, th, thead, tr, ul';

/** A setting of the host that a page shows. */
type PageSetting = {
  /** The setting's name, e.g. "SCHEDULING_URL". */
  name: string;
  /** CSS selectors of the parts of the page that depend on the setting. */
  parts: readonly string[];
  /** Reads the setting's value from a page; "" if the page does not show it. */
  read: (root: Document) => string;
  /**
   * The part of the value that the wording of those parts depends on, e.g. the company behind a URL rather than the
   * URL.
   */
  readChoice: (value: string) => string;
};

function readAttribute(root: Document, selector: string, name: string) {
  return root.querySelector(selector)?.getAttribute(name) ?? '';
}

function hostOf(address: string) {
  return URL.canParse(address) ? new URL(address).host : address;
}

const pageSettings: readonly PageSetting[] = [
  {
    name: 'SCHEDULING_URL',
    parts: ['#calendar'],
    read: (root) => readAttribute(root, '#calendar a[target="_blank"]', 'href'),
    readChoice: hostOf,
  },
  {
    name: 'SCHEDULING_ATTRIBUTION',
    parts: [],
    read: (root) => readAttribute(root, 'script[data-value^="utm_"]', 'data-value'),
    readChoice: () => '',
  },
  {
    name: 'VIDEO_ID',
    parts: ['.hero-film', '#hero details'],
    read: (root) => readAttribute(root, '.video-play', 'href'),
    readChoice: hostOf,
  },
  {
    name: 'ANALYTICS_ID',
    parts: ['#visit-counting'],
    read: (root) =>
      /\bG-[A-Z0-9]+/.exec(readAttribute(root, '#visit-counting script[data-value]', 'data-value'))?.[0] ??
      '',
    readChoice: (value) => String(value !== ''),
  },
];

/** Whether the host has set no value, as on most previews. The page then shows a demonstration, or nothing. */
function isUnset(value: string) {
  return value === '' || value.startsWith('/demo/');
}

/** How two pages differ because their hosts have different settings. */
export type SettingsCompared = {
  /**
   * Names of settings that the preview's host has set to another value than the live site's. Each is reported as an
   * edit.
   */
  edited: readonly string[];
  /** CSS selectors of the parts whose text depends on a setting that differs. They are not compared. */
  setApart: readonly string[];
};

export function compareSettings(live: Document, now: Document): SettingsCompared {
  const differing = pageSettings.filter(({ read }) => read(live) !== read(now));
  const edited = differing.filter(({ read }) => !isUnset(read(now)));
  const others = differing.filter(({ read, readChoice }) => readChoice(read(live)) !== readChoice(read(now)));
  return { edited: edited.map(({ name }) => name), setApart: others.flatMap(({ parts }) => parts) };
}

/** Names and values in the data for search engines, e.g. ["opens", "09:00"], without the names of types. */
function listFacts(value: unknown, name = ''): [name: string, fact: string][] {
  if (Array.isArray(value)) return value.flatMap((one) => listFacts(one, name));
  if (typeof value !== 'object' || value === null) return name.startsWith('@') ? [] : [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inside]) => listFacts(inside, key));
}

/** Data that a host has damaged counts as none, so that the rest of the page is still compared. */
function parseFacts(json: string | null): unknown {
  try {
    return JSON.parse(json || '{}');
  } catch {
    return {};
  }
}

function squeeze(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}

function says(text: string) {
  return /[\p{L}\d]/u.test(text);
}

/**
 * Joins two texts where one element ends or begins, with a space unless punctuation stands there. Hosts that minify HTML
 * remove spaces between elements, and a label may stand before its text without one.
 */
function joinElements(before: string, after: string) {
  const isTogether = /[\s(“‘—/$-]$/.test(before) || /^[\s.,;:!?)”’—/%-]/.test(after);
  return before && after && !isTogether ? `${before} ${after}` : before + after;
}

/** The text of an element without that of blocks inside it, which are read separately. */
function runOf(element: Element, isSkipped: (one: Element) => boolean): string {
  let text = '';
  let isAfterElement = false;
  for (const node of element.childNodes) {
    if (node.nodeType === 3) {
      text = isAfterElement ? joinElements(text, node.textContent ?? '') : text + (node.textContent ?? '');
      isAfterElement = false;
    }
    if (node.nodeType !== 1) continue;
    const child = node as Element;
    if (child.matches(blocks) || isSkipped(child)) continue;
    text = joinElements(text, runOf(child, isSkipped));
    isAfterElement = true;
  }
  return text;
}

/** The heading of a list item, card or section; null for the page's first section, whose heading is the page's own. */
function ownHeadingOf(element: Element) {
  const [id] = (element.getAttribute('aria-labelledby') ?? '').split(' ').slice(-1);
  const heading = element.querySelector(id ? `[id="${id}"]` : 'h2, h3');
  return heading?.matches('h2, h3') ? heading : null;
}

function hasOwnWords(element: Element) {
  return [...element.childNodes].some((node) => node.nodeType === 3 && says(node.textContent ?? ''));
}

/**
 * Reads everything that a page says, in the order of its HTML. Runs in the build and, on the page itself, in a browser.
 */
export function readPage(
  root: Document,
  { setApart, edited }: SettingsCompared = { setApart: [], edited: [] },
): PageText[] {
  const texts: PageText[] = [];
  const left = [skipped, ...setApart].join(', ');
  const isSkipped = (element: Element) => element.matches(left);
  let heading = '';
  let isPastHeader = false;

  function placeOf(element: Element) {
    if (element.closest('footer')) return 'in the footer';
    if (element.closest('dialog')) return 'in the menu';
    if (element.closest('header')) return 'in the header';
    if (!element.closest('main')) return isPastHeader ? 'beside the page’s own parts' : 'above the header';
    return heading ? `under “${heading}”` : 'at the top';
  }

  function add(kind: PageText['kind'], text: string, element: Element, place = placeOf(element)) {
    const squeezed = squeeze(text);
    if (kind === 'link' ? squeezed : says(squeezed)) texts.push({ kind, text: squeezed, place, element });
  }

  function addFacts(script: Element) {
    for (const [name, fact] of listFacts(parseFacts(script.textContent)))
      add('data', fact.replace(/\?v=\w+$/, ''), script, `in the data for search engines, “${name}”`);
  }

  function visit(element: Element, isInRun: boolean) {
    if (element.matches('script[type="application/ld+json"]')) addFacts(element);
    if (isSkipped(element)) return;
    // A template contains what a script shows later, such as the frame of a film.
    if (element.matches('template')) {
      for (const child of (element as HTMLTemplateElement).content.children) visit(child, isInRun);
    }
    if (element.matches('header')) isPastHeader = true;
    const headingAround = heading;
    // A picture or a label may come before the heading of its own card or section.
    const isItem = element.matches('li, article, section');
    const ownHeading = isItem && element.closest('main') ? ownHeadingOf(element) : null;
    if (ownHeading) heading = squeeze(runOf(ownHeading, isSkipped));
    const isHeading = element.matches('h1, h2, h3');
    // A heading counts as one text, even if each of its sentences is an element of its own.
    const isRun = !isInRun && (isHeading || hasOwnWords(element));
    if (isRun) {
      const words = runOf(element, isSkipped);
      if (isHeading && element.closest('main')) heading = squeeze(words);
      add('text', words, element, element.matches('main h1') ? 'at the top' : undefined);
    }
    const label = element.getAttribute(element.matches('iframe') ? 'title' : 'aria-label');
    // Skips the label and the link of a citation, because its number already identifies the source.
    const isSource = element.matches('a[href^="#ref-"]');
    if (label && !isSource) add('label', label, element);
    if (element.matches('a') && !isSource) add('link', element.getAttribute('href') ?? '', element);
    if (element.matches('img')) {
      add('picture', `${element.getAttribute('alt') ?? ''} (${element.getAttribute('src') ?? ''})`, element);
    }
    for (const child of [...element.children]) visit(child, (isRun || isInRun) && !child.matches(blocks));
    if (isItem) heading = headingAround;
  }

  add('title', root.title, root.documentElement, 'in search results and the browser’s tab');
  const description = root.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  add('description', description, root.documentElement, 'in search results');
  const shared = root.querySelector('meta[property="og:image:alt"]')?.getAttribute('content') ?? '';
  add('label', shared, root.documentElement, 'beside shared links, as the picture’s description');
  for (const { name, read } of pageSettings.filter((setting) => edited.includes(setting.name)))
    add('setting', read(root) || 'nothing', root.documentElement, `the setting ${name}`);
  visit(root.body, false);
  return texts;
}
