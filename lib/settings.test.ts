import { readSettings } from './settings';

test.each([
  {},
  { SITE_URL: '', SITE_ENV: '', SCHEDULING_PROVIDER: '', VIDEO_PROVIDER: '', ANALYTICS_ID: '' },
])('with %j the site is a preview with our own calendar and player', (env) => {
  const { isProduction, scheduling, video, attribution, analytics } = readSettings(env);
  expect([isProduction, scheduling.vendor, video?.provider]).toEqual([false, 'demo', 'demo']);
  expect([attribution, analytics]).toEqual(['campaign', null]);
});

test('a vendor’s script is loaded unless the setting is off', () => {
  const url = 'https://api.leadconnectorhq.com/widget/booking/abc';
  const chosen = { SCHEDULING_PROVIDER: 'leadconnector', SCHEDULING_URL: url };
  const scriptOf = (more: object) => readSettings({ ...chosen, ...more }).scheduling.inBrowser.scriptSrc;
  expect(scriptOf({})).toBe('https://link.msgsndr.com/js/form_embed.js');
  expect(scriptOf({ SCHEDULING_VENDOR_SCRIPT: 'off' })).toBeUndefined();
});

test('an id of Google Analytics may be written in small letters', () => {
  expect(readSettings({ ANALYTICS_ID: 'g-a1b2c3d4e5' }).analytics).toBe('G-A1B2C3D4E5');
});

test('only SITE_ENV=production makes a production build', () => {
  expect(readSettings({ SITE_ENV: 'production' }).isProduction).toBe(true);
  expect(readSettings({ NODE_ENV: 'production', VERCEL_ENV: 'production' }).isProduction).toBe(false);
});

test.each([
  [{ DEPLOY_PRIME_URL: 'https://x.netlify.app' }, 'https://x.netlify.app'],
  [{ CF_PAGES_URL: 'https://x.pages.dev' }, 'https://x.pages.dev'],
  [{ VERCEL_URL: 'x.vercel.app' }, 'https://x.vercel.app'],
  [{ VERCEL_URL: 'x.vercel.app', SITE_URL: 'https://a.example' }, 'https://a.example'],
  [{ VERCEL_URL: 'x.vercel.app', SITE_ENV: 'production' }, 'http://localhost:4173'],
])('with %j the site is at %s: a live one takes no address from its host', (env, siteUrl) => {
  expect(readSettings(env).siteUrl).toBe(siteUrl);
});

test.each([
  ['SITE_ENV', 'live', /SITE_ENV is "live"; write preview or production/],
  ['SITE_URL', 'clinic.example', /SITE_URL is "clinic\.example"; write .* with https:\/\/ before it/],
  ['SITE_URL', 'https://user:pw@a.example', /^SITE_URL is "https:\/\/…@a\.example"; write .* user name/],
  ['SITE_URL', 'https://a.example/path', /SITE_URL is/],
  ['SCHEDULING_ATTRIBUTION', 'on', /SCHEDULING_ATTRIBUTION is "on"; write campaign or all/],
  ['SCHEDULING_VENDOR_SCRIPT', '1', /SCHEDULING_VENDOR_SCRIPT is "1"; write on or off/],
  ['ANALYTICS_ID', 'GTM-1', /ANALYTICS_ID is "GTM-1", the id of a tag manager .* who looks for this care/],
  ['ANALYTICS_ID', 'gtm-1', /^ANALYTICS_ID is "gtm-1", the id of a tag manager [^.]*\.$/],
  ['ANALYTICS_ID', 'GT-1', /^ANALYTICS_ID is "GT-1", the id of a tag manager [^.]*\.$/],
  ['ANALYTICS_ID', '<script>\n</script>', /^ANALYTICS_ID is "<script> <\/script>"; write/],
  ['SITE_URL', 'https://a.example\nhttps://b.example', /^SITE_URL is "https:\/\/a\.example https:.*"; write/],
  ['SITE_ENV', 'live\nsite', /^SITE_ENV is "live site"; write/],
  ['ANALYTICS_ID', 'UA-1', /ANALYTICS_ID is "UA-1"; write the id of Google Analytics, e\.g\. G-/],
])('%s=%s stops the build with a sentence', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});

test.each([' production ', 'Production', '"production"', '“production”', 'production\u200b'])(
  'SITE_ENV pasted as %j is production',
  (pasted) => {
    expect(readSettings({ SITE_ENV: pasted }).isProduction).toBe(true);
  },
);
