const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'];
const personalKeys = ['utm_term', 'utm_content', 'gclid', 'fbclid', 'msclkid'];
const maxValueLength = 100;

/**
 * How much of an advertisement's address travels with a visitor: which campaign, or `all`, with the words that were
 * searched for and the ids by which an ad network knows a person.
 */
export type Attribution = 'campaign' | 'all';

/** The only query keys that may travel. */
export function attributionKeys(attribution: Attribution): readonly string[] {
  return attribution === 'all' ? [...campaignKeys, ...personalKeys] : campaignKeys;
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
