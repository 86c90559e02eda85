const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const clickIdKeys = ['gclid', 'fbclid', 'msclkid'];
const maxValueLength = 100;

/** The only query keys that may travel with a visitor. Click ids identify a person to an ad network, so they are opt-in. */
export function attributionKeys({ clickIds }: { clickIds: boolean }): readonly string[] {
  return clickIds ? [...utmKeys, ...clickIdKeys] : utmKeys;
}

/** Query keys from the attribute they are written into, which is not there where no key may travel. */
export function readKeys(written: string | undefined): readonly string[] {
  return written?.split(' ') ?? [];
}

/**
 * `href` (absolute or relative) with the named keys of `search` in its query, the visitor's value winning over one
 * that stands there already. Values are cut at 100 characters and encoded; nothing else of `search` survives.
 */
export function withAttribution(href: string, search: string, keys: readonly string[]): string {
  const arrived = new URLSearchParams(search);
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  const carried = new URLSearchParams(query);
  let hasCarried = false;
  for (const key of keys) {
    const value = Array.from(arrived.get(key)?.trim() ?? '')
      .slice(0, maxValueLength)
      .join('');
    if (value) {
      carried.set(key, value);
      hasCarried = true;
    }
  }
  return hasCarried ? `${path}?${carried}${hash}` : href;
}
