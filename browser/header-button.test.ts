/** @jest-environment jsdom */

type Entry = { target: Element; isIntersecting: boolean };
let report: (entries: Entry[]) => void;

beforeAll(() => {
  document.body.innerHTML = `<header class="header"><a class="button button-quiet"></a></header>
    <main><a class="button-primary"></a><a class="button-primary"></a><a class="button-quiet"></a></main>`;
  const observed: Element[] = [];
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(element: Element) {
        observed.push(element);
      }
    },
  });
  require('./header-button');
  expect(observed).toEqual([...document.querySelectorAll('main .button-primary')]);
});

test('the header’s button is filled only while no filled button is on the screen', () => {
  const [first, second] = [...document.querySelectorAll('main .button-primary')] as [Element, Element];
  const look = () => document.querySelector('header a')?.className;
  report([
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: false },
  ]);
  expect(look()).toBe('button button-quiet');
  report([{ target: second, isIntersecting: true }]);
  report([{ target: first, isIntersecting: false }]);
  expect(look()).toBe('button button-quiet');
  report([{ target: second, isIntersecting: false }]);
  expect(look()).toBe('button button-primary');
});
