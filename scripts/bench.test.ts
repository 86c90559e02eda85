import { median, medians, plainText, readReport } from './bench';

test('a control page holds the page’s words in order, its headings as headings, and nothing else', () => {
  const html = `<html><head><title>T</title><style>a{}</style></head><body><script>no()</script>
    <h1>One <em>two</em></h1><div>three <a href="/">four</a><br>five</div><svg><text>no</text></svg></body></html>`;
  const control = plainText(html);
  expect(control).toContain('<title>T</title>');
  expect(control.split('<body>')[1]).toBe(
    '\n<h1>One two</h1>\n<p>three four</p>\n<p>five</p>\n</body></html>\n',
  );
});

test('the median is the middle one, or half-way between the two middle ones', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7]);
});

test('a figure that some runs lack is the median of the others', () => {
  expect(medians([{ a: 1, b: 5 }, { a: 3 }, { a: 2 }])).toEqual({ a: 2, b: 5 });
});

test('a report becomes a row, and a broken run is an error', () => {
  const audits = {
    'largest-contentful-paint': { numericValue: 700 },
    'total-byte-weight': { numericValue: 21 },
  };
  expect(readReport({ audits })).toMatchObject({ LCP: 700, 'sent B': 21 });
  expect(() => readReport({ runtimeError: { message: 'no paint' }, audits })).toThrow('Lighthouse: no paint');
});
