/** @jest-environment jsdom */
import { frameHeightPx } from '@/lib/scheduling/messages';

const root = document.documentElement;
const scrolled = jest.fn();
let frame: HTMLIFrameElement;
let fitFrame: typeof import('./calendar-fit').fitFrame;

/** Places the frame's top and bottom at these positions in a viewport 800 px high, and focuses the frame. */
function use(top: number, bottom: number) {
  frame.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  frame.tabIndex = 0;
  frame.focus();
}

function heightNow() {
  return root.style.getPropertyValue('--calendar-height');
}

beforeEach(() => {
  root.removeAttribute('style');
  document.body.innerHTML = '<iframe></iframe>';
  frame = document.querySelector('iframe') as HTMLIFrameElement;
  frame.scrollIntoView = scrolled;
  window.innerHeight = 800;
  window.scrollBy = jest.fn();
  scrolled.mockClear();
  jest.isolateModules(() => {
    ({ fitFrame } = require('./calendar-fit'));
  });
});

test('the frame grows when it asks to', () => {
  use(100, 1000);
  fitFrame(frame, { heightPx: 2000 });
  expect(heightNow()).toBe('2000px');
});

test('the frame does not shrink for a visitor who sees the whole step', () => {
  use(100, 2000);
  fitFrame(frame, { heightPx: 2000 });
  fitFrame(frame, { heightPx: 1000 });
  expect(heightNow()).toBe('2000px');
});

test('after a press far down, the frame shrinks to the new step and is scrolled into view', () => {
  use(-1200, 900);
  fitFrame(frame, { heightPx: 2000 });
  fitFrame(frame, { heightPx: 1000 });
  expect(heightNow()).toBe('1000px');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a visitor who has scrolled past the frame is not moved', () => {
  use(-1990, 10);
  fitFrame(frame, { heightPx: 2000 });
  fitFrame(frame, { heightPx: 1000, isNewStep: true });
  expect(heightNow()).toBe('2000px');
  expect(scrolled).not.toHaveBeenCalled();
});

test('a visitor whose focus is elsewhere is not moved', () => {
  use(-1200, 900);
  frame.blur();
  fitFrame(frame, { heightPx: 2000 });
  fitFrame(frame, { heightPx: frameHeightPx.least, isNewStep: true });
  expect(scrolled).not.toHaveBeenCalled();
});

test('a new step of the same height is scrolled into view once a quarter of it is hidden', () => {
  use(-200, 700);
  fitFrame(frame, { isNewStep: true });
  expect(scrolled).not.toHaveBeenCalled();
  use(-300, 600);
  fitFrame(frame, { isNewStep: true });
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('the page scrolls as far as the calendar asks, but not beyond its end', () => {
  use(0, 1000);
  fitFrame(frame, { scroll: { from: 'here', px: 5000 } });
  expect(window.scrollBy).toHaveBeenCalledWith({ top: 200, behavior: 'instant' });
});
