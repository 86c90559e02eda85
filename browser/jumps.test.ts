/** @jest-environment jsdom */

test.each([
  [
    'far below skips all but the last screen and a half',
    '<section id="process"></section>',
    9000,
    [{ top: 9000 - 1.5 * 768, behavior: 'instant' }],
  ],
  [
    'far above, too',
    '<section id="process"></section>',
    -9000,
    [{ top: -9000 + 1.5 * 768, behavior: 'instant' }],
  ],
  ['near by skips nothing', '<section id="process"></section>', 1000, []],
  ['into a fold skips nothing', '<details><section id="process"></section></details>', 9000, []],
  ['to what is no section skips nothing, because it is not smooth', '<p id="process"></p>', 9000, []],
])('a jump %s', (_, target, top, skipped) => {
  delete document.documentElement.dataset.glides;
  history.pushState(null, '', '/');
  document.body.innerHTML = `<a href="#process">Process</a>${target}`;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const scrolled = jest.fn();
  Object.assign(window, { innerHeight: 768, scrollBy: scrolled });
  jest.isolateModules(() => require('./jumps'));
  document.querySelector('a')?.click();
  expect(scrolled.mock.calls.slice(0, 1).flat()).toEqual(skipped);
  expect(document.documentElement).toHaveProperty('dataset.glides', '');
});
