import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames, pages } from './pages';

/** Elements whose words no reader sees as text; `head` is handled apart for its title. */
const UNREAD = /<(head|script|style|template|svg|noscript)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;

/** Tags that stay inside a line; every other tag ends one. */
const INLINE = /^\/?(a|abbr|b|bdi|cite|code|data|em|i|mark|q|s|small|span|strong|sub|sup|time|u|wbr)$/i;

/** Types of a script element that speak to search engines and to the browser itself, not to a script. */
const NO_SCRIPT = /\btype="(application\/ld\+json|speculationrules)"/i;

/** The page's own words in its own order, as headings and paragraphs: the least a browser could be sent for them. */
export function plainText(html: string) {
  const [, title = ''] = /<title>([\s\S]*?)<\/title>/i.exec(html) ?? [];
  const [, language = 'en'] = /<html[^>]*\blang="([^"]+)"/i.exec(html) ?? [];
  const blocks: string[] = [];
  let [words, tag] = ['', 'p'];
  const endBlock = () => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (text) blocks.push(`<${tag}>${text}</${tag}>`);
    words = '';
  };
  for (const part of html.replace(UNREAD, '').split(/(<[^>]*>)/)) {
    const [, name] = /^<(\/?[a-z][\w-]*)/i.exec(part) ?? [];
    if (!part.startsWith('<')) words += part;
    else if (name && !INLINE.test(name)) {
      endBlock();
      tag = /^h[1-6]$/i.test(name) ? name.toLowerCase() : 'p';
    }
  }
  endBlock();
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    // Without an icon of its own the browser would ask for /favicon.ico.
    `<title>${title}</title><link rel="icon" href="data:,"></head><body>`,
    ...blocks,
    '</body></html>\n',
  ].join('\n');
}

/** The page with every script that would run, and every fetch ahead for one, taken out. */
export function withoutScripts(html: string) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, (element) =>
      NO_SCRIPT.test(element.slice(0, element.indexOf('>'))) ? element : '',
    )
    .replace(/<link\b[^>]*>/gi, (link) => (/\bas="script"|\brel="modulepreload"/i.test(link) ? '' : link));
}

/** The page without what makes a browser fetch the next page ahead. */
export function withoutPrefetch(html: string) {
  return html
    .replace(/<script\b[^>]*\btype="speculationrules"[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="(prefetch|prerender)"[^>]*>/gi, '');
}

/** Copies the export in `outDir` to `dir` with each page rewritten. */
export function writeVariant(outDir: string, dir: string, rewrite: (html: string) => string) {
  cpSync(outDir, dir, { recursive: true });
  for (const name of pageNames) {
    const file = join(dir, pages[name].file);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
}

/** Writes the control pages, and nothing else, to `dir`. */
export function writeControl(outDir: string, dir: string) {
  mkdirSync(dir);
  for (const name of pageNames) {
    const { file } = pages[name];
    writeFileSync(join(dir, file), plainText(readFileSync(join(outDir, file), 'utf8')));
  }
}
