/** @jest-environment jsdom */
import { addFrame, forgetListeners, guard, paint, speak, watchListeners } from './guard-harness';
import { watchBooking } from './watch-booking';

const hasAsked = jest.fn();
const retry = jest.fn();
let frame: HTMLIFrameElement;

beforeEach(() => {
  jest.useFakeTimers();
  hasAsked.mockReset();
  retry.mockReset();
  document.addEventListener('start', hasAsked);
});

afterEach(() => {
  document.removeEventListener('start', hasAsked);
  forgetListeners();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function openBooking() {
  frame = addFrame({ vendor: 'calendly' });
  watchListeners();
  watchBooking({ ...guard(), retry });
  paint();
}

function sayReady() {
  speak({ event: 'calendly.event_type_viewed' }, frame.contentWindow);
}

function setOnline(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function isSaidToBeOffline() {
  return document.documentElement.hasAttribute('data-offline');
}

test('a calendar that is ready in good time needs none of the framework', () => {
  openBooking();
  jest.advanceTimersByTime(5000);
  sayReady();
  jest.advanceTimersByTime(60_000);
  expect(hasAsked).not.toHaveBeenCalled();
});

test('a calendar that stays silent is waited for, then the states are asked for', () => {
  openBooking();
  jest.advanceTimersByTime(5999);
  expect(hasAsked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(hasAsked).toHaveBeenCalledTimes(1);
});

test('a blocked calendar is not waited for', () => {
  openBooking();
  frame.dispatchEvent(new Event('error'));
  expect(hasAsked).toHaveBeenCalledTimes(1);
});

test('offline before the calendar came: said, and asked for again once back', () => {
  openBooking();
  expect(isSaidToBeOffline()).toBe(false);
  setOnline(false);
  expect(isSaidToBeOffline()).toBe(true);
  expect(retry).not.toHaveBeenCalled();
  setOnline(true);
  expect(isSaidToBeOffline()).toBe(false);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('offline in the middle of a booking: said, and nothing is reloaded', () => {
  openBooking();
  sayReady();
  setOnline(false);
  expect(isSaidToBeOffline()).toBe(true);
  setOnline(true);
  expect(isSaidToBeOffline()).toBe(false);
  expect(retry).not.toHaveBeenCalled();
});

test('a page that opens offline says so', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openBooking();
  expect(isSaidToBeOffline()).toBe(true);
  document.documentElement.removeAttribute('data-offline');
});

test('the states are not asked for without a network, but once it is back', () => {
  openBooking();
  setOnline(false);
  jest.advanceTimersByTime(60_000);
  expect(hasAsked).not.toHaveBeenCalled();
  setOnline(true);
  expect(hasAsked).toHaveBeenCalledTimes(1);
});
