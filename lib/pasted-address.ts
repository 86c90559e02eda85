/** Reads what people paste instead of a plain URL, whatever the URL is for. */

/** A pasted value on one line, cut to a length that fits a sentence. */
export function shorten(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 100)}…` : line;
}

/** Hides the user name and the password or token in an address, so that no log or page shows them. */
export function withoutUser(address: string): string {
  return address.replace(/\/\/.*@/, '//…@');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
};

/** Decodes the HTML entities in embed code that was copied from a page, e.g. "&amp;" → "&". */
export function decodeEntities(code: string): string {
  return code.replace(/&(amp|quot|apos|#39|lt|gt);/g, (entity, name) => entities[name] ?? entity);
}

/**
 * If the URL was pasted together with other text, inside a Markdown link, or as a line of the settings, returns only
 * the URL. Otherwise returns the text. Spaces and punctuation at the end are dropped either way.
 */
export function addressAmongWords(text: string): string {
  const [address = text, ...more] = text.match(/https?:\/\/[^\s<>"'`)[\]]+/g) ?? [];
  const before = text.slice(0, text.indexOf(address));
  const isAmongWords = /^[^:/?]*[[\](<=:\s"'“‘]\s*\(?$/.test(before) && more.length === 0;
  return (isAmongWords ? address : text)
    .replace(/^(?:https?(?::\/*|\/+))+(?=https?:)/i, '')
    .replace(/^(https?)(?:\/\/|:\/(?!\/))/i, '$1://')
    .replace(/(%20|[.,;\\"'”’`])+$/, '');
}

/**
 * Hosts of redirecting links, which mail programs and search pages put around a link, and the query key that contains
 * the original URL.
 */
const wrappers: readonly [hosts: RegExp, key: string][] = [
  [/^(www\.)?google\.com$/, 'q'],
  [/^(www\.)?google\.com$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^lm?\.(facebook|instagram)\.com$/, 'u'],
  [/^(www\.)?youtube\.com$/, 'q'],
  [/^consent\.youtube\.com$/, 'continue'],
  [/^(www\.)?(youtube|vimeo)\.com$/, 'url'],
  [/^(www\.)?linkedin\.com$/, 'url'],
];

/** Returns the URL to which a redirecting link leads; otherwise the given URL. */
export function unwrap(address: URL): URL {
  const [, proofpoint] = /^\/v3\/__(.+?)__;/.exec(address.pathname) ?? [];
  const inside =
    address.hostname === 'urldefense.com' && proofpoint
      ? proofpoint.replace(/^(https?:)\/(?!\/)/, '$1//')
      : wrappers.flatMap(([hosts, key]) =>
          hosts.test(address.hostname) ? (address.searchParams.get(key) ?? []) : [],
        )[0];
  return inside && /^https?:/.test(inside) && URL.canParse(inside) ? new URL(inside) : address;
}
