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

test('a row holds medians, of the runs that have the figure', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2])]).toEqual([2, 2.5]);
  expect(medians([{ a: 1, b: 5 }, { a: 3 }, { a: 2 }])).toEqual({ a: 2, b: 5 });
});

test('a report becomes a row, and a broken run is an error', () => {
  const items = [
    { resourceType: 'Font', transferSize: 20 },
    { resourceType: 'Font', transferSize: 1 },
  ];
  const audits = {
    'largest-contentful-paint': { numericValue: 700 },
    'network-requests': { details: { items } },
  };
  expect(readReport({ audits })).toMatchObject({ LCP: 700, 'Font B': 21 });
  expect(() => readReport({ runtimeError: { message: 'no paint' }, audits })).toThrow('Lighthouse: no paint');
});
