/**
 * The same origin with "www." instead of without, or the other way round. People type both, and hosts redirect one to
 * the other. Null for localhost and for IP addresses.
 *
 * @param origin e.g. "https://example.com"
 */
export function twinOf(origin: string): string | null {
  const { protocol, host, hostname } = new URL(origin);
  if (!/\.[a-z][^.]*$/.test(hostname)) return null;
  return `${protocol}//${host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`}`;
}
