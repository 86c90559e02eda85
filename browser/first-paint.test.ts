/** @jest-environment jsdom */

const root = document.documentElement;
const load = jest.fn();

type Arrival = { type?: string; name?: string; referrer?: string; saveData?: boolean };

/** Runs first-paint.ts on a page that the visitor reached in this way. */
function arrive({ type = 'navigate', name = 'http://localhost/', referrer = '', saveData = false }: Arrival) {
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name);
  document.body.innerHTML = '<main><section></section><section></section></main><footer></footer>';
  const set = (target: object, key: string, value: unknown) =>
    Object.defineProperty(target, key, { value, configurable: true });
  set(performance, 'getEntriesByType', () => [{ type, name }]);
  set(document, 'referrer', referrer);
  set(navigator, 'connection', { saveData });
  set(document, 'fonts', [
    { family: 'textFont', load },
    { family: 'Text Fallback', load: () => Promise.reject(new Error('not installed')) },
  ]);
  load.mockReset();
  load.mockResolvedValue(undefined);
  jest.isolateModules(() => require('./first-paint'));
}

async function finish() {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(2000);
}

let removeListeners: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  const listening: Parameters<typeof document.addEventListener>[] = [];
  const add = document.addEventListener;
  jest.spyOn(document, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
    listening.push(args);
    add.apply(document, args);
  });
  removeListeners = () => {
    for (const args of listening) document.removeEventListener(...args);
  };
});
afterEach(() => {
  removeListeners();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('on a first page the fonts come after the first paint', async () => {
  arrive({});
  expect([root.dataset.fonts, load.mock.calls.length]).toEqual([undefined, 0]);
  await finish();
  expect([root.dataset.fonts, load.mock.calls.length]).toEqual(['', 1]);
});

test('on a first page every part is laid out in the end', async () => {
  arrive({});
  await finish();
  const parts = [...document.querySelectorAll('main > * + *, footer')] as HTMLElement[];
  expect(parts.map(({ style }) => style.contentVisibility)).toEqual(['visible', 'visible']);
});

test.each([
  ['first', {}],
  ['second', { referrer: 'http://localhost/' }],
])('on a visitor’s %s page the text of closed folds is laid out in the end', async (_, arrival) => {
  arrive(arrival);
  document.body.innerHTML += '<details><summary>More</summary><p>Text</p></details>';
  const layOut = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  await finish();
  expect(layOut.mock.contexts).toContain(document.querySelector('details p'));
});

test('fonts that take longer than five seconds are not shown, and do not hold up the layout', async () => {
  arrive({});
  load.mockReturnValue(new Promise(() => {}));
  const whenLaidOut = jest.fn();
  document.addEventListener('laid-out', whenLaidOut, { once: true });
  await finish();
  expect(whenLaidOut).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5000);
  expect(root.dataset.fonts).toBeUndefined();
  expect(whenLaidOut).toHaveBeenCalledTimes(1);
});

test.each([
  ['are shown if they change no line on the screen', { height: 20, top: 0 }, ''],
  ['are not shown if they move a line on the screen', { height: 23, top: 0 }, undefined],
  ['are shown if they only move lines below the screen', { height: 23, top: 5000 }, ''],
])('fonts %s', async (_, { height, top }, shown) => {
  arrive({});
  document.querySelector('section')?.append(document.createElement('p'));
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const offset = this instanceof HTMLParagraphElement ? top : 0;
    return { top: offset, bottom: offset + (root.dataset.fonts === '' ? height : 20) } as DOMRect;
  });
  await finish();
  expect(root.dataset.fonts).toBe(shown);
});

test('fonts that would move a line are shown once the reader stops where they move nothing', async () => {
  arrive({});
  document.querySelector('section')?.append(document.createElement('p'));
  let grows = 3;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: 0, bottom: root.dataset.fonts === '' ? 20 + grows : 20 }) as DOMRect);
  await finish();
  dispatchEvent(new Event('scrollend'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(root.dataset.fonts).toBeUndefined();
  grows = 0;
  dispatchEvent(new Event('scrollend'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(root.dataset.fonts).toBe('');
});

test('a visitor who saves data keeps the fallback fonts', async () => {
  arrive({ saveData: true });
  await finish();
  expect([root.dataset.fonts, load.mock.calls.length]).toEqual([undefined, 0]);
});

test.each<[string, Arrival]>([
  ['goes back', { type: 'back_forward' }],
  ['reloads', { type: 'reload' }],
  ['comes from another page of the site', { referrer: 'http://localhost/booking' }],
  ['follows a link to a section', { name: 'http://localhost/#process' }],
])('a visitor who %s gets fonts and layout immediately', (_, arrival) => {
  arrive(arrival);
  expect([root.dataset.fonts, root.dataset.parts]).toEqual(['', undefined]);
});

test('following a link within the page lays everything out and keeps the fallback fonts', async () => {
  arrive({});
  document.body.innerHTML += '<a href="#process">Process</a>';
  document.querySelector('a')?.click();
  expect(root.dataset.parts).toBeUndefined();
  await finish();
  expect(root.dataset.fonts).toBeUndefined();
});
