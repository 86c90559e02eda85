import { insecureProblem, linkProblem, readOrigin, silenceProblem } from './live';

const origin = 'https://lakeside.alt';
const askReally = fetch;
afterEach(() => {
  globalThis.fetch = askReally;
});

/** Makes each URL answer with a redirect, with a page (null), or not at all. */
function answerWith(answers: Readonly<Record<string, string | null>>) {
  globalThis.fetch = async (input) => {
    const location = answers[String(input)];
    if (location === undefined) throw new TypeError('fetch failed');
    return location === null
      ? new Response('A page')
      : new Response(null, { status: 301, headers: { location } });
  };
}

test('a host that shows the site without encryption is reported', async () => {
  answerWith({ 'http://lakeside.alt/booking': null });
  expect(await insecureProblem(origin)).toMatch(/^http:\/\/lakeside\.alt opens without encryption/);
  answerWith({
    'http://lakeside.alt/booking': 'http://lakeside.alt/booking/',
    'http://lakeside.alt/booking/': null,
  });
  expect(await insecureProblem(origin)).toContain('opens without encryption');
});

test.each([
  { 'http://lakeside.alt/booking': 'https://lakeside.alt/booking' },
  {
    'http://lakeside.alt/booking': 'http://www.lakeside.alt/booking',
    'http://www.lakeside.alt/booking': 'https://www.lakeside.alt/booking',
  },
  {},
])('a host that redirects to https, or does not answer, is not reported: %j', async (answers) => {
  answerWith(answers as Record<string, string>);
  expect(await insecureProblem(origin)).toBe(false);
});

test('a site without https, such as one on this machine, is not asked', async () => {
  expect(await insecureProblem('http://localhost:4173')).toBe(false);
});

/** The error that fetch throws, with the code of its cause. */
function failed(code: string) {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

test('a host that answers only without encryption is told to switch on its certificate', async () => {
  answerWith({ 'http://lakeside.alt': null });
  expect(await silenceProblem(origin, failed('ECONNREFUSED'))).toMatch(
    /^http:\/\/lakeside\.alt answers, but .*certificate/,
  );
  answerWith({ 'http://lakeside.alt': 'https://lakeside.alt/' });
  expect(await silenceProblem(origin, failed('UND_ERR_CONNECT_TIMEOUT'))).toMatch(/certificate/);
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'UND_ERR_CONNECT_TIMEOUT'])(
  'a site of which nothing answers is told so in one sentence: %s',
  async (code) => {
    answerWith({});
    expect(await silenceProblem(origin, failed(code))).toBe(
      `${origin} does not answer: the site is down, its address is wrong, or there is no network here.`,
    );
  },
);

test('a site that accepts the connection and never responds lacks no certificate', async () => {
  answerWith({ 'http://lakeside.alt': 'https://lakeside.alt/' });
  const error = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  expect(await silenceProblem(origin, error)).toMatch(/does not answer: the site is down/);
});

test.each([
  ['CERT_HAS_EXPIRED', 'it has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'it is for another address'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'no recognized authority has issued it'],
])('a certificate that does not hold is named with the reason: %s', async (code, reason) => {
  answerWith({ 'http://lakeside.alt': 'https://lakeside.alt/' });
  expect(await silenceProblem(origin, failed(code))).toContain(
    `certificate of ${origin} does not hold (${reason})`,
  );
});

test.each([
  ['https://lakeside.alt/booking?x=1', origin],
  ['lakeside.alt', origin],
  ['localhost:4173', 'https://localhost:4173'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('the address %s is read as %s', (told, read) => {
  expect(readOrigin(told)).toBe(read);
});

test.each(['ftp://lakeside.alt', 'our clinic', 'https://'])('%s is refused in one sentence', (told) => {
  expect(() => readOrigin(told)).toThrow(`"${told}" is no website's address: write it like https://`);
});

test.each([
  [0, `${origin}/a, to which a page links, does not answer.`],
  [404, `${origin}/a, to which a page links, does not exist.`],
  [410, `${origin}/a, to which a page links, does not exist.`],
  [403, false],
  [200, false],
])('a link whose address answers %i is told as it is', async (status, told) => {
  expect(await linkProblem(`${origin}/a`, status)).toBe(told);
});
