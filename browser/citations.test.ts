/** @jest-environment jsdom */

const card = () => document.getElementById('cited-study') as HTMLElement;
let isFollowed: boolean;

/** Reports whether the text that cites is on the screen. */
let reportSeen: (isIntersecting: boolean) => void;

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reportSeen = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  });
  // The test's browser cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
  require('./citations');
  document.addEventListener('click', (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
});

beforeEach(() => {
  document.body.innerHTML = `
    <p>A claim.<sup class="citations"><a href="#ref-1" aria-label="Reference 1">1</a></sup></p>
    <ol><li id="ref-1">A study <a href="/a">of sleep</a></li></ol>
    <div id="cited-study" popover="auto" tabindex="-1"><p></p><p></p></div>`;
  // The test's browser has no popovers.
  Object.assign(card(), { popover: 'auto', showPopover: jest.fn(), hidePopover: jest.fn() });
});

const click = (init: MouseEventInit = {}) =>
  document
    .querySelector('sup a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

test('a citation shows its number and its study, and the list keeps its own', () => {
  click();
  expect(isFollowed).toBe(false);
  expect(card().showPopover).toHaveBeenCalledTimes(1);
  expect(Array.from(card().children, ({ textContent }) => textContent)).toEqual([
    'Reference 1',
    'A study of sleep',
  ]);
  expect(document.querySelector('li')?.textContent).toBe('A study of sleep');
  expect(document.activeElement).toBe(card());
});

test('the text that cites keeps room for the study until it closes', () => {
  const text = document.querySelector('p');
  Object.defineProperty(card(), 'offsetHeight', { value: 140 });
  click();
  expect(text?.style.getPropertyValue('--study')).toBe('140px');
  expect(text?.hasAttribute('data-citing')).toBe(true);
  card().dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'closed' }));
  expect(text?.hasAttribute('data-citing')).toBe(false);
});

test('a figure stays with what it counts, so the room is below both', () => {
  const text = document.querySelector('p');
  const figure = document.createElement('div');
  figure.dataset.claim = '';
  text?.before(figure);
  figure.append(text as Element, '29%');
  click();
  expect([figure, text].map((each) => each?.hasAttribute('data-citing'))).toEqual([true, false]);
});

test('the study closes when the reader has scrolled past the text that cites', () => {
  click();
  const closed = card().hidePopover as jest.Mock;
  closed.mockClear();
  reportSeen(true);
  expect(closed).not.toHaveBeenCalled();
  reportSeen(false);
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'with %o, it opens its own tab or window',
  (init) => {
    click(init);
    expect(isFollowed).toBe(true);
    expect(card().showPopover).not.toHaveBeenCalled();
  },
);

test('it leads to the list in a browser without popovers, and if a tool has taken the study away', () => {
  Object.assign(card(), { popover: undefined });
  click();
  expect(isFollowed).toBe(true);
  Object.assign(card(), { popover: 'auto' });
  document.querySelector('ol')?.remove();
  click();
  expect(isFollowed).toBe(true);
  expect(card().showPopover).not.toHaveBeenCalled();
});
