/** @jest-environment jsdom */
import { whenQuiet } from './quiet';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<iframe></iframe>';
});
afterEach(() => jest.useRealTimers());

test('it waits until half a second has passed without a move or press', () => {
  const go = jest.fn();
  whenQuiet(go);
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) {
    jest.advanceTimersByTime(400);
    window.dispatchEvent(new Event(sign));
  }
  jest.advanceTimersByTime(400);
  expect(go).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(go).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(2000);
  expect(go).toHaveBeenCalledTimes(1);
});

test('it does not wait for a visitor who only scrolls', () => {
  const go = jest.fn();
  whenQuiet(go);
  for (let ms = 0; ms < 1500; ms += 100) {
    window.dispatchEvent(new Event('scroll'));
    jest.advanceTimersByTime(100);
  }
  expect(go).toHaveBeenCalledTimes(1);
});

test('it waits while the focus is in a frame', () => {
  const go = jest.fn();
  const active = jest.spyOn(document, 'activeElement', 'get');
  active.mockReturnValue(document.querySelector('iframe'));
  whenQuiet(go);
  jest.advanceTimersByTime(60_000);
  expect(go).not.toHaveBeenCalled();
  active.mockReturnValue(document.body);
  window.dispatchEvent(new Event('focus'));
  jest.advanceTimersByTime(1100);
  expect(go).toHaveBeenCalledTimes(1);
});
