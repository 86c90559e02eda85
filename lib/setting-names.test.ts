import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingMeant } from './setting-names';

const names = Object.keys(parseEnv(readFileSync('.env.example', 'utf8')));

test.each([
  ['SCHEDULE_URL', 'SCHEDULING_URL'],
  ['SCHEDULE_PROVIDER', 'SCHEDULING_PROVIDER'],
  ['SCHEDULER_URL', 'SCHEDULING_URL'],
  ['scheduling-provider', 'SCHEDULING_PROVIDER'],
  ['site_url', 'SITE_URL'],
  ['SITE_URLS', 'SITE_URL'],
  ['SITEURL', 'SITE_URL'],
  ['SITE_EVN', 'SITE_ENV'],
  ['VIDEO_CAPTION_URL', 'VIDEO_CAPTIONS_URL'],
  ['REPOSITRY_URL', 'REPOSITORY_URL'],
  ['GA_ID', 'ANALYTICS_ID'],
  ['NEXT_PUBLIC_GA_MEASUREMENT_ID', 'ANALYTICS_ID'],
  ['NEXT_PUBLIC_SITE_URL', 'SITE_URL'],
])('%s is taken for %s', (written, name) => {
  expect(settingMeant(written, names)).toBe(name);
});

const others =
  'NODE_ENV PORT HOST CI URL HOSTNAME HOME USER PATH BASE_URL DEPLOY_URL DEPLOY_PRIME_URL VERCEL VERCEL_URL VERCEL_ENV NEXT_PUBLIC_VERCEL_URL NEXT_PUBLIC_VERCEL_ENV CF_PAGES_URL NETLIFY SITE_ID SITE_NAME GITHUB_REPOSITORY GITHUB_SERVER_URL npm_package_name npm_config_user_agent http_proxy TZ LANG';

test.each([...names, ...others.split(' ')])('%s is left alone', (name) => {
  expect(settingMeant(name, names)).toBeNull();
});
