/** @jest-environment jsdom */

test.each([
  [true, ['a']],
  [false, []],
])('where a screen being wide is %s, the folds %j it has room for stand open', (matches, open) => {
  // jsdom has no screen.
  window.matchMedia = jest.fn().mockReturnValue({ matches });
  document.body.innerHTML = '<details id="a" data-open-wide></details><details id="b"></details>';
  jest.isolateModules(() => require('./folds'));
  expect(Array.from(document.querySelectorAll('[open]'), ({ id }) => id)).toEqual(open);
});
