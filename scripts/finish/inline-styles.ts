import { type CustomAtRules, type TransformOptions, transform } from 'lightningcss';

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
  let used = withoutClasses(withoutBorderStyles(css), (name) => !words.has(name));
  for (let before = ''; before !== used; ) {
    before = used;
    // A name that only ever stands where it is given its value.
    const asked = new Set(
      `${used.replaceAll(/@(keyframes|property) [\w-]+/g, '')} ${text}`.match(NAME_IN_USE),
    );
    used = withoutNames(used, (name) => !asked.has(name));
  }
  return used;
}

/** Tailwind says of each border anew that it is solid, and says it again to old browsers. Our reset has said it of all. */
function withoutBorderStyles(css: string) {
  return /\*[^}]*\{[^}]*border:0 solid/.test(css)
    ? css.replaceAll(/border(-\w+)?-style:var\(--tw-border-style\);?/g, '')
    : css;
}

/** The stylesheet without the selectors that ask for a class to be left out, and without rules that have no other. */
function withoutClasses(css: string, isLeftOut: (name: string) => boolean): string {
  return transformed(css, {
    visitor: {
      Selector: (selector) =>
        selector.some((part) => part.type === 'class' && isLeftOut(part.name)) ? [] : selector,
    },
  });
}

/** The stylesheet, minified, without the custom properties ("--a") and animations ("a") to be left out. */
function withoutNames(css: string, isLeftOut: (name: string) => boolean): string {
  // Custom properties that are given a value or a syntax, and animations.
  const given = new Set(css.match(/--[\w-]+(?=[:{])|(?<=@keyframes )[\w-]+/g));
  return transformed(css, { minify: true, unusedSymbols: Array.from(given).filter(isLeftOut) });
}

function transformed(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
  return transform({ filename: 'used.css', code: Buffer.from(css), ...options }).code.toString();
}

/** Names that the icon library gives its icons, for others to style. */
const STYLED_BY_NOBODY = /^lucide(-|$)/;

/** The first class of the page's markup that the stylesheet does not know: a utility that does not exist, or a leftover. */
function findUnstyled(html: string, css: string) {
  const styled = new Set(
    Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', '')),
  );
  return Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list)
    .flatMap((list) => list.split(' '))
    .find((name) => name && !styled.has(name) && !STYLED_BY_NOBODY.test(name));
}

/**
 * Puts the page's own part of the stylesheet into the page, so that its first paint waits for no second answer. The
 * link stays, switched off: React looks for it when it starts and would otherwise fetch the file.
 *
 * @param readAsset text of a file of the export, by its path from the site's root
 * @param scripts paths of the files that may still add markup to this page
 * @param data the page's data, from which the framework may add more
 * @param neverShown markup of which the framework keeps a copy in every page's data: the 404 page
 * @throws one sentence when the page does not have exactly one stylesheet, an element has a class that no rule names, or
 * a rule names a file by another way
 */
export function inlineStyles(
  html: string,
  {
    page,
    scripts,
    data,
    neverShown,
    readAsset,
  }: {
    page: string;
    scripts: readonly string[];
    data: string;
    neverShown: string;
    readAsset: (path: string) => string;
  },
): string {
  const links = [...html.matchAll(stylesheetLink)];
  const [link, path] = links[0] ?? [];
  if (links.length !== 1 || !link || !path) {
    throw new Error(
      `${page} has ${links.length} stylesheets where one is expected: Next's output has changed, so read scripts/finish/inline-styles.ts again.`,
    );
  }
  const sheet = readAsset(path);
  const unstyled = findUnstyled(html, sheet);
  if (unstyled) {
    throw new Error(
      `${page} has an element of class "${unstyled}", which no style names: correct it, or take it away. Sizes and colours are in app/styles/theme.css, all else is listed in app/globals.css.`,
    );
  }
  // What this page shows as well stands in its markup.
  const strange = new Set(neverShown.match(WORD));
  const told = data.match(WORD)?.filter((word) => !strange.has(word)) ?? [];
  const text = [html, ...told, ...scripts.map(readAsset)].join(' ');
  const css = usedStyles(sheet, text).replaceAll('url(../media/', 'url(/_next/static/media/');
  const relative = /url\((?!["']?(?:\/|data:|#))[^)]*\)/.exec(css);
  if (relative) {
    throw new Error(
      `${path} names ${relative[0]}, which would mean another file from inside ${page}: see scripts/finish/inline-styles.ts.`,
    );
  }
  return html.replace(link, () => `<style>${css}</style>${link.replace('/>', ' disabled=""/>')}`);
}
