import { readSettings } from './settings';

test('a fresh clone is a preview with our own calendar and player', () => {
  const settings = readSettings({});
  expect(settings.isProduction).toBe(false);
  expect(settings.scheduling.vendor).toBe('demo');
  expect(settings.video.provider).toBe('demo');
  expect(settings.attribution).toBe('campaign');
  expect(settings.analytics).toBeNull();
});

test('an empty setting is the same as none', () => {
  expect(readSettings({ SITE_URL: '', SITE_ENV: '', SCHEDULING_PROVIDER: '', VIDEO_PROVIDER: '' })).toEqual(
    readSettings({}),
  );
});

test('only the clinic’s own word makes a production build', () => {
  expect(readSettings({ SITE_ENV: 'production' }).isProduction).toBe(true);
  expect(readSettings({ NODE_ENV: 'production', VERCEL_ENV: 'production' }).isProduction).toBe(false);
});

test('a preview takes the address its host gives it, unless one is set; the live site takes none', () => {
  expect(readSettings({ DEPLOY_PRIME_URL: 'https://x.netlify.app' }).siteUrl).toBe('https://x.netlify.app');
  expect(readSettings({ CF_PAGES_URL: 'https://x.pages.dev' }).siteUrl).toBe('https://x.pages.dev');
  expect(readSettings({ VERCEL_URL: 'x.vercel.app', SITE_ENV: 'production' }).siteUrl).toBe(
    'http://localhost:4173',
  );
  expect(readSettings({ VERCEL_URL: 'x.vercel.app' }).siteUrl).toBe('https://x.vercel.app');
  expect(readSettings({ VERCEL_URL: 'x.vercel.app', SITE_URL: 'https://a.example' }).siteUrl).toBe(
    'https://a.example',
  );
});

test.each([
  ['SITE_ENV', 'live', /SITE_ENV is "live"; write preview or production/],
  ['SITE_URL', 'clinic.example', /SITE_URL is "clinic\.example"; write .* with https:\/\/ before it/],
  ['SITE_URL', 'https://a,example', /SITE_URL is "https:\/\/a,example"; write/],
  ['SITE_URL', 'https://user:pw@a.example', /^SITE_URL is "https:\/\/…@a\.example"; write .* user name/],
  ['SITE_URL', 'https://a.example/path', /SITE_URL is/],
  ['SITE_URL', 'ftp://a.example', /SITE_URL is/],
  ['SCHEDULING_ATTRIBUTION', 'on', /SCHEDULING_ATTRIBUTION is "on"; write campaign or all/],
  ['SCHEDULING_VENDOR_SCRIPT', '1', /SCHEDULING_VENDOR_SCRIPT is "1"; write off or on/],
  [
    'ANALYTICS_ID',
    'GTM-A1B2C3D',
    /ANALYTICS_ID is "GTM-A1B2C3D"; write the id of Google Analytics, e\.g\. G-/,
  ],
  ['ANALYTICS_ID', "G-A1B2'", /ANALYTICS_ID is/],
])('%s=%s stops the build with a sentence', (name, value, message) => {
  expect(() => readSettings({ [name]: value })).toThrow(message);
});
