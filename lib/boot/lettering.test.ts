/** @jest-environment jsdom */

type Paint = () => void;

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

test('on a visitor’s first page the fonts wait for the first paint', () => {
  const paint = loadLettering({ arrival: 'navigate', referrer: 'https://search.example/' });
  expect(isLettered()).toBe(false);
  paint?.();
  expect(isLettered()).toBe(true);
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
