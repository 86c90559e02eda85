/** @jest-environment jsdom */

const parts = ['asking', 'yes', 'no', 'browser'];

/** Opens the page anew; `signals` are what the browser says of itself. */
function openPage(signals: object = {}) {
  for (const name of ['globalPrivacyControl', 'doNotTrack']) {
    Object.defineProperty(navigator, name, { configurable: true, value: Reflect.get(signals, name) });
  }
  const buttons = '<button data-answer="yes">Yes</button><button data-answer="no">No</button>';
  const states = parts.map((when) => `<div data-when="${when}" hidden tabindex="-1">${buttons}</div>`);
  document.head.innerHTML = '';
  document.body.innerHTML = `<section id="visit-counting" hidden>${states.join('')}<script type="text/plain" data-google>window.isStarted = true</script><script data-words="https://google.example/"></script></section>`;
  jest
    .spyOn(document, 'currentScript', 'get')
    .mockReturnValue(document.querySelector<HTMLScriptElement>('[data-words]'));
  jest.isolateModules(() => require('./counting'));
}

/** The parts in view. */
function shown() {
  const all = document.querySelectorAll<HTMLElement>('section:not([hidden]) [data-when]:not([hidden])');
  return Array.from(all, (part) => part.dataset.when);
}

function press(answer: 'yes' | 'no') {
  document.querySelector<HTMLElement>(`[data-when]:not([hidden]) [data-answer=${answer}]`)?.click();
}

function countGoogle() {
  return document.head.querySelectorAll('script[src="https://google.example/"]').length;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a visitor who has not answered is asked; a yes is kept, read out, and starts Google once', () => {
  openPage();
  expect(shown()).toEqual(['asking']);
  expect([localStorage.length, countGoogle()]).toEqual([0, 0]);
  press('yes');
  expect(shown()).toEqual(['yes']);
  expect(document.activeElement).toBe(document.querySelector('[data-when=yes]'));
  expect(countGoogle()).toBe(1);
  openPage();
  expect([shown(), countGoogle()]).toEqual([['yes'], 1]);
  expect(window).toHaveProperty('isStarted', true);
});

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('%s outweighs an older yes', (_, signals) => {
  localStorage.setItem('visit-counting', 'yes');
  openPage(signals);
  expect([shown(), countGoogle()]).toEqual([['browser'], 0]);
});

test('a browser that keeps nothing holds a yes for this page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  openPage();
  press('yes');
  expect([shown(), countGoogle()]).toEqual([['yes'], 1]);
});
