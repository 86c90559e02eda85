/** @jest-environment jsdom */

const sent = '<p id="text">a</p><div data-start><button>b</button></div>';

// jsdom has none.
Object.assign(globalThis, { CSS: { supports: (declaration: string) => declaration === 'known:yes' } });

function loadStart(sources: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = sent;
  const own = document.createElement('script');
  own.dataset.sources = sources;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  jest.isolateModules(() => require('./start'));
}

// Each load listens on the same document: let none wait into the next test.
afterEach(async () => {
  await answered();
  document.body.innerHTML = sent;
  document.dispatchEvent(new Event('start'));
});

/** Until the frame after a press has been painted. */
function answered() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
}

function arrive(source: string, sign: 'load' | 'error' = 'load') {
  document.querySelector(`script[src="${source}"]`)?.dispatchEvent(new Event(sign));
}

function fetchedAhead() {
  const links = document.head.querySelectorAll('link[rel=preload]');
  return Array.from(links, (link) => link.getAttribute('href'));
}

/** The scripts that are run, or will be as soon as they come. */
function fetched() {
  return Array.from(document.head.querySelectorAll('script'), (script) => script.getAttribute('src'));
}

test('nothing is fetched for a visitor who only reads', async () => {
  loadStart('/a.js /runtime.js');
  document.getElementById('text')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.dispatchEvent(new Event('keydown'));
  await answered();
  expect(fetched()).toEqual([]);
});

test('a finger that only scrolls fetches nothing', async () => {
  loadStart('/a.js /runtime.js');
  const down = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' });
  document.querySelector('button')?.dispatchEvent(down);
  await answered();
  expect(fetched()).toEqual([]);
});

test.each(['pointerdown', 'click', 'keydown', 'focusin'])(
  '%s inside a marked element fetches everything, once, after it has been answered',
  async (sign) => {
    loadStart('/a.js /b.js /runtime.js');
    const button = document.querySelector('button');
    button?.dispatchEvent(new Event(sign, { bubbles: true }));
    button?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(fetched()).toEqual([]);
    await answered();
    expect(fetched()).toEqual(['/a.js', '/b.js']);
  },
);

test.each([
  ['known:yes', []],
  ['known:no', ['/a.js']],
])('an element marked %s fetches %j', async (declaration, wanted) => {
  loadStart('/a.js /runtime.js');
  document.querySelector('div')?.setAttribute('data-start', declaration);
  document.querySelector('button')?.dispatchEvent(new Event('click', { bubbles: true }));
  await answered();
  expect(fetched()).toEqual(wanted);
});

test('the runtime is fetched with the others, and run when they have all come', () => {
  loadStart('/a.js /b.js /runtime.js');
  document.dispatchEvent(new Event('start'));
  expect(fetchedAhead()).toEqual(['/runtime.js']);
  arrive('/b.js');
  expect(fetched()).toEqual(['/a.js', '/b.js']);
  arrive('/a.js');
  expect(fetched()).toEqual(['/a.js', '/b.js', '/runtime.js']);
});

test('where one does not come, nothing starts and the page stays as it was sent', () => {
  loadStart('/a.js /b.js /runtime.js');
  document.dispatchEvent(new Event('start'));
  arrive('/a.js');
  arrive('/b.js', 'error');
  document.dispatchEvent(new Event('start'));
  expect(fetched()).toEqual(['/a.js', '/b.js']);
});

test.each([
  ['with other words in their place', '<p>un</p><div data-start><button>dos</button></div>'],
  ['in elements of its own', '<p id="text"><font>a</font></p><div data-start><button>b</button></div>'],
])('a page that the browser has translated, %s, is left as it is', async (_how, translated) => {
  loadStart('/a.js /runtime.js');
  document.body.innerHTML = translated;
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.dispatchEvent(new Event('start'));
  await answered();
  expect(fetched()).toEqual([]);
});

test('another script can ask for the start', () => {
  loadStart('/a.js /runtime.js');
  document.dispatchEvent(new Event('start'));
  expect(fetched()).toEqual(['/a.js']);
});
