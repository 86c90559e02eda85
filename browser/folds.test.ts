/** @jest-environment jsdom */

function openOn(isWide: boolean, hasPopovers = true) {
  document.body.innerHTML =
    '<details id="wide" data-open-wide></details><details id="other"></details><details id="opened" open></details>' +
    '<footer><details id="links" data-open-wide></details></footer>';
  Object.defineProperty(window, 'CSS', { value: { supports: () => hasPopovers }, configurable: true });
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
  jest.isolateModules(() => require('./folds'));
}

function listOpen() {
  return [...document.querySelectorAll('details')].filter(({ open }) => open).map(({ id }) => id);
}

test.each([
  [true, ['wide', 'opened', 'links']],
  [false, ['opened']],
])('if the screen is wide (%j), these folds are open: %j', (isWide, open) => {
  openOn(isWide);
  expect(listOpen()).toEqual(open);
});

test('in a browser without popovers, which has no menu, a phone shows the links in the footer', () => {
  openOn(false, false);
  expect(listOpen()).toEqual(['opened', 'links']);
});

test('every fold is open while printing, and closes again afterwards', () => {
  openOn(false);
  dispatchEvent(new Event('beforeprint'));
  expect(listOpen()).toEqual(['wide', 'other', 'opened', 'links']);
  dispatchEvent(new Event('afterprint'));
  expect(listOpen()).toEqual(['opened']);
});
