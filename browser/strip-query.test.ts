/** @jest-environment jsdom */

function load(address: string) {
  history.replaceState({ kept: true }, '', address);
  jest.isolateModules(() => require('./strip-query'));
}

test.each(['?email=pat%40example.com', '?', '#name', '?a=1#b'])('%s is taken off the address', (tail) => {
  load(`/thank-you${tail}`);
  expect(location.href).toBe(`${location.origin}/thank-you`);
  expect(history.state).toEqual({ kept: true });
});

test('a bare address is left alone', () => {
  const replace = jest.spyOn(history, 'replaceState');
  load('/thank-you');
  expect(replace).toHaveBeenCalledTimes(1);
});
