import { insecureProblem, silenceProblem } from './live';

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

test('a host that answers only without encryption is told to switch on its certificate', async () => {
  answerWith({ 'http://lakeside.alt': null });
  expect(await silenceProblem(origin)).toMatch(/^http:\/\/lakeside\.alt answers, but .*certificate/);
  answerWith({ 'http://lakeside.alt': 'https://lakeside.alt/' });
  expect(await silenceProblem(origin)).toMatch(/certificate/);
  answerWith({});
  expect(await silenceProblem(origin)).toMatch(/does not answer: the site is down/);
});
