/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SectionNav } from './section-nav';

const links = [
  { text: 'Process', href: '#process' },
  { text: 'Value', href: '#value' },
];
const scroll = jest.fn();
let isStill: boolean;
let cross: (entries: { target: Element; isIntersecting: boolean }[]) => void;
let root: Root;

beforeEach(() => {
  isStill = false;
  scroll.mockReset();
  history.replaceState(null, '', '/');
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    matchMedia: () => ({ matches: isStill }),
    IntersectionObserver: class {
      constructor(callback: typeof cross) {
        cross = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
  document.body.innerHTML =
    '<nav></nav><main><p></p><section id="process" tabindex="-1"></section><hr><section id="value" tabindex="-1"></section><div></div></main>';
  for (const section of document.querySelectorAll('section')) section.scrollIntoView = scroll;
  root = createRoot(document.querySelector('nav') as HTMLElement);
  act(() => root.render(<SectionNav links={links} />));
});
afterEach(() => act(() => root.unmount()));

/** Clicks the first link. Returns whether the browser would follow it by itself. */
function click(keys: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  let isFollowed = false;
  document.body.addEventListener(
    'click',
    () => {
      isFollowed = !event.defaultPrevented;
      // jsdom cannot follow the link.
      event.preventDefault();
    },
    { once: true },
  );
  act(() => document.querySelector('a')?.dispatchEvent(event));
  return isFollowed;
}

/** The texts of the links that are marked as current. */
function marked() {
  return Array.from(document.querySelectorAll('[aria-current="true"]'), ({ textContent }) => textContent);
}

test('a click scrolls smoothly to the section, moves the focus there, and can be undone with Back', () => {
  const before = history.length;
  expect(click()).toBe(false);
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(document.activeElement?.id).toBe('process');
  expect([location.hash, history.length]).toEqual(['#process', before + 1]);
});

test('a second click on the same link adds no entry to the history', () => {
  click();
  const before = history.length;
  click();
  expect(history.length).toBe(before);
});

test('for a visitor who prefers reduced motion, the page jumps', () => {
  isStill = true;
  click();
  expect(scroll).toHaveBeenCalledWith({ behavior: 'instant' });
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'with %s, the browser follows the link itself',
  (key) => {
    expect(click({ [key]: true })).toBe(true);
    expect(scroll).not.toHaveBeenCalled();
  },
);

test('the link of the section in view is marked, and none in a part of the page that has no link', () => {
  const parts = Array.from(document.querySelectorAll('main > *'));
  const marks = parts.map((part) => {
    const left = { target: part.previousElementSibling ?? part, isIntersecting: false };
    act(() => cross([left, { target: part, isIntersecting: true }]));
    return marked();
  });
  expect(marks).toEqual([[], ['Process'], [], ['Value'], []]);
});

test('after a jump, the link of the section that it ended at is marked', () => {
  const entry = (id: string, isIntersecting: boolean) => ({
    target: document.getElementById(id) as Element,
    isIntersecting,
  });
  act(() => cross([entry('process', true), entry('process', false), entry('value', true)]));
  expect(marked()).toEqual(['Value']);
});
