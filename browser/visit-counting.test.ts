/** @jest-environment jsdom */

const parts = ['asking', 'yes', 'no', 'browser', 'address'];
let starts = 0;
document.addEventListener('start', () => {
  starts += 1;
});

/** Opens the page anew at an address; `signals` are what the browser says of itself. */
function openPage(address = '/', signals: object = {}) {
  history.replaceState(null, '', address);
  for (const name of ['globalPrivacyControl', 'doNotTrack']) {
    Object.defineProperty(navigator, name, { configurable: true, value: Reflect.get(signals, name) });
  }
  delete document.documentElement.dataset.counting;
  Reflect.deleteProperty(window, 'dataLayer');
  starts = 0;
  const buttons = '<button data-answer="yes">Yes</button><button data-answer="no">No</button>';
  const states = parts.map((when) => `<div data-when="${when}" hidden tabindex="-1">${buttons}</div>`);
  document.body.innerHTML = `<section id="visit-counting" hidden>${states.join('')}<script></script></section>`;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require('./visit-counting'));
}

/** The parts in view. */
function shown() {
  const all = document.querySelectorAll<HTMLElement>('section:not([hidden]) [data-when]:not([hidden])');
  return Array.from(all, (part) => part.dataset.when);
}

function press(answer: 'yes' | 'no') {
  document.querySelector<HTMLElement>(`[data-when]:not([hidden]) [data-answer=${answer}]`)?.click();
}

function mayCount() {
  return 'counting' in document.documentElement.dataset;
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a visitor who has not answered is asked; nothing is stored, nothing is started', () => {
  openPage();
  expect(shown()).toEqual(['asking']);
  expect(localStorage).toHaveLength(0);
  expect([mayCount(), starts]).toEqual([false, 0]);
});

test('a yes starts the counting, once, is kept, and is read out', () => {
  openPage();
  press('yes');
  dispatchEvent(new Event('storage'));
  expect(shown()).toEqual(['yes']);
  expect(document.activeElement).toBe(document.querySelector('[data-when=yes]'));
  expect([mayCount(), starts]).toEqual([true, 1]);
  openPage();
  expect(shown()).toEqual(['yes']);
  expect([mayCount(), starts]).toEqual([true, 1]);
});

test('a no is kept, starts nothing and is not asked about again', () => {
  openPage();
  press('no');
  expect(shown()).toEqual(['no']);
  openPage();
  expect(shown()).toEqual(['no']);
  expect([mayCount(), starts]).toEqual([false, 0]);
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  '%j means no and no question, also after a yes',
  (signals) => {
    for (const answer of [null, 'yes']) {
      if (answer) localStorage.setItem('visit-counting', answer);
      openPage('/', signals);
      expect(shown()).toEqual(['browser']);
      expect([mayCount(), starts]).toEqual([false, 0]);
    }
  },
);

test('an address with a query is never counted', () => {
  localStorage.setItem('visit-counting', 'yes');
  openPage('/?utm_source=news');
  expect(shown()).toEqual(['address']);
  expect([mayCount(), starts]).toEqual([false, 0]);
});

test('an answer that was never given is none', () => {
  localStorage.setItem('visit-counting', 'maybe');
  openPage();
  expect(shown()).toEqual(['asking']);
});

test('Google gets no query, no hash, no page that led here, and no advertising', () => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://news.example/article?id=7');
  localStorage.setItem('visit-counting', 'yes');
  openPage('/#safety');
  const commands = (window as unknown as { dataLayer: IArguments[] }).dataLayer;
  expect(commands.map((command) => Object.prototype.toString.call(command))).toEqual([
    '[object Arguments]',
    '[object Arguments]',
  ]);
  const [consent, limits] = commands.map((command) => Array.from(command));
  expect(consent).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
  expect(limits).toEqual([
    'set',
    {
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      page_location: `${location.origin}/`,
      page_referrer: 'https://news.example',
    },
  ]);
});

test('Google’s cookies go with a no, other cookies stay', () => {
  for (const cookie of ['_ga=GA1.1.1', '_ga_A1B2C3D4E5=GS1', 'other=1']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as Google's code sets them
    document.cookie = cookie;
  }
  openPage();
  press('no');
  expect(document.cookie).toBe('other=1');
});

test('where nothing can be stored, an answer holds for the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  openPage();
  press('no');
  expect(shown()).toEqual(['no']);
  openPage();
  expect(shown()).toEqual(['asking']);
  press('yes');
  expect([shown(), mayCount()]).toEqual([['yes'], true]);
});

test('a no that is kept counts more than a yes before it that was not', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  openPage();
  press('yes');
  setItem.mockRestore();
  // jsdom cannot leave a page, which Google's code takes; it says so on the console.
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  press('no');
  expect(shown()).toEqual(['no']);
  expect(String(complain.mock.calls[0]?.[0])).toMatch(/navigation/);
});
