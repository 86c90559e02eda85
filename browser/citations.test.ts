/** @jest-environment jsdom */

const card = () => document.getElementById('cited-study') as HTMLElement;
let isFollowed: boolean;

beforeAll(() => {
  require('./citations');
  document.addEventListener('click', (event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  });
});

beforeEach(() => {
  document.body.innerHTML = `
    <sup class="citations"><a href="#ref-1" aria-label="Reference 1">1</a></sup>
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
