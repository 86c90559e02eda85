import { expect, test } from '@playwright/test';
import { notFound } from '@/content/errors';

/** Deterministic picks, so that a failure can be repeated. */
function picker(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[state % list.length] as T;
  };
}

const fragments = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  'javascript:window.hacked=1',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '..',
  '%2e%2e%2f',
  '..%5c',
  '//evil.example',
  '%5c%5cevil.example',
  '\\evil.example',
  'https://evil.example',
  '{{7*7}}',
  '$' + '{7*7}',
  'utm_source',
  '🙂',
  'ß',
  '\u202e',
  'a'.repeat(600),
  'booking',
  'thank-you',
  'index.html',
  '__proto__',
  'constructor',
  ';',
  '&',
  '=',
  '#',
  ' ',
  '+',
];

function hostileAddress(pick: ReturnType<typeof picker>) {
  const path = Array.from({ length: pick([1, 2, 3]) }, () => pick(fragments)).join(pick(['/', '', '%2f']));
  const key = pick(['utm_source', 'utm_campaign', 'utm_term', 'q', '__proto__', 'next', 'redirect']);
  const query = pick([true, false]) ? `?${key}=${pick(fragments)}&${pick(fragments)}` : '';
  const hash = pick([true, false]) ? `#${pick(fragments)}` : '';
  return (
    pick(['/', '/', '/booking', '/thank-you']).replace(/\/$/, '') + pick(['/', '']) + path + query + hash
  );
}

/** `SAMPLES=2000` runs the full set, as `npm run test:deep` does. */
const samples = Number(process.env.SAMPLES ?? 60);

test(`${samples} hostile addresses do nothing`, async ({ page, baseURL }) => {
  test.setTimeout(60_000 + samples * 500);
  const pick = picker(20261121);
  const origin = new URL(baseURL ?? '').origin;
  const problems: string[] = [];
  let logged: string[] = [];
  page.on('pageerror', (error) => problems.push(`threw ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(notFound.logPrefix))
      logged.push(message.text());
  });
  for (let i = 0; i < samples; i++) {
    const raw = hostileAddress(pick);
    const address = raw.startsWith('/') && !/^[/\\]{2}/.test(raw) ? raw : `/${raw.replace(/^[/\\]+/, '')}`;
    logged = [];
    const response = await page
      .goto(origin + address, { waitUntil: 'domcontentloaded' })
      .catch((error: Error) => {
        if (/ERR_INVALID|Invalid URL|Cannot navigate/.test(error.message)) return null;
        throw error;
      });
    if (!response) continue;
    const url = new URL(page.url());
    const status = response.status();
    if (url.origin !== origin) problems.push(`${address} left for ${url.origin}`);
    if (![200, 404].includes(status)) problems.push(`${address} answered ${status}`);
    if (status === 404 && logged.length !== 1) problems.push(`${address} logged ${logged.length} times`);
    if (status === 404 && (await page.locator('h1').textContent()) !== notFound.title) {
      problems.push(`${address} showed no 404 page`);
    }
    if (await page.evaluate(() => 'hacked' in window)) problems.push(`${address} ran code`);
    if (await page.evaluate(() => document.body.innerHTML.includes('evil.example'))) {
      const href = await page.locator('[href*="evil.example"]').count();
      if (
        href > 0 &&
        !(await page.locator('a[href*="evil.example"]').first().getAttribute('href'))?.startsWith('/booking?')
      ) {
        problems.push(`${address} was reflected`);
      }
    }
  }
  expect(problems).toEqual([]);
});
