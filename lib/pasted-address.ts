/** What people paste in place of a plain address, whatever it is the address of. */

/** The address alone, if words, a Markdown link or a line of the settings was pasted with it; else the text as it is. */
export function addressAmongWords(text: string): string {
  const [address = text, ...more] = text.match(/https?:\/\/[^\s<>"'`)\]]+/g) ?? [];
  const before = text.slice(0, text.indexOf(address));
  const isAmongWords = /^[^:/?]*[[(<=:\s]\s*\(?$/.test(before) && more.length === 0;
  return (isAmongWords ? address : text).replace(/(%20|[.,;])+$/, '');
}

/**
 * Hosts that pass a reader on, because a mail program or a search page wrote them around a link, and the query key that
 * contains the address.
 */
const wrappers: readonly [hosts: RegExp, key: string][] = [
  [/^(www\.)?google\.com$/, 'q'],
  [/^(www\.)?google\.com$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, 'url'],
  [/^lm?\.(facebook|instagram)\.com$/, 'u'],
  [/^(www\.)?youtube\.com$/, 'q'],
  [/^(www\.)?linkedin\.com$/, 'url'],
];

/** The address that a page leads to which only passes readers on; else the address as it is. */
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
