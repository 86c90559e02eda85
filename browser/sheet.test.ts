/** @jest-environment jsdom */

const print = jest.fn();

/** Presses the link to the sheet with these keys, and returns whether the browser follows it by itself. */
function press(keys: MouseEventInit) {
  print.mockClear();
  document.body.innerHTML = '<a href="#sheet">Print</a>';
  Object.assign(window, { print });
  jest.isolateModules(() => require('./sheet'));
  const click = new MouseEvent('click', { ...keys, bubbles: true, cancelable: true });
  return document.querySelector('a')?.dispatchEvent(click);
}

test('the link to the sheet prints it', () => {
  expect(press({})).toBe(false);
  expect(print).toHaveBeenCalledTimes(1);
  expect(document.documentElement.hasAttribute('data-only-sheet')).toBe(true);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'pressed with %s, it opens elsewhere and prints nothing',
  (key) => {
    expect(press({ [key]: true })).toBe(true);
    expect(print).not.toHaveBeenCalled();
  },
);
