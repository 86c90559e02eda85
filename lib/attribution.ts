const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'];
const personalKeys = ['utm_term', 'utm_content', 'gclid', 'fbclid', 'msclkid'];
const maxValueLength = 100;

/**
 * How much of an ad's query string reaches the scheduler: only the campaign, or `all`, which adds search words and the
 * click ids by which ad networks recognise a person.
 */
export type Attribution = 'campaign' | 'all';

/** The query keys that are passed on; every other key is dropped. */
export function attributionKeys(attribution: Attribution): readonly string[] {
  return attribution === 'all' ? [...campaignKeys, ...personalKeys] : campaignKeys;
}

/**
 * Adds the given `keys` of `search`, the page's own query, to the query of `href`, which may be absolute or relative.
 * A visitor's value replaces one already in `href`. Values are encoded and cut at 100 characters.
 */
export function withAttribution(href: string, search: string, keys: readonly string[]): string {
  const arrived = new URLSearchParams(search);
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(href) ?? [];
  const merged = new URLSearchParams(query);
  let hasChanged = false;
  for (const key of keys) {
    const value = Array.from(arrived.get(key)?.trim() ?? '')
      .slice(0, maxValueLength)
      .join('');
    if (value) {
      merged.set(key, value);
      hasChanged = true;
    }
  }
  return hasChanged ? `${path}?${merged}${hash}` : href;
}
