/** @jest-environment jsdom */
import { forgetListeners, paint, watchListeners } from '@/lib/scheduling/guard-harness';

afterEach(forgetListeners);

function openBooking() {
  const warmed = jest.fn();
  document.addEventListener('warm', warmed);
  watchListeners();
  jest.isolateModules(() => require('./booking-guard'));
  return warmed;
}

test('the framework is fetched ahead once the page has loaded and is painted, whichever comes last', () => {
  const warmed = openBooking();
  paint();
  expect(warmed).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(warmed).not.toHaveBeenCalled();
  paint();
  expect(warmed).toHaveBeenCalledTimes(1);
});

test('nothing is fetched ahead for a visitor who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const warmed = openBooking();
  dispatchEvent(new Event('load'));
  paint();
  Reflect.deleteProperty(navigator, 'connection');
  expect(warmed).not.toHaveBeenCalled();
});
