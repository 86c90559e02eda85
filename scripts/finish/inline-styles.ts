import { transform } from 'lightningcss';

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

/** Text between what separates words in markup, in scripts and in text quoted inside scripts. */
const WORD = /[^\s"'`<>\\]+/g;

/** A custom property where it is read, or any word that may be the name of an animation. */
const NAME_IN_USE = /--[\w-]+(?!\s*:)(?![\w-])|(?<![\w-])[a-z][\w-]*/gi;

/**
 * The part of a stylesheet that a page can ever use: the rules whose class names are all in its `text`, and the custom
 * properties and animations that those or the text name.
 */
export function usedStyles(css: string, text: string): string {
  const words = new Set(text.match(WORD));
  let used = without(css, (name) => name.startsWith('.') && !words.has(name.slice(1)));
  for (let before = ''; before !== used; ) {
    before = used;
    // A name that only ever stands where it is given its value.
    const asked = new Set(
      `${used.replaceAll(/@(keyframes|property) [\w-]+/g, '')} ${text}`.match(NAME_IN_USE),
    );
    used = without(used, (name) => !name.startsWith('.') && !asked.has(name));
  }
  return used;
}

/** The stylesheet, minified, without the classes (".a"), custom properties ("--a") and animations ("a") to be left out. */
function without(css: string, isLeftOut: (name: string) => boolean): string {
  const code = Buffer.from(css);
  const unusedSymbols = [...classNames(code), ...givenNames(css)]
    .filter(isLeftOut)
    .map((name) => name.replace(/^\./, ''));
  return transform({ filename: 'used.css', code, minify: true, unusedSymbols }).code.toString();
}

function classNames(code: Buffer) {
  const names = new Set<string>();
  transform({
    filename: 'all.css',
    code,
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') names.add(`.${part.name}`);
      },
    },
  });
  return names;
}

/** Custom properties that are given a value or a syntax, and animations. */
function givenNames(css: string) {
  const given = css.matchAll(/(--[\w-]+)(?=[:{])|(?<=@keyframes )[\w-]+/g);
  return new Set(Array.from(given, ([name]) => name));
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
  const text = [html, ...scripts.map(readAsset)].join(' ');
  const css = usedStyles(readAsset(path), text).replaceAll('url(../media/', 'url(/_next/static/media/');
  const relative = /url\((?!["']?(?:\/|data:|#))[^)]*\)/.exec(css);
  if (relative) {
    throw new Error(
      `${path} names ${relative[0]}, which would mean another file from inside ${page}: see scripts/finish/inline-styles.ts.`,
    );
  }
  return html.replace(link, () => `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`);
}
