/** @jest-environment jsdom */

test.each([
  [true, ['first', 'second']],
  [false, ['first']],
])('if the screen is wide (%j), a press on the first phase opens %j', (isWide, ids) => {
  document.body.innerHTML =
    '<section id="process"><details id="first"></details><details id="second"></details></section><details></details>';
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
  jest.isolateModules(() => require('./phases'));
  const first = document.querySelector('#first') as HTMLDetailsElement;
  const listOpen = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  first.open = true;
  first.dispatchEvent(new Event('toggle'));
  expect(listOpen()).toEqual(ids);
  first.open = false;
  first.dispatchEvent(new Event('toggle'));
  expect(listOpen()).toEqual([]);
});
