/**
 * The same address with "www." or without, which people type as well and hosts redirect from; null where there is none:
 * on this machine, or for a number.
 *
 * @param origin e.g. "https://example.com"
 */
export function twinOf(origin: string): string | null {
  const { protocol, host, hostname } = new URL(origin);
  if (!/\.[a-z][^.]*$/.test(hostname)) return null;
  return `${protocol}//${host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`}`;
}
