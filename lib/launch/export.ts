import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Page, serverErrorFile, pages as sitePages } from '@/lib/pages';
import type { Finding } from './finding';

/** The result of a build. */
export type Export = {
  /** The listed pages that exist in the export. */
  pages: readonly BuiltPage[];
  /** The path of every file, e.g. "/og.png". */
  files: ReadonlySet<string>;
  /** Pages that neither lib/pages.ts lists nor public/ contains, e.g. "/faq.html". */
  unlisted: readonly string[];
};

type BuiltPage = Page & { html: string };

/** The paths of all files below a folder, e.g. "/booking.html". */
export function listPaths(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

export function readExport(dir: string): Export {
  const files = new Set(listPaths(dir));
  const built = sitePages.filter(({ file }) => files.has(`/${file}`));
  const known = new Set([
    ...listPaths('public'),
    ...sitePages.flatMap(({ file, path }) => [`/${file}`, `${path}/index.html`]),
    `/${serverErrorFile}`,
  ]);
  const isUnlisted = (path: string) => /^\/(?!demo\/).*\.html$/.test(path) && !known.has(path);
  return {
    pages: built.map((page) => ({ ...page, html: readFileSync(join(dir, page.file), 'utf8') })),
    files,
    unlisted: [...files].filter(isUnlisted),
  };
}

/** A source file that was changed after the export was written, or null. */
export function findNewerSource(dir: string): string | null {
  const builtAt = statSync(join(dir, 'index.html')).mtimeMs;
  const folders = ['app', 'browser', 'components', 'content', 'lib', 'public'];
  const files = folders.flatMap((folder) => listPaths(folder).map((path) => folder + path));
  return files.find((file) => !/\.test\.tsx?$/.test(file) && statSync(file).mtimeMs > builtAt) ?? null;
}

function metaContent(html: string, name: string) {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

function titleOf(html: string) {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? '';
}

function headProblems({ html, path, isSearched }: BuiltPage, { pages, files }: Export) {
  const title = titleOf(html);
  const twin = pages.find((other) => other.path !== path && titleOf(other.html) === title);
  const image = metaContent(html, 'og:image');
  const hasImage = URL.canParse(image) && files.has(new URL(image).pathname);
  const hasCanonical = /<link rel="canonical" href="https?:/.test(html);
  return [
    !title && 'The page has no title.',
    title && twin && `The title “${title}” is also that of ${twin.path}.`,
    !metaContent(html, 'description') && 'The page has no description.',
    isSearched && !hasImage && `The picture for sharing, “${image}”, is not in the export.`,
    isSearched && !hasCanonical && 'The page names no canonical address.',
  ];
}

function linkProblems({ html, path }: BuiltPage, { pages, files }: Export) {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([/#][^"]*)"/g)].map(([, href = '']) => href);
  return [...new Set(hrefs)].map((href) => {
    const { host, pathname, hash } = new URL(href, `http://site${path}`);
    const target = pages.find((page) => page.path === pathname);
    const isFile = files.has(pathname) || files.has(`${pathname}.html`);
    if (!target) return host === 'site' && !isFile && `The link ${href} leads to no page or file.`;
    const isThere = hash === '' || target.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
    return !isThere && `The link ${href} leads to a place that ${pathname} does not have.`;
  });
}

/**
 * Reports a missing value that was printed as a word, e.g. "undefined". The cause is a sentence in content/ that uses a
 * value that is not set.
 */
function textProblems({ html }: BuiltPage) {
  const text = html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--.*?-->/g, '')
    .replace(/(<[^>]+>|\s)+/g, ' ');
  const shown = /[^.]{0,40}(\b(null|undefined|NaN)\b|\[object )[^.]{0,20}/.exec(text)?.[0];
  return [shown && `The page shows a value that is not there: “${shown.trim()}”.`];
}

/** What a preview may contain, but the live site may not. */
function previewProblems({ html, isSearched }: BuiltPage) {
  const isHidden = /noindex/.test(metaContent(html, 'robots'));
  return [
    isSearched && isHidden && 'The page tells search engines to leave it out.',
    !isSearched && !isHidden && 'The page must say noindex.',
    html.includes('"/demo/') && 'The page uses or names what is only in previews, below /demo.',
  ];
}

export function isPreview({ files }: Export): boolean {
  return files.has('/demo/review.html');
}

function finding(file: string, href: string | null, message: string): Finding {
  return {
    severity: 'error',
    file: `out/${file}`,
    line: null,
    message,
    href,
    isPending: false,
    knownBy: 'developer',
  };
}

/**
 * Checks the site's own pages: their heads, internal links and, on the live site, what only previews may contain. Other
 * files, such as those that the clinic puts into public/, only count as targets of links.
 */
export function checkExport(built: Export, isProduction: boolean): Finding[] {
  const missing = sitePages.filter(({ path }) => !built.pages.some((page) => page.path === path));
  const inPages = built.pages.flatMap((page) => {
    const problems = [
      ...headProblems(page, built),
      ...linkProblems(page, built),
      ...textProblems(page),
      ...(isProduction ? previewProblems(page) : []),
    ];
    return problems.flatMap((problem) => (problem ? [finding(page.file, page.path, problem)] : []));
  });
  const demo = isProduction && [...built.files].find((path) => path.startsWith('/demo/'));
  const unlisted = built.unlisted.map((path) =>
    finding(
      path.slice(1),
      null,
      'The page is not listed in lib/pages.ts: add it there, or no check sees it.',
    ),
  );
  return [
    ...unlisted,
    ...missing.map(({ file, path }) => finding(file, path, 'The page is not in the export.')),
    ...inPages,
    ...(demo ? [finding(demo.slice(1), null, 'The demonstration is in the export.')] : []),
  ];
}
