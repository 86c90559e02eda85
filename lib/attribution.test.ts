import { attributionKeys, withAttribution } from './attribution';

const keys = attributionKeys('campaign');

test('a booking link carries the campaign, but no search words and no click ids', () => {
  const search =
    '?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f&email=x&gclid=g&__proto__=h';
  expect(withAttribution('/booking', search, keys)).toBe('/booking?utm_source=a&utm_medium=b&utm_campaign=c');
});

test('search words and click ids travel only if the setting says "all"', () => {
  const search = '?utm_term=1&utm_content=2&gclid=3&fbclid=4&msclkid=5&email=x';
  expect(withAttribution('/booking', search, attributionKeys('all'))).toBe(
    '/booking?utm_term=1&utm_content=2&gclid=3&fbclid=4&msclkid=5',
  );
});

test('a link keeps its own query and anchor, absolute or not', () => {
  expect(withAttribution('/booking#time', '?utm_source=a', keys)).toBe('/booking?utm_source=a#time');
  expect(withAttribution('https://cal.example/x?embed=b&utm_source=old#y', '?utm_source=a', keys)).toBe(
    'https://cal.example/x?embed=b&utm_source=a#y',
  );
});

test('a visitor without a campaign gets the link unchanged', () => {
  for (const search of ['', '?', '?utm_source=', '?utm_source=%20', '?UTM_SOURCE=a', '?q=utm_source=a']) {
    expect(withAttribution('/booking?a=%20b', search, keys)).toBe('/booking?a=%20b');
  }
});

test('values are cut at 100 characters and cannot break out of the query', () => {
  const evil = '#"><script>&admin=1?\n\u{1F600}';
  const href = withAttribution('/booking', `?utm_source=${encodeURIComponent(evil.repeat(20))}`, keys);
  expect(href).toMatch(/^\/booking\?utm_source=[\w%.*+-]+$/);
  const value = new URL(href, 'https://a.example').searchParams.get('utm_source') ?? '';
  expect(Array.from(value)).toHaveLength(100);
  expect(evil.repeat(20).startsWith(value)).toBe(true);
});
