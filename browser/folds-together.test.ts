/** @jest-environment jsdom */

const wide = { matches: true };

beforeAll(() => {
  window.matchMedia = () => wide as MediaQueryList;
  require('./folds-together');
});

test.each([
  [true, ['one', 'two']],
  [false, ['one']],
])('if the screen is wide (%j), folds side by side open together: %j', (isWide, open) => {
  wide.matches = isWide;
  document.body.innerHTML =
    '<ol data-together><li><details id="one"></details></li><li><details id="two"></details></li></ol><details id="three"></details>';
  const folds = [...document.querySelectorAll('details')];
  if (folds[0]) folds[0].open = true;
  folds[0]?.dispatchEvent(new Event('toggle'));
  expect(folds.filter((fold) => fold.open).map(({ id }) => id)).toEqual(open);
});

test('one of the folds that opened together closes alone', () => {
  wide.matches = true;
  document.body.innerHTML =
    '<ol data-together><li><details id="one"></details></li><li><details id="two" open></details></li></ol>';
  document.querySelector('#one')?.dispatchEvent(new Event('toggle'));
  expect(document.querySelectorAll('[open]')).toHaveLength(1);
});
