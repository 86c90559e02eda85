import { listDifferences } from './check-hosts';

const expected = {
  status: 200,
  headers: { 'x-frame-options': 'DENY', 'content-type': 'text/html', date: 'Mon' },
};

test('a host differs by its status, a missing header, another value or one too many', () => {
  const found = { status: 404, headers: { 'content-type': 'text/plain', 'x-powered-by': 'us', date: 'Tue' } };
  expect(listDifferences(expected, found)).toEqual({
    differences: [
      'status 404 instead of 200',
      'x-frame-options: undefined instead of DENY',
      'content-type: text/plain instead of text/html',
      'x-powered-by: us instead of undefined',
    ],
    comparedCount: 4,
  });
});

test('what a server may say in its own way is no difference', () => {
  const headers = { ...expected.headers, date: 'Tue', etag: '"1"', server: 'nginx' };
  expect(listDifferences(expected, { status: 200, headers }).differences).toEqual([]);
});
