import { transform } from 'lightningcss';

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

/** Text between what separates words in markup, in scripts and in text quoted inside scripts. */
const WORD = /[^\s"'`<>\\]+/g;

/** The rules of a stylesheet that a page can ever use: those whose class names are all among its `words`. */
export function usedStyles(css: string, words: ReadonlySet<string>): string {
  const unused = new Set<string>();
  const code = Buffer.from(css);
  transform({
    filename: 'all.css',
    code,
    visitor: {
      Selector(selector) {
        for (const part of selector) {
          if (part.type === 'class' && !words.has(part.name)) unused.add(part.name);
        }
      },
    },
  });
  return transform({ filename: 'used.css', code, minify: true, unusedSymbols: [...unused] }).code.toString();
}

/**
 * Puts the page's own part of the stylesheet into the page, so that its first paint waits for no second answer. The
 * link stays, switched off: React looks for it when it starts and would otherwise fetch the file.
 *
 * @param readAsset text of a file of the export, by its path from the site's root
 * @param scripts paths of all scripts that may still add markup to this page
 * @throws one sentence when the page does not have exactly one stylesheet, or a rule names a file by another way
 */
export function inlineStyles(
  html: string,
  {
    page,
    scripts,
    readAsset,
  }: { page: string; scripts: readonly string[]; readAsset: (path: string) => string },
): string {
  const links = [...html.matchAll(stylesheetLink)];
  const [link, path] = links[0] ?? [];
  if (links.length !== 1 || !link || !path) {
    throw new Error(
      `${page} has ${links.length} stylesheets where one is expected: Next's output has changed, so read scripts/finish/inline-styles.ts again.`,
    );
  }
  const words = new Set([html, ...scripts.map(readAsset)].flatMap((text) => text.match(WORD) ?? []));
  const css = usedStyles(readAsset(path), words).replaceAll('url(../media/', 'url(/_next/static/media/');
  const relative = /url\((?!["']?(?:\/|data:|#))[^)]*\)/.exec(css);
  if (relative) {
    throw new Error(
      `${path} names ${relative[0]}, which would mean another file from inside ${page}: see scripts/finish/inline-styles.ts.`,
    );
  }
  return html.replace(link, () => `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`);
}
