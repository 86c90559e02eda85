/** @jest-environment jsdom */

/** The URL that is left after the first script of the page has run. */
function arrive(address: string) {
  history.pushState(null, '', address);
  const script = { dataset: { value: 'utm_source utm_medium' } };
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  jest.isolateModules(() => require('./address'));
  return location.pathname + location.search + location.hash;
}

test('only the campaign stays in the address', () => {
  expect(arrive('/?utm_source=news&email=pat%40example.com&q=depression')).toBe('/?utm_source=news');
});

test('an email address does not stay, not even as the value of a campaign', () => {
  expect(arrive('/?utm_source=pat%40example.com&utm_medium=email')).toBe('/?utm_medium=email');
});

test('a section stays in the address', () => {
  expect(arrive('/?name=Pat#process')).toBe('/#process');
});

test('on the thank-you page nothing stays, not even the campaign', () => {
  expect(arrive('/thank-you?utm_source=news&invitee=Pat#name=Pat')).toBe('/thank-you');
});
