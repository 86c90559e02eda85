import { readFileSync } from 'node:fs';
import { headerRules, siteHeaders } from '@/lib/hosting';
import { hostFiles } from './host-files';

test.each(Object.entries(hostFiles))('%s is as its source says', (file, text) => {
  if (readFileSync(file, 'utf8') !== text) {
    throw new Error(`${file} differs from lib/hosting.ts: run "npm run hosts" and commit what changes.`);
  }
});

test('every host’s file holds every header of every rule', () => {
  const rules = Object.entries(hostFiles).filter(([file]) => file !== 'netlify.toml');
  expect(rules).toHaveLength(4);
  for (const [file, text] of rules) {
    const plain = file === 'vercel.json' ? text.replaceAll('\\"', '"') : text;
    for (const { value } of headerRules.flatMap((rule) => rule.headers)) expect(plain).toContain(value);
  }
});

test('the headers file stays within Cloudflare’s 100 rules of 2,000 characters a line', () => {
  const lines = hostFiles['public/_headers']?.split('\n') ?? [];
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  for (const line of lines) expect(line.length).toBeLessThan(2000);
  expect(lines).toContain(`  ${siteHeaders[0].name}: ${siteHeaders[0].value}`);
});

test('Vercel keeps its own addresses out of search engines, and no other', () => {
  const { headers } = JSON.parse(hostFiles['vercel.json'] ?? '');
  const rule = headers.find((entry: { has?: unknown }) => entry.has);
  expect(rule.headers).toEqual([{ key: 'X-Robots-Tag', value: 'noindex' }]);
  const host = new RegExp(`^${rule.has[0].value}$`);
  expect(host.test('my-clinic.vercel.app')).toBe(true);
  expect(host.test('www.my-clinic.com')).toBe(false);
});
