import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSecrets, knownSecrets, refuseSecrets } from './find-secrets';

const known = { secrets: new Map<string, string>(), emails: new Set(['care@example.com']) };

// Put together here, so that nobody's scanner takes this file for a leak.
test.each([
  [['-----BEGIN EC ', 'PRIVATE KEY-----'], 'a private key'],
  [['AKIA', 'IOSFODNN7EXAMPLE'], 'an AWS key'],
  [['AIza', 'x'.repeat(35)], 'a Google key'],
  [['ghp_', 'x'.repeat(36)], 'a GitHub token'],
  [['sk_live_', 'x'.repeat(24)], 'a Stripe key'],
  [['xoxb-', '1234567890-abc'], 'a Slack token'],
  [['npm_', 'x'.repeat(36)], 'an npm token'],
  [['pit-', '01234567-89ab-cdef'], 'a HubSpot or LeadConnector token'],
  [['eyJhbGciOiJIUzI1NiJ9.', 'eyJzdWIiOiIxMjM0NTY3.x'], 'a signed token'],
  [['https://user:', 'word@host.example/'], 'an address with a password'],
  [['"/home/', 'ana/site/page.tsx"'], 'a path on the machine that built it'],
  [['"C:\\\\Users', '\\\\ana"'], 'a path on the machine that built it'],
  [['//# source', 'MappingURL=a.js.map'], 'a link to the source code'],
])('%j is found', (parts, what) => {
  expect(findSecrets('/a.js', `x(${parts.join('')})`, known)).toContain(`out/a.js holds ${what}.`);
});

test.each(['/a.js.map', '/page.tsx', '/.env', '/.git/HEAD', '/key.pem'])('%s is never served', (path) => {
  expect(findSecrets(path, '', known)).toEqual([`out${path} is a file that is never served.`]);
});

test('what a page may well hold is no secret', () => {
  const text =
    'href="/home/#a" care@example.com 3fcare@example.com "https://a.example/@b" a:b@2x.png /Users-guide';
  expect(findSecrets('/index.html', text, known)).toEqual([]);
  expect(findSecrets('/og.png', 'G@0.Mv', known)).toEqual([]);
});

test('an address that content/ does not hold is found', () => {
  expect(findSecrets('/index.html', 'mailto:ana@clinic.example', known)).toEqual([
    'out/index.html holds ana@clinic.example, which content/ does not.',
  ]);
});

test('the values of secret settings and the machine’s folders are found, and not repeated', () => {
  const env = {
    NODE_ENV: 'test',
    BOOKING_API_KEY: 'abcdefgh12',
    SITE_URL: 'https://a.example',
    SHORT_KEY: 'a',
  } as const;
  const secrets = knownSecrets(env, ['/', '/app', '/builds/site']);
  expect([...secrets.values()]).toEqual([
    'the value of BOOKING_API_KEY',
    'a path on the machine that built it',
  ]);
  const found = findSecrets('/a.js', '"abcdefgh12" "/builds/site/a.ts"', { ...known, secrets });
  expect(found).toHaveLength(2);
  expect(found.join()).not.toMatch(/abcdefgh12|builds/);
});

test('one file with a secret stops the build, deep in the export too', () => {
  const dir = mkdtempSync(join(tmpdir(), 'secrets-'));
  mkdirSync(join(dir, 'a/b'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), '<p>Hello</p>');
  expect(() => refuseSecrets(dir)).not.toThrow();
  writeFileSync(join(dir, 'a/b/c.js'), `"${process.cwd()}/lib/a.ts"`);
  expect(() => refuseSecrets(dir)).toThrow('out/a/b/c.js holds a path on the machine that built it.');
  rmSync(dir, { recursive: true });
});
