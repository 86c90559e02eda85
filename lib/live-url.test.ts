import { readLiveUrl } from './live-url';

test.each([
  [{}, null],
  [{ SITE_URL: 'https://a.example' }, 'https://a.example'],
  [{ VERCEL_PROJECT_PRODUCTION_URL: 'a.example', VERCEL_URL: 'x.vercel.app' }, 'https://a.example'],
  [{ NETLIFY: 'true', URL: 'https://a.example' }, 'https://a.example'],
  [{ URL: 'https://a.example' }, null],
  [{ SITE_URL: 'https://a.example', NETLIFY: 'true', URL: 'https://b.example' }, 'https://a.example'],
])('with %j the live site is at %j', (env, origin) => {
  expect(readLiveUrl(env)).toBe(origin);
});
