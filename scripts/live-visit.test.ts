import type { Response } from '@playwright/test';
import { siteHeaders } from '@/lib/hosting';
import { pages } from '@/lib/pages';
import { responseProblems } from './live-visit';

const origin = 'https://lakeside.alt';
const [home] = pages as [(typeof pages)[0]];
const html = `<meta http-equiv="Content-Security-Policy" content=""><link rel="canonical" href="${origin}">`;
const right = Object.fromEntries(siteHeaders.map(({ name, value }) => [name.toLowerCase(), value]));

/** What is told of the home page, served with these headers and a certificate that holds for these days. */
async function told(headers: Readonly<Record<string, string>>, days: number) {
  const validTo = Date.now() / 1000 + days * 86_400;
  const stub = { allHeaders: async () => headers, securityDetails: async () => ({ validTo }) };
  return (await responseProblems(origin, home, stub as unknown as Response, html)).filter(Boolean);
}

test.each([
  [13.5, 'The certificate holds for 13 more days: renew it.'],
  [0.5, 'The certificate holds for 0 more days: renew it.'],
])('a certificate that ends in %d days is reported', async (days, sentence) => {
  expect(await told(right, days)).toEqual([sentence]);
  expect(await told(right, 14.5)).toEqual([]);
});

test('a header that is missing, and one that differs, are told apart', async () => {
  const [first, second, ...others] = siteHeaders;
  const sent = Object.fromEntries(others.map(({ name, value }) => [name.toLowerCase(), value]));
  expect(await told({ ...sent, [`${second?.name.toLowerCase()}`]: 'other' }, 90)).toEqual([
    `/ comes without ${first?.name}: let the host send ${first?.value}.`,
    `/ comes with ${second?.name}: other, where ${second?.value} was meant.`,
  ]);
});
