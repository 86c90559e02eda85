import { expect, type Page } from '@playwright/test';
import { notFound } from '@/content/errors';

/** Deterministic picks, so that a failure can be repeated. */
function picker(seed: number) {
  let state = seed;
  return <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[(state >>> 8) % list.length] as T;
  };
}

const fragments = [
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  '<svg/onload=window.hacked=1>',
  "'-window.hacked=1-'",
  'javascript:window.hacked=1',
  'data:text/html,<script>window.hacked=1</script>',
  '%3Cscript%3Ewindow.hacked=1%3C/script%3E',
  '%253Cscript%253Ewindow.hacked=1%253C/script%253E',
  '%0d%0aSet-Cookie:%20hacked=1',
  '%0d%0aLocation:%20https://evil.example',
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '%ed%a0%80',
  '%u0041',
  '..',
  '%2e%2e%2f',
  '..%5c',
  '.env',
  '.git/config',
  '_next/static',
  '//evil.example',
  '%5c%5cevil.example',
  '\\evil.example',
  '@evil.example',
  'https://evil.example',
  '{{7*7}}',
  '$' + '{7*7}',
  'utm_source',
  '🙂',
  'ß',
  '\u202e',
  '\ud800',
  'a'.repeat(600),
  'booking',
  'b%6foking',
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

const keys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'q', 'next', 'redirect'];

function hostileAddress(pick: ReturnType<typeof picker>) {
  const path = Array.from({ length: pick([0, 1, 2, 3]) }, () => pick(fragments)).join(pick(['/', '', '%2f']));
  const query = Array.from({ length: pick([0, 0, 1, 2]) }, () => `${pick(keys)}=${pick(fragments)}`).join(
    '&',
  );
  const hash = pick(['', `#${pick(fragments)}`]);
  const whole =
    pick(['/', '/', '/booking', '/thank-you', '/booking/']) + path + (query && `?${query}`) + hash;
  // Two slashes would name another host before this one is ever asked.
  return `/${whole.replace(/^[/\\]+/, '')}`;
}

/** What stands in the page that the address put there, in the page itself; empty when nothing does. */
function findHarm() {
  const harm: string[] = [];
  if ('hacked' in window) harm.push('code ran');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  // A campaign's name may travel on to our booking page and the calendar, as part of a query.
  for (const carrier of copy.querySelectorAll('a[href*="utm_"], iframe[src*="utm_"]')) {
    const attribute = carrier.tagName === 'A' ? 'href' : 'src';
    const url = new URL(carrier.getAttribute(attribute) ?? '', location.href);
    if (url.origin !== location.origin || !['/booking', '/demo/calendar'].includes(url.pathname)) {
      harm.push(`${attribute} became ${url.href}`);
    }
    carrier.removeAttribute(attribute);
  }
  if (/evil\.example|hacked|7\*7|\u202e/.test(copy.outerHTML)) harm.push('the address stands in the page');
  if (document.cookie) harm.push('a cookie was set');
  return harm;
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Opens `count` made-up addresses one after another; each is answered rightly and does nothing. */
export async function visitHostileAddresses(
  page: Page,
  { origin, count, seed }: { origin: string; count: number; seed: number },
) {
  const pick = picker(seed);
  const problems: string[] = [];
  let logged: string[] = [];
  let answered = 0;
  page.on('pageerror', (error) => problems.push(`threw ${error.message}`));
  page.on('dialog', (dialog) => problems.push(`asked ${dialog.message()}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(notFound.logPrefix)) {
      logged.push(message.text());
    }
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`asked for ${request.url()}`);
  });
  for (let i = 0; i < count; i++) {
    const address = hostileAddress(pick);
    logged = [];
    const response = await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
    if (!response) continue;
    answered += 1;
    const { pathname } = new URL(response.url());
    const isPage = ['/', '/booking', '/thank-you'].includes(decoded(pathname));
    const status = response.status();
    if (status !== (isPage ? 200 : 404)) problems.push(`${address} answered ${status}`);
    const harm = await page.evaluate(findHarm);
    for (const what of harm) problems.push(`${address}: ${what}`);
    const expected = isPage ? [] : [`${notFound.logPrefix} ${pathname}`];
    if (logged.join('\n') !== expected.join('\n'))
      problems.push(`${address} logged ${JSON.stringify(logged)}`);
    if (!isPage && (await page.title()).indexOf(notFound.metaTitle) < 0) {
      problems.push(`${address} showed no 404 page`);
    }
  }
  expect(problems).toEqual([]);
  // All but those that differ from the one before by their hash alone.
  expect(answered).toBeGreaterThan(count * 0.9);
}
