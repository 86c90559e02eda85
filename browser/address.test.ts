/** @jest-environment jsdom */

function arrive(address: string) {
  history.replaceState({ kept: true }, '', address);
  document.body.innerHTML = '<script data-words="utm_source utm_medium"></script>';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('./address'));
  return location.href.slice(location.origin.length);
}

test.each([
  ['/?email=pat%40example.com&utm_source=news#problem', '/?utm_source=news#problem'],
  ['/booking?dx=F32.2', '/booking'],
  ['/booking?utm_source=a+b', '/booking?utm_source=a+b'],
  ['/thank-you?utm_source=news&name=Pat', '/thank-you'],
  ['/thank-you#pat', '/thank-you'],
])('of %s the address bar keeps %s', (address, kept) => {
  expect(arrive(address)).toBe(kept);
  expect(history.state).toEqual({ kept: true });
});

test('an address with nothing to hide is left alone', () => {
  const replace = jest.spyOn(history, 'replaceState');
  arrive('/booking#contact-title');
  expect(replace).toHaveBeenCalledTimes(1);
});
