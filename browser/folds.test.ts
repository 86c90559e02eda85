/** @jest-environment jsdom */

function openOn(isWide: boolean, hasPopovers = true) {
  document.body.innerHTML =
    '<details id="wide" data-open-wide><summary></summary></details><details id="other"></details><details id="opened" open></details>' +
    '<footer><details id="links" data-open-wide></details></footer>';
  Object.defineProperty(window, 'CSS', { value: { supports: () => hasPopovers }, configurable: true });
  const wide = { matches: isWide } as { matches: boolean; onchange?: () => void };
  window.matchMedia = () => wide as unknown as MediaQueryList;
  jest.isolateModules(() => require('./folds'));
  return wide;
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

test('Tab skips the summary of a fold that is open on a wide screen, until the window is narrow', () => {
  const wide = openOn(true);
  const summary = document.querySelector('summary') as HTMLElement;
  expect(summary.tabIndex).toBe(-1);
  wide.matches = false;
  wide.onchange?.();
  expect(summary.tabIndex).toBe(0);
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
