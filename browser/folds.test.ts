/** @jest-environment jsdom */

function openOn(isWide: boolean) {
  document.body.innerHTML =
    '<details id="wide" data-open-wide></details><details id="other"></details><details id="opened" open></details>';
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
  jest.isolateModules(() => require('./folds'));
}

function listOpen() {
  return [...document.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id);
}

test.each([
  [true, ['wide', 'opened']],
  [false, ['opened']],
])('if the screen is wide (%j), these folds are open: %j', (isWide, open) => {
  openOn(isWide);
  expect(listOpen()).toEqual(open);
});

test('every fold is open while printing, and closes again afterwards', () => {
  openOn(false);
  dispatchEvent(new Event('beforeprint'));
  expect(listOpen()).toEqual(['wide', 'other', 'opened']);
  dispatchEvent(new Event('afterprint'));
  expect(listOpen()).toEqual(['opened']);
});
