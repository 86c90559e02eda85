/** @jest-environment jsdom */
import { forgetListeners, paint, watchListeners } from '@/lib/scheduling/guard-harness';

afterEach(forgetListeners);

test('the framework is fetched ahead once the page has loaded and is painted, whichever comes last', () => {
  const warmed = jest.fn();
  document.addEventListener('warm', warmed);
  watchListeners();
  jest.isolateModules(() => require('./booking-guard'));
  paint();
  expect(warmed).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(warmed).not.toHaveBeenCalled();
  paint();
  expect(warmed).toHaveBeenCalledTimes(1);
});
