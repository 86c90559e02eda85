import { readSettings } from '@/lib/settings';
import { checkSettings } from './check-settings';
import { contentFile } from './content-file';
import type { Facts } from './facts';

const real = {
  SITE_ENV: 'production',
  SITE_URL: 'https://lakeside.test',
  SCHEDULING_PROVIDER: 'calendly',
  SCHEDULING_URL: 'https://calendly.com/lakeside/free-call',
  VIDEO_PROVIDER: 'youtube',
  VIDEO_ID: 'M7lc1UVf-VE',
};
const film = { lengthSeconds: 134, captionsCheckedOn: '2026-11-20', transcript: ['Hello.'] };
const source =
  'export const heroVideo = {\n  lengthSeconds: 134,\n  captionsCheckedOn: null,\n  transcript: [],\n};';

function check(env: object, heroVideo: Partial<Facts['heroVideo']> = {}, publicFiles: string[] = []) {
  return checkSettings({
    content: [contentFile('content/home.ts', source, {})],
    facts: { heroVideo: { ...film, ...heroVideo } } as Facts,
    settings: readSettings({ ...real, ...env }),
    publicFiles: new Set(publicFiles),
    now: new Date('2026-11-21T12:00:00Z'),
  });
}

test('real settings have no finding', () => {
  expect(check({})).toEqual([]);
});

test.each([
  [{ SITE_URL: undefined }, 'SITE_URL is http://localhost:4173'],
  [{ SITE_URL: 'http://lakeside.test' }, 'SITE_URL is http://lakeside.test'],
  [{ SITE_URL: 'https://www.example.com' }, 'SITE_URL is https://www.example.com'],
  [{ SITE_URL: 'https://10.0.0.1' }, 'SITE_URL is https://10.0.0.1'],
  [{ SCHEDULING_PROVIDER: undefined, SCHEDULING_URL: undefined }, 'SCHEDULING_PROVIDER is demo'],
  [{ VIDEO_PROVIDER: undefined }, 'VIDEO_PROVIDER is demo'],
])('%j keeps the site from launching', (env, start) => {
  const [finding, ...others] = check(env);
  expect(finding).toMatchObject({ severity: 'error', file: 'settings', line: null });
  expect(finding?.message.startsWith(start)).toBe(true);
  expect(others).toEqual([]);
});

test('a preview, and an address that is the host’s own, are only warned about', () => {
  for (const env of [{ SITE_ENV: undefined }, { SITE_URL: 'https://reset-plan.vercel.app' }]) {
    expect(check(env).map(({ severity }) => severity)).toEqual(['warning']);
  }
});

test('a film needs captions that someone watched and a transcript; its length is only missed', () => {
  const lines = (change: Partial<Facts['heroVideo']>) =>
    check({}, change).map(({ severity, line }) => `${severity} ${line}`);
  expect(lines({ captionsCheckedOn: null })).toEqual(['error 3']);
  expect(lines({ captionsCheckedOn: '2026-12-01' })).toEqual(['error 3']);
  expect(lines({ transcript: [' '] })).toEqual(['error 4']);
  expect(lines({ lengthSeconds: null })).toEqual(['warning 2']);
});

test('a film file and its captions must lie in public/', () => {
  const env = { VIDEO_PROVIDER: 'file', VIDEO_URL: '/video/a.mp4', VIDEO_CAPTIONS_URL: '/video/a.vtt' };
  expect(check(env, {}, ['/video/a.mp4']).map(({ message }) => message)).toEqual([
    'public/video/a.vtt is not there, but the video settings name it.',
  ]);
  expect(check(env, {}, ['/video/a.mp4', '/video/a.vtt'])).toEqual([]);
});
