import { PurgeCSS } from 'purgecss';

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

/** Text between what separates words in markup, in scripts and in text quoted inside scripts; "br" of "<br/>", too. */
function listWords(text: string) {
  return text.match(/(?<=<)\w+|[^\s"'`<>\\=]+/g) ?? [];
}

/** The part of a stylesheet that a page made of `text` can use. */
export async function usedStyles(css: string, text: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: text, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: listWords,
    keyframes: true,
    variables: true,
    safelist: {
      // A rule for whatever is in a state, such as ":focus-visible", names nothing that could be looked for.
      standard: [/^:/],
      // Drawings name custom properties in attributes.
      variables: text.match(/--[\w-]+/g) ?? [],
    },
    // The browser and our scripts set attributes that no page is sent with.
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
  });
  return used?.css ?? css;
}

/** The first class of the markup that the stylesheet does not know; icons have names for others to style. */
function findUnstyled(html: string, css: string) {
  const styled = new Set(
    Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', '')),
  );
  const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' ')).flat();
  return classes.find((name) => name && !styled.has(name) && !/^lucide(-|$)/.test(name));
}

/**
 * Where the home page's first screen ends: ahead of its second section. Without this, the styles of the whole page would
 * push its headline out of the first round trip.
 */
const endOfFirstScreen = /(?=<section\b[^>]*\bid="problem")/;

/**
 * Puts the page's own part of the stylesheet into the page, so that its first paint waits for no second answer. On the
 * home page the head holds only what the first screen needs, and the whole part follows right after the first screen.
 *
 * @param readAsset text of a file of the export, by its path from the site's root
 * @throws one sentence when the page does not have exactly one stylesheet, an element has a class that it lacks, or the
 * end of the home page's first screen cannot be found
 */
export async function inlineStyles(
  html: string,
  { page, readAsset }: { page: string; readAsset: (path: string) => string },
): Promise<string> {
  const links = [...html.matchAll(stylesheetLink)];
  const [link, path] = links[0] ?? [];
  if (links.length !== 1 || !link || !path) {
    throw new Error(
      `${page} has ${links.length} stylesheets where one is expected: Next's output has changed, so read scripts/finish/styles.ts again.`,
    );
  }
  const sheet = readAsset(path);
  const unstyled = findUnstyled(html, sheet);
  if (unstyled) {
    throw new Error(
      `${page} has an element of class "${unstyled}", which no style names: correct it, or take it away. Sizes and colours are in app/styles/theme.css, all else is listed in app/globals.css.`,
    );
  }
  const css = await usedStyles(sheet, html);
  const here = css.replaceAll('url(../media/', 'url(/_next/static/media/');
  const [firstScreen = '', rest] = html.split(endOfFirstScreen);
  if (rest === undefined && page === 'index.html') {
    throw new Error(
      'index.html has no <section id="problem">, where its first screen ends: give that id to the second section, or name the new one in scripts/finish/styles.ts.',
    );
  }
  if (rest === undefined) return html.replace(link, () => `<style>${here}</style>`);
  const first = firstScreen.replace(link, '');
  const needed = await usedStyles(here, first);
  // A font that is declared twice would be loaded twice.
  const all = here.replace(/@font-face\{[^}]*\}/g, '');
  return `${firstScreen.replace(link, () => `<style>${needed}</style>`)}<style>${all}</style>${rest}`;
}
