import type { Finding } from './finding';

/** A page of the export. */
export type ExportedPage = {
  /** As visitors ask for it, e.g. "/booking". */
  path: string;
  /** e.g. "out/booking.html". */
  file: string;
  html: string;
};

export type Export = {
  pages: readonly ExportedPage[];
  /** Paths of every other file served, e.g. "/og.png". */
  files: ReadonlySet<string>;
};

/** Pages that belong in search results; the others must keep out. */
const SEARCHED = ['/', '/booking'];

function decoded(text: string) {
  return text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&');
}

/** The content of a meta tag, whatever the order of its attributes. */
export function metaContent(html: string, name: string): string | null {
  const tag = [...html.matchAll(/<meta\s[^>]*>/g)].find(([text]) =>
    new RegExp(`(?:name|property)="${name}"`).test(text),
  );
  const value = tag && /content="([^"]*)"/.exec(tag[0])?.[1];
  return value === undefined ? null : decoded(value);
}

function titleOf(html: string) {
  return decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim();
}

function issue(page: ExportedPage, kind: 'page' | 'link', message: string): Finding {
  return { severity: 'error', kind, file: page.file, line: null, message, href: page.path };
}

function hasNoindex(html: string) {
  return /noindex/.test(metaContent(html, 'robots') ?? '');
}

function checkHead({ pages, files }: Export): Finding[] {
  const titles = pages.map(({ html }) => titleOf(html));
  return pages.flatMap((page, i) => {
    const { html, path } = page;
    const title = titles[i] as string;
    const problems: string[] = [];
    if (!title) problems.push('The page has no title.');
    else if (titles.indexOf(title) < i) problems.push(`The title “${title}” is another page’s, too.`);
    if (!metaContent(html, 'description')) problems.push('The page has no description.');
    if (SEARCHED.includes(path)) {
      const image = metaContent(html, 'og:image');
      if (!image) problems.push('The page names no picture for sharing.');
      else if (!URL.canParse(image) || !files.has(new URL(image).pathname)) {
        problems.push(`The picture for sharing, ${image}, is not in the export.`);
      }
      if (!/<link rel="canonical" href="https?:/.test(html))
        problems.push('The page names no canonical address.');
    }
    return problems.map((message) => issue(page, 'page', message));
  });
}

function checkLinks({ pages, files }: Export): Finding[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) => {
    const hrefs = [...page.html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) =>
      decoded(href as string),
    );
    return [...new Set(hrefs)]
      .filter((href) => /^[/#]/.test(href) && !href.startsWith('//'))
      .flatMap((href) => {
        const { pathname, hash } = new URL(href, `http://site${page.path}`);
        const target = href.startsWith('#') ? page : byPath.get(pathname);
        if (!target) {
          return files.has(pathname) || files.has(`${pathname}.html`)
            ? []
            : [issue(page, 'link', `The link ${href} leads to no page or file.`)];
        }
        const isThere = hash === '' || target.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
        return isThere
          ? []
          : [issue(page, 'link', `The link ${href} leads to a place that ${target.path} does not have.`)];
      });
  });
}

/** What may be in a preview but never on the live site. */
function checkProduction({ pages, files }: Export): Finding[] {
  const demo = [...files].find((path) => path.startsWith('/demo/'));
  return [
    ...pages.flatMap((page) => {
      const isSearched = SEARCHED.includes(page.path);
      return [
        ...(hasNoindex(page.html) === isSearched
          ? [
              issue(
                page,
                'page',
                isSearched ? 'The page tells search engines to leave it out.' : 'The page must say noindex.',
              ),
            ]
          : []),
        ...(page.html.includes('data-review-bar')
          ? [issue(page, 'page', 'The page shows the review bar.')]
          : []),
        ...(page.html.includes('"/demo/') ? [issue(page, 'page', 'The page uses the demonstration.')] : []),
      ];
    }),
    ...(demo
      ? [
          {
            severity: 'error' as const,
            kind: 'page' as const,
            file: `out${demo}`,
            line: null,
            message: 'The demonstration is in the export.',
            href: null,
          },
        ]
      : []),
  ];
}

/** What is wrong with the built pages: heads, internal links and, on the live site, what only previews may hold. */
export function checkExport(built: Export, isProduction: boolean): Finding[] {
  return [...checkHead(built), ...checkLinks(built), ...(isProduction ? checkProduction(built) : [])];
}
