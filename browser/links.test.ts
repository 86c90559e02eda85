/** @jest-environment jsdom */

/** The hrefs of a page's links after its script has run on a visit to `address`. */
function linksOn(address: string) {
  history.pushState(null, '', address);
  document.body.innerHTML =
    '<a href="/booking">Book</a><a href="/booking?utm_source=page#calendar">Times</a><a href="/thank-you">Thanks</a>';
  jest.isolateModules(() => require('./links'));
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

test('links to the booking page carry the campaign of the visit', () => {
  const [book, times, thanks] = linksOn('/?utm_source=news');
  expect([book, times, thanks]).toEqual([
    '/booking?utm_source=news',
    '/booking?utm_source=news#calendar',
    '/thank-you',
  ]);
});

test('without a campaign, links stay as they are', () => {
  expect(linksOn('/')).toEqual(['/booking', '/booking?utm_source=page#calendar', '/thank-you']);
});
