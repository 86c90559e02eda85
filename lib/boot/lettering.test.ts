/** @jest-environment jsdom */

type Paint = () => void;

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

/** @param types what the browser can observe @returns what to call when the first paint is reported, if it is awaited */
function loadLettering({
  arrival,
  referrer = '',
  types = ['paint'],
}: {
  arrival: string;
  referrer?: string;
  types?: string[];
}) {
  delete document.documentElement.dataset.lettered;
  let paint: Paint | undefined;
  class Observer {
    static supportedEntryTypes = types;
    callback: Paint;
    constructor(callback: Paint) {
      this.callback = callback;
    }
    observe() {
      paint = this.callback;
    }
    disconnect() {
      paint = undefined;
    }
  }
  Object.assign(window, { PerformanceObserver: Observer });
  performance.getEntriesByType = () => [{ type: arrival }] as unknown as PerformanceEntryList;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  jest.isolateModules(() => require('./lettering'));
  return paint;
}

function isLettered() {
  return 'lettered' in document.documentElement.dataset;
}

const firstVisit = { arrival: 'navigate', referrer: 'https://search.example/' };

test('on a visitor’s first page the fonts are asked for after the first paint, and change the letters once', async () => {
  const arrivals = mockFaces(2);
  const paint = loadLettering(firstVisit);
  expect(arrivals).toHaveLength(0);
  paint?.();
  expect(arrivals).toHaveLength(2);
  arrivals[0]?.arrive();
  await Promise.resolve();
  expect(isLettered()).toBe(false);
  arrivals[1]?.arrive();
  await new Promise(process.nextTick);
  expect(isLettered()).toBe(true);
});

test('where a font does not come the stand-ins stay', async () => {
  const arrivals = mockFaces(2);
  loadLettering(firstVisit)?.();
  arrivals[0]?.arrive();
  arrivals[1]?.fail();
  await new Promise(process.nextTick);
  expect(isLettered()).toBe(false);
});

test.each([
  ['another page of this site', { arrival: 'navigate', referrer: `${location.origin}/booking` }],
  ['a reload', { arrival: 'reload' }],
  ['going back', { arrival: 'back_forward' }],
  ['a browser that reports no paint', { arrival: 'navigate', types: ['resource'] }],
])('after %s the fonts come at once', (_, visit) => {
  loadLettering(visit);
  expect(isLettered()).toBe(true);
});
