import { PurgeCSS } from 'purgecss';
import { fileOf } from '@/lib/pages';

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;

/**
 * Everything that may be the name of an element, class or attribute: runs of text between the separators of markup and
 * of scripts, including "br" in "<br/>".
 */
function listWords(text: string) {
  return text.match(/(?<=<)\w+|[^\s"'`<>\\=]+/g) ?? [];
}

/** The rules of a stylesheet that a page with this text can use. */
export async function usedStyles(css: string, text: string): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: text, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: listWords,
    keyframes: true,
    variables: true,
    safelist: {
      // A rule for a state of any element, such as ":focus-visible", contains no name to look for.
      standard: [/^:/],
      // Drawings use custom properties in attributes.
      variables: text.match(/--[\w-]+/g) ?? [],
    },
    // The browser and our scripts set attributes that are not in the HTML.
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
  });
  const kept = used?.css ?? css;
  // PurgeCSS keeps every @property.
  return kept.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name) =>
    kept.includes(`var(${name})`) ? rule : '',
  );
}

/** The first class in the markup that the stylesheet does not define. */
function findUnstyled(html: string, css: string) {
  const styled = new Set(
    Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', '')),
  );
  const classes = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = '']) => list.split(' ')).flat();
  return classes.find((name) => name && !styled.has(name));
}

/**
 * The end of the home page's first screen: just before its second section. If the <head> contained the styles of the
 * whole page, its headline would not arrive in the first round trip.
 */
const endOfFirstScreen = /(?=<section\b[^>]*\bid="problem")/;

/**
 * Inlines the rules of the stylesheet that the page uses, so that the first paint needs only one response. On the home
 * page, the <head> contains only the rules for the first screen, and all rules follow right after the first screen.
 *
 * @param readAsset returns the text of a file of the export, given its path from the site's root
 * @throws Error with a one-sentence message if the page does not have exactly one stylesheet, if an element has a class
 * that the stylesheet does not define, or if the end of the home page's first screen is not found
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
      `${page} has an element of class "${unstyled}", which has no style: correct or remove it. Sizes and colours are in app/styles/theme.css, all else is listed in app/globals.css.`,
    );
  }
  const css = await usedStyles(sheet, html);
  const here = css.replaceAll('url(../media/', 'url(/_next/static/media/');
  const [firstScreen = '', rest] = html.split(endOfFirstScreen);
  if (rest === undefined && page === fileOf('/')) {
    throw new Error(
      'index.html has no <section id="problem">, where its first screen ends: give that id to the second section, or name the new one in scripts/finish/styles.ts.',
    );
  }
  if (rest === undefined) return html.replace(link, () => `<style>${here}</style>`);
  const first = firstScreen.replace(link, '');
  const needed = await usedStyles(here, first);
  // A font that is declared twice would load twice.
  const all = here.replace(/@font-face\{[^}]*\}/g, '');
  return `${firstScreen.replace(link, () => `<style>${needed}</style>`)}<style>${all}</style>${rest}`;
}
