/** @jest-environment jsdom */

/** Faces as the browser lists them; each arrives, or not, when its own function is called. */
function mockFaces(count: number) {
  const arrivals: { arrive: () => void; fail: () => void }[] = [];
  const faces = Array.from({ length: count }, () => ({
    family: 'Text',
    load: () =>
      new Promise<void>((resolve, reject) => {
        arrivals.push({ arrive: resolve, fail: () => reject(new Error('no font')) });
      }),
  }));
  Object.defineProperty(document, 'fonts', {
    value: [
      ...faces,
      { family: 'Text Fallback', load: () => Promise.reject(new Error('not on this machine')) },
    ],
    configurable: true,
  });
  return arrivals;
}

let isSettled: boolean;

type Visit = { arrival: string; name?: string; referrer?: string; types?: string[] };

const firstVisit: Visit = { arrival: 'navigate', referrer: 'https://search.example/' };

/** @param types what the browser can observe @returns what to call when the first paint is reported, if it is awaited */
function openFirst({ arrival, name = location.href, referrer = '', types = ['paint'] }: Visit) {
  let paint: (() => void) | undefined;
  class Observer {
    static supportedEntryTypes = types;
    callback: () => void;
    constructor(callback: () => void) {
      this.callback = callback;
    }
    observe() {
      paint = this.callback;
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  performance.getEntriesByType = () => [{ type: arrival, name }] as unknown as PerformanceEntryList;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  jest.isolateModules(() => require('./first-paint'));
  return paint;
}

function noteSettled() {
  isSettled = true;
}

beforeEach(() => {
  isSettled = false;
  document.head.replaceChildren();
  document.body.innerHTML =
    '<main class="wrap"><h1></h1><section><p></p></section></main><footer><div class="wrap"><ul></ul></div></footer>';
  document.addEventListener('letters', noteSettled);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  delete document.documentElement.dataset.lettered;
  document.removeEventListener('letters', noteSettled);
});

/** Until everything that has happened so far has been acted upon, and painted. */
function settle() {
  return new Promise((resolve) => setTimeout(resolve, 100));
}

function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function isLettered() {
  return 'lettered' in document.documentElement.dataset;
}

function linksManifest() {
  return document.querySelector('link[rel="manifest"]') !== null;
}

test('on a visitor’s first page the fonts are asked for after the first paint, and change the letters part by part, then everywhere', async () => {
  const arrivals = mockFaces(2);
  const paint = openFirst(firstVisit);
  expect(arrivals).toHaveLength(0);
  expect(linksManifest()).toBe(false);
  paint?.();
  // What is painted first may be a part of what the screen holds.
  await frame();
  expect(arrivals).toHaveLength(0);
  await settle();
  expect(linksManifest()).toBe(true);
  expect(arrivals).toHaveLength(2);
  arrivals[0]?.arrive();
  await settle();
  expect(isLettered()).toBe(false);
  arrivals[1]?.arrive();
  const lettered: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) lettered.push((target as HTMLElement).tagName);
  });
  observer.observe(document, { attributeFilter: ['data-lettered'], subtree: true });
  await settle();
  expect(lettered).toEqual(['H1', 'SECTION', 'UL', 'HTML']);
  expect(isSettled).toBe(true);
});

test('where the browser never tells of the first paint, the fonts are asked for all the same', async () => {
  const arrivals = mockFaces(1);
  openFirst(firstVisit);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(arrivals).toHaveLength(1);
});

test('the letters do not change right after a press', async () => {
  const arrivals = mockFaces(1);
  openFirst(firstVisit)?.();
  await settle();
  dispatchEvent(new Event('pointerdown'));
  arrivals[0]?.arrive();
  await settle();
  expect(isLettered()).toBe(false);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  await settle();
  await settle();
  await settle();
  expect(document.documentElement.dataset.lettered).toBe('');
});

test('where the page is painted before it has all come, the fonts wait for the rest of it', async () => {
  const arrivals = mockFaces(1);
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  openFirst(firstVisit)?.();
  await settle();
  expect(arrivals).toHaveLength(0);
  expect(linksManifest()).toBe(false);
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await settle();
  expect(arrivals).toHaveLength(1);
  expect(linksManifest()).toBe(true);
});

test('where a font does not come the stand-ins stay, and nobody waits for it', async () => {
  const arrivals = mockFaces(2);
  openFirst(firstVisit)?.();
  await settle();
  arrivals[0]?.arrive();
  await settle();
  expect(isSettled).toBe(false);
  arrivals[1]?.fail();
  await settle();
  expect(isLettered()).toBe(false);
  expect(isSettled).toBe(true);
});

test.each([
  ['another page of this site', { arrival: 'navigate', referrer: `${location.origin}/booking` }],
  ['a link to a place', { ...firstVisit, name: `${location.href}#safety` }],
  ['a link to words', { ...firstVisit, name: `${location.href}#:~:text=Safety` }],
  ['a reload', { arrival: 'reload' }],
  ['going back', { arrival: 'back_forward' }],
  ['a browser that reports no paint', { arrival: 'navigate', types: ['resource'] }],
])('after %s everything comes at once', (_, circumstances) => {
  expect(openFirst(circumstances)).toBeUndefined();
  expect(isLettered()).toBe(true);
  expect(linksManifest()).toBe(true);
});

test.each([
  ['first', firstVisit],
  ['next', { arrival: 'navigate', referrer: `${location.origin}/booking` }],
])(
  'on the %s page of a visitor who saves data no font is asked for, and nobody waits for one',
  async (_, circumstances) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const arrivals = mockFaces(2);
    openFirst(circumstances)?.();
    await settle();
    expect(arrivals).toHaveLength(0);
    expect(document.documentElement.dataset.lettered).toBe('plainly');
    expect(isSettled).toBe(circumstances === firstVisit);
  },
);
