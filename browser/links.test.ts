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

/** Whether a click with these keys, on a link to a section in the open menu, is left to the browser. */
function isLeftToBrowser(keys: MouseEventInit) {
  document.body.innerHTML = '<dialog popover><a href="#process">Process</a></dialog>';
  const [menu, link] = [document.querySelector('dialog'), document.querySelector('a')];
  if (menu) Object.assign(menu, { matches: () => true, hidePopover: jest.fn() });
  Object.defineProperty(HTMLElement.prototype, 'popover', { value: 'auto', configurable: true });
  jest.isolateModules(() => require('./links'));
  return link?.dispatchEvent(new MouseEvent('click', { ...keys, bubbles: true, cancelable: true }));
}

test('a link in the menu closes it first', () => {
  expect(isLeftToBrowser({})).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a link in the menu that is pressed with %s opens elsewhere',
  (key) => {
    expect(isLeftToBrowser({ [key]: true })).toBe(true);
  },
);
