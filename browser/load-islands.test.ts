/** @jest-environment jsdom */

type Rules = { createScriptURL: (url: string) => string };

let policies: Record<string, Rules>;

/**
 * Runs the loader on a page with one island, which is on screen by default, and advances the timers. Returns the URL of
 * the script that was requested, or null.
 */
function load(connection: object = {}, isOnScreen = true) {
  Object.assign(navigator, { connection });
  const value = '/_next/static/islands-abc.js';
  Object.defineProperty(document, 'currentScript', { value: { dataset: { value } }, configurable: true });
  document.body.innerHTML = '<nav data-island="section-nav"><a href="#a">A</a></nav>';
  const rects = { value: () => (isOnScreen ? [{}] : []), configurable: true };
  Object.defineProperty(HTMLElement.prototype, 'getClientRects', rects);
  jest.isolateModules(() => require('./load-islands'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(1000);
  return document.querySelector('head script')?.getAttribute('src') ?? null;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  policies = {};
  const createPolicy = (name: string, rules: Rules) => {
    policies[name] = rules;
    return rules;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
});
afterEach(() => jest.useRealTimers());

test('the islands’ script is fetched through a policy that allows no other address', () => {
  expect(load()).toBe('/_next/static/islands-abc.js');
  expect(policies.islands?.createScriptURL('https://evil.example/x.js')).toBe('/_next/static/islands-abc.js');
});

test.each([[{ saveData: true }], [{ effectiveType: '3g' }], [{ effectiveType: 'slow-2g' }]])(
  'with the connection %j no script is fetched',
  (connection) => {
    expect(load(connection)).toBeNull();
  },
);

test('on a visitor’s first page, the script comes after the layout, but not more than 1.5 seconds later', () => {
  document.documentElement.dataset.parts = '';
  expect(load()).toBeNull();
  jest.advanceTimersByTime(1000);
  expect(document.querySelector('head script')).not.toBeNull();
  document.head.innerHTML = '';
  expect(load()).toBeNull();
  document.dispatchEvent(new Event('laid-out'));
  jest.advanceTimersByTime(200);
  expect(document.querySelector('head script')).not.toBeNull();
  delete document.documentElement.dataset.parts;
});

test('an island that is not on screen fetches no script', () => {
  expect(load({}, false)).toBeNull();
});
