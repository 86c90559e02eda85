import { findSources } from './find-sources';
import { editHref, readEditLink } from './repository';
import { listSources } from './sources';

const source = [
  'export const price = {', // 1
  '  paidInFullUsd: 9999, // not 8,999', // 2
  "  asOf: '2026-11-20',", // 3
  '};', // 4
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be read
  "export const hero = { lead: `Only ${price} for you`, note: 'It isn’t a test, friend' };", // 5
].join('\n');
const sources = listSources('content/home.ts', source);

test.each([
  ['$9,999', [2]],
  ['November 20, 2026', [3]],
  ['Only  $9,999 for you', [5, 2]],
  ['Note: It isn’t a test, friend', [5]],
  ['$27,559', [2]],
  [' · ', []],
  ['Nobody wrote this', []],
])('%j is written in the lines %j', (text, lines) => {
  expect(findSources(text, sources).map(({ line }) => line)).toEqual(lines);
});

const line = { file: 'content/home.ts', line: 83 };
const vercel = { VERCEL_GIT_PROVIDER: 'github', VERCEL_GIT_REPO_OWNER: 'o', VERCEL_GIT_REPO_SLUG: 'r' };
const github = { REPOSITORY_URL: 'https://github.com/o/r' };
const gitlab = { REPOSITORY_URL: 'git@gitlab.com:o/r.git' };

test.each([
  [{ ...vercel, VERCEL_GIT_COMMIT_REF: 'a/b' }, 'https://github.com/o/r/edit/a/b/content/home.ts#L83'],
  [{ ...github, BRANCH: 'pull/3/head', HEAD: 'b' }, 'https://github.com/o/r/edit/b/content/home.ts#L83'],
  [{ ...gitlab, CF_PAGES_BRANCH: 'b' }, 'https://gitlab.com/o/r/-/edit/b/content/home.ts#L83'],
  [github, 'https://github.com/o/r/edit/main/content/home.ts#L83'],
  [{ REPOSITORY_URL: 'www.github.com/o/r/' }, 'https://github.com/o/r/edit/main/content/home.ts#L83'],
  [
    { REPOSITORY_URL: 'HTTPS://x-access-token:secret@GitHub.com/o/r.git?tab=readme#readme' },
    'https://github.com/o/r/edit/main/content/home.ts#L83',
  ],
  [
    { REPOSITORY_URL: 'https://github.com/o/r/tree/main/content' },
    'https://github.com/o/r/edit/main/content/home.ts#L83',
  ],
  [{ ...github, NODE_ENV: 'development' }, '/__nextjs_launch-editor?file=content/home.ts&line1=83&column1=1'],
])('%j is edited at %s', (env, href) => {
  expect(editHref(readEditLink(env) ?? '', line)).toBe(href);
});

test.each([
  {},
  { REPOSITORY_URL: 'https://code.example.com/o/r' },
  { REPOSITORY_URL: 'https://github.com/o' },
])('with %j there is no link to an editor', (env) => {
  expect(readEditLink(env)).toBeNull();
});
