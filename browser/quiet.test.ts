/** @jest-environment jsdom */
import { whenQuiet } from './quiet';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<iframe></iframe>';
});
afterEach(() => jest.useRealTimers());

test('whoever moves, presses or scrolls is waited for until a second after the last time', () => {
  const go = jest.fn();
  whenQuiet(go);
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
    jest.advanceTimersByTime(900);
    window.dispatchEvent(new Event(sign));
  }
  jest.advanceTimersByTime(900);
  expect(go).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(go).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(2000);
  expect(go).toHaveBeenCalledTimes(1);
});

test('whoever uses a frame is waited for until the page has the focus again', () => {
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
