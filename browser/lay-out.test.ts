/** @jest-environment jsdom */

const root = document.documentElement;
let rests: (() => void)[];
let readyState: DocumentReadyState;
let leavesOut: boolean;

/** Lets the browser rest for as long as one idle callback takes. */
function rest() {
  rests.shift()?.();
}

// jsdom has none.
Object.assign(globalThis, { CSS: { supports: () => leavesOut } });

function openHome({ isLettered = false } = {}) {
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<main class="by-part"><section class="hero"></section><section id="a"><p class="section-head"></p><div id="cards"></div></section><svg></svg><div id="b"></div></main><footer></footer>';
  if (isLettered) root.dataset.lettered = '';
  Object.assign(window, { requestIdleCallback: (task: () => void) => rests.push(task) });
  jest.isolateModules(() => require('./lay-out'));
}

function afterSecondsOf(stillness: number) {
  jest.advanceTimersByTime(stillness * 1000);
}

function letters() {
  document.dispatchEvent(new Event('letters'));
}

function laidOut() {
  return Array.from(document.querySelectorAll('[data-laid=""]'), ({ id, tagName }) => id || tagName);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback'] });
  rests = [];
  leavesOut = true;
  readyState = 'complete';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

afterEach(() => {
  delete root.dataset.lettered;
  delete root.dataset.laid;
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('what lies below is laid out after the letters, a part each time the browser rests', () => {
  openHome();
  expect(rests).toHaveLength(0);
  letters();
  expect(laidOut()).toEqual([]);
  rest();
  expect(laidOut()).toEqual(['a']);
  rest();
  expect(laidOut()).toEqual(['a', 'cards']);
  rest();
  rest();
  expect(laidOut()).toEqual(['HTML', 'a', 'cards', 'b', 'FOOTER']);
  expect(rests).toHaveLength(0);
});

test.each([
  ['stays', null, ['b']],
  ['has scrolled since', 'wheel', []],
  ['has pressed something since', 'pointerdown', []],
])('a visitor who follows a link meanwhile and %s ends where they should', (_, sign, expected) => {
  const shown: string[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    shown.push(this.id);
  };
  openHome();
  letters();
  rest();
  dispatchEvent(new Event('pointerdown'));
  history.replaceState(null, '', '/#b');
  dispatchEvent(new Event('hashchange'));
  if (sign) dispatchEvent(new Event(sign));
  while (rests.length > 0) rest();
  expect(shown).toEqual(expected);
});

test.each([
  ['a link of this page', '#b', ['b']],
  ['a link to another page', '/booking', []],
  ['anything else', null, []],
])('pointing at %s lays out nothing but what it leads to', (_, href, expected) => {
  openHome();
  letters();
  const words = document.createElement(href ? 'a' : 'p');
  if (href) words.setAttribute('href', href);
  const marked = words.appendChild(document.createElement('span'));
  document.body.append(words);
  marked.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(laidOut()).toEqual(expected);
});

test('after a press the rest waits, and goes on once the hand is still', () => {
  openHome();
  letters();
  rest();
  dispatchEvent(new Event('pointerdown'));
  rest();
  afterSecondsOf(0.9);
  rest();
  expect(laidOut()).toEqual(['a']);
  afterSecondsOf(0.3);
  rest();
  expect(laidOut()).toEqual(['a', 'cards']);
});

test('for a visitor who has followed a link the rest does not wait, whatever they press', () => {
  openHome();
  letters();
  dispatchEvent(new Event('pointerdown'));
  history.replaceState(null, '', '/#b');
  dispatchEvent(new Event('hashchange'));
  dispatchEvent(new Event('pointerdown'));
  HTMLElement.prototype.scrollIntoView = () => {};
  while (rests.length > 0) rest();
  expect(laidOut()).toEqual(['HTML', 'a', 'cards', 'b', 'FOOTER']);
});

test('nothing is laid out before the page is all there', () => {
  readyState = 'interactive';
  openHome();
  letters();
  expect(rests).toHaveLength(0);
  readyState = 'complete';
  dispatchEvent(new Event('load'));
  expect(rests).toHaveLength(1);
});

test('for a visitor who comes back, or to a place, the whole page is laid out at once', () => {
  openHome({ isLettered: true });
  expect(laidOut()).toEqual(['HTML']);
});

test('where the styles leave nothing out, the whole page is laid out at once', () => {
  leavesOut = false;
  openHome();
  expect(laidOut()).toEqual(['HTML']);
});
