/** @jest-environment jsdom */

/** Opens the page anew; tells which part of the panel shows, and how often Google's code was asked for. */
function openPage() {
  const buttons = '<button data-answer="yes">Yes</button><button data-answer="no">No</button>';
  const states = ['asking', 'yes', 'no', 'browser'].map(
    (when) => `<div data-when="${when}">${buttons}</div>`,
  );
  document.head.innerHTML = '';
  document.body.innerHTML = `<section>${states.join('')}<script data-words="https://google.example/"></script></section>`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('./counting'));
  return () => [
    document.querySelector<HTMLElement>('[data-when]:not([hidden])')?.dataset.when,
    document.head.querySelectorAll('script[src="https://google.example/"]').length,
  ];
}

function press(answer: 'yes' | 'no') {
  document.querySelector<HTMLElement>(`[data-when]:not([hidden]) [data-answer=${answer}]`)?.click();
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a visitor is asked, and a yes is kept and starts Google once a page', () => {
  const look = openPage();
  expect([...look(), localStorage.length]).toEqual(['asking', 0, 0]);
  press('yes');
  expect(look()).toEqual(['yes', 1]);
  expect(openPage()()).toEqual(['yes', 1]);
});

test.each([
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
])('%s outweighs an older yes', (_, signal, value) => {
  Object.defineProperty(navigator, signal, { configurable: true, value });
  localStorage.setItem('visit-counting', 'yes');
  expect(openPage()()).toEqual(['browser', 0]);
  Reflect.deleteProperty(navigator, signal);
});

test('a browser that keeps nothing holds a yes for this page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const look = openPage();
  press('yes');
  expect(look()).toEqual(['yes', 1]);
});
