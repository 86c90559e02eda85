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

test.each([
  [
    'far below skips all but the last screen and a half',
    'section',
    9000,
    [{ top: 9000 - 1.5 * 768, behavior: 'instant' }],
  ],
  ['far above, too', 'section', -9000, [{ top: -9000 + 1.5 * 768, behavior: 'instant' }]],
  ['near by skips nothing', 'section', 1000, []],
  ['to what is no section skips nothing, because it is not smooth', 'p', 9000, []],
])('a jump %s', (_, name, top, skipped) => {
  history.pushState(null, '', '/');
  document.body.innerHTML = `<a href="#process">Process</a><${name} id="process"></${name}>`;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const scrolled = jest.fn();
  Object.assign(window, { innerHeight: 768, scrollBy: scrolled });
  jest.isolateModules(() => require('./links'));
  document.querySelector('a')?.click();
  expect(scrolled.mock.calls.slice(0, 1).flat()).toEqual(skipped);
});
