import { notFound } from '@/content/errors';
import type { Finding } from '@/lib/launch/finding';
import { placeIn, withPlaces } from './place-in-content';

test('a value of content/ is named with its file and line', () => {
  expect(placeIn(`content/: "${notFound.title}" is wrong.`)).toMatch(
    /^content\/errors\.ts:\d+: ".+" is wrong\.$/,
  );
  expect(placeIn('content/: "Nobody wrote this" is wrong.')).toBe('content/: "Nobody wrote this" is wrong.');
});

const finding: Finding = {
  severity: 'error',
  file: 'out/index.html',
  line: null,
  message: 'The page has no title.',
  href: '/',
  isPending: false,
  knownBy: 'developer',
};

test('a dead link is named once, with the line of content/ in place of the pages', () => {
  const message = 'The link /#guarantee leads to a place that / does not have.';
  const found = ['out/index.html', 'out/booking.html'].map((file) => ({ ...finding, file, message }));
  const [placed, ...more] = withPlaces(found);
  expect(placed).toMatchObject({ file: 'content/site.ts', line: expect.any(Number), message });
  expect(more).toEqual([]);
});

test('on the home page, where a link to a section has no slash, a dead one is named with its line, too', () => {
  const found = ['#guarantee', '/#guarantee'].map((link, i) => ({
    ...finding,
    ...(i === 0 ? {} : { file: 'out/booking.html', href: '/booking' }),
    message: `The link ${link} leads to a place that / does not have.`,
  }));
  expect(withPlaces(found)).toEqual([
    expect.objectContaining({
      file: 'content/site.ts',
      line: expect.any(Number),
      message: 'The link /#guarantee leads to a place that / does not have.',
    }),
  ]);
  const message = 'The link #process leads to a place that / does not have.';
  expect(withPlaces([{ ...finding, message }])).toMatchObject([{ file: 'content/home.ts', message }]);
});

test('on another page, a link to a place of that page is not taken for one of the home page', () => {
  const found = [
    { ...finding, href: '/booking', message: 'The link #safety leads to a place that is gone.' },
  ];
  expect(withPlaces(found)).toEqual(found);
});

test('a dead link that no line of content/ holds, and every other finding, keeps its page', () => {
  const message = 'The link /nowhere leads to no page or file.';
  const found = [finding, { ...finding, message }, { ...finding, file: 'out/booking.html', message }];
  expect(withPlaces(found)).toEqual(found);
});
