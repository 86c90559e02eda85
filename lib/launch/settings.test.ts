import { fixtureEnvironment } from '@/e2e/support/fixture-clinic';
import { checkSettings } from './settings';

const film = { lengthSeconds: 134, captionsCheckedOn: '2026-11-20', transcript: ['Hello.'] };

const moreNames = [
  'SCHEDULING_VENDOR_SCRIPT',
  'VIDEO_URL',
  'VIDEO_CAPTIONS_URL',
  'ANALYTICS_ID',
  'REPOSITORY_URL',
];

function check(env: Record<string, string>, heroVideo: object = {}, publicFiles: string[] = []) {
  const all = { ...fixtureEnvironment, ...env };
  const told = {
    env: all,
    siteUrl: all.SITE_URL || 'http://localhost:4173',
    isProduction: all.SITE_ENV === 'production',
    settingNames: [...Object.keys(fixtureEnvironment), ...moreNames],
    publicFiles,
  };
  return checkSettings(told, { ...film, ...heroVideo }).map(
    ({ severity, at, message }) => `${severity} ${at.split('.').at(-1)}: ${message}`,
  );
}

test('correct settings of a live site have no finding', () => {
  expect(check({})).toEqual([]);
});

test.each<[Record<string, string>, string]>([
  [{ SITE_URL: '' }, 'error SITE_URL: SITE_URL is http://localhost:4173'],
  [{ SITE_URL: 'http://lakeside.alt' }, 'error SITE_URL: SITE_URL is http://lakeside.alt'],
  [{ SITE_URL: 'https://lakeside.test' }, 'error SITE_URL: SITE_URL is https://lakeside.test'],
  [{ SITE_URL: 'https://10.0.0.1' }, 'error SITE_URL: SITE_URL is https://10.0.0.1'],
  [{ SITE_URL: 'https://lakeside' }, 'error SITE_URL: SITE_URL is https://lakeside: set'],
  [{ SITE_URL: 'https://www.www.lakeside.alt' }, 'error SITE_URL: '],
  [{ SITE_URL: 'https://www.lakeside.alt.' }, 'error SITE_URL: '],
  [{ SITE_URL: 'https://reset-plan.vercel.app' }, 'warning SITE_URL: '],
  [{ SITE_URL: 'https://lakeside.github.io' }, 'warning SITE_URL: '],
  [{ SITE_URL: 'https://lakeside.web.app' }, 'warning SITE_URL: '],
  [{ SITE_URL: 'https://d1.cloudfront.net' }, 'warning SITE_URL: '],
  [
    { REPOSITORY_URL: 'https://ana:secret@code.lakeside.alt/site' },
    'warning REPOSITORY_URL: REPOSITORY_URL is https://…@code.lakeside.alt/site, which is no',
  ],
  [{ ANALYTICS_ID: 'G-XXXXXXXXXX' }, 'error ANALYTICS_ID: ANALYTICS_ID is G-XXXXXXXXXX, an example'],
  [{ ANALYTICS_ID: 'g-a1b2c3d4e5' }, 'error ANALYTICS_ID: ANALYTICS_ID is g-a1b2c3d4e5, an example'],
  [
    { REPOSITORY_URL: 'lakeside/site' },
    'warning REPOSITORY_URL: REPOSITORY_URL is lakeside/site, which is no',
  ],
  [{ SITE_ENV: 'preview' }, 'warning SITE_ENV: '],
  [
    { SCHEDULING_URL: 'https://calendly.com/lakeside/free-call?month=2026-11' },
    'warning SCHEDULING_URL: SCHEDULING_URL contains month, which the site leaves out',
  ],
  [{ SCHEDULING_PROVIDER: '', SCHEDULING_URL: '' }, 'error SCHEDULING_PROVIDER: SCHEDULING_PROVIDER is demo'],
  [{ SCHEDULING_URL: 'https://calendly.com/your-clinic/free-call' }, 'error SCHEDULING_URL: '],
  [
    {
      SCHEDULING_PROVIDER: 'acuity',
      SCHEDULING_VENDOR_SCRIPT: 'off',
      SCHEDULING_URL: 'https://lakeside.as.me/schedule.php?owner=12345678',
    },
    'error SCHEDULING_URL: ',
  ],
  [
    { SCHEDULING_VENDOR_SCRIPT: 'On' },
    'warning SCHEDULING_VENDOR_SCRIPT: SCHEDULING_VENDOR_SCRIPT is on, which does nothing for Calendly, whose script builds its own frame',
  ],
  [{ VIDEO_PROVIDER: '', VIDEO_ID: '' }, 'error VIDEO_PROVIDER: VIDEO_PROVIDER is demo'],
  [{ VIDEO_ID: 'M7lc1UVf-VE' }, 'error VIDEO_ID: '],
  [{ VIDEO_ID: '', VIDEO_URL: 'https://youtu.be/M7lc1UVf-VE?si=x' }, 'error VIDEO_URL: '],
  [
    { SCHEDULNG_URL: 'x' },
    'warning SCHEDULNG_URL: SCHEDULNG_URL is not a setting of this site: did you mean SCHEDULING_URL?',
  ],
  [
    { SCHEDULER_URL: 'x' },
    'warning SCHEDULER_URL: SCHEDULER_URL is not a setting of this site: did you mean',
  ],
  [{ site_url: 'x' }, 'warning site_url: site_url is not a setting of this site: did you mean SITE_URL?'],
  [{ VIDEO_LINK: 'x' }, 'warning VIDEO_LINK: VIDEO_LINK is not a setting of this site: did you mean VIDEO_'],
])('%j is reported', (env, start) => {
  expect(check(env)).toEqual([expect.stringMatching(new RegExp(`^${start.replace(/[.?]/g, '\\$&')}`))]);
});

test('while a vendor’s script is on, one sentence says what it may do', () => {
  const url = 'https://book.lakeside.alt/widget/booking/abc';
  const chosen = { SCHEDULING_PROVIDER: 'leadconnector', SCHEDULING_URL: url };
  const start = 'LeadConnector’s script from book.lakeside.alt runs in the booking page: it can read';
  expect(check(chosen)).toEqual([expect.stringContaining(start)]);
  for (const off of ['off', 'OFF']) expect(check({ ...chosen, SCHEDULING_VENDOR_SCRIPT: off })).toEqual([]);
});

test('variables that a host sets itself are not taken for settings of ours', () => {
  expect(check({ SITE_NAME: 'reset', SITE_ID: '1', NODE_ENV: 'production', URL: 'x' })).toEqual([]);
});

test('a film needs checked captions and a transcript, and should have a length', () => {
  expect(check({}, { captionsCheckedOn: null })).toEqual([expect.stringMatching(/^error captionsCheckedOn/)]);
  expect(check({}, { transcript: [' '] })).toEqual([expect.stringMatching(/^error transcript/)]);
  expect(check({}, { lengthSeconds: null })).toEqual([expect.stringMatching(/^warning lengthSeconds/)]);
});

test('a site without a film needs no captions, transcript or length', () => {
  const none = { captionsCheckedOn: null, transcript: [], lengthSeconds: null };
  expect(check({ VIDEO_PROVIDER: 'None', VIDEO_ID: '' }, none)).toEqual([]);
});

test('a film file and its captions must be in public/', () => {
  const env = { VIDEO_PROVIDER: 'file', VIDEO_URL: '/video/a.mp4', VIDEO_CAPTIONS_URL: '/video/a.vtt' };
  const told = [expect.stringContaining('public/video/a.vtt is not there')];
  expect(check(env, {}, ['/video/a.mp4'])).toEqual(told);
  expect(check(env, {}, ['/video/a.mp4', '/video/a.vtt'])).toEqual([]);
});

test.each([
  [{ VIDEO_URL: 'public/video/a.mp4', VIDEO_ID: '' }, 'public/video/a.mp4'],
  [{ VIDEO_URL: 'video\\a.mp4', VIDEO_ID: '' }, 'public/video/a.mp4'],
  [{ VIDEO_ID: '/video/a.mp4' }, 'public/video/a.mp4'],
  [{ VIDEO_URL: '/video/my film.mp4' }, 'public/video/my film.mp4'],
  [{ VIDEO_URL: '/video/my%20film.mp4' }, 'public/video/my film.mp4'],
  [{ VIDEO_URL: '/video/été.mp4' }, 'public/video/été.mp4'],
])('the film of %j must be the file %s', (named, file) => {
  const env = { VIDEO_PROVIDER: 'file', VIDEO_CAPTIONS_URL: '/a.vtt', ...named };
  expect(check(env, {}, ['/a.vtt'])).toEqual([expect.stringContaining(`${file} is not there`)]);
  expect(check(env, {}, ['/a.vtt', file.replace('public', '')])).toEqual([]);
});
