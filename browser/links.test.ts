/** @jest-environment jsdom */

function visit(address: string, html: string) {
  history.replaceState(null, '', address);
  document.body.innerHTML = html;
  jest.isolateModules(() => require('./links'));
}

test('booking links take along what the visitor’s address holds, other links do not', () => {
  visit(
    '/?utm_source=news',
    '<a href="/booking">a</a><a href="/booking#time">b</a><a href="/">c</a><a href="https://x.example/booking">d</a>',
  );
  expect(Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    '/booking?utm_source=news',
    '/booking?utm_source=news#time',
    '/',
    'https://x.example/booking',
  ]);
});
