import { bookingHref, sectionHref } from './section-links';

test('on the home page a link to a section keeps only the fragment, so that the page does not reload', () => {
  expect(sectionHref('/#process', true)).toBe('#process');
});

test('on other pages a link to a section leads to the home page', () => {
  expect(sectionHref('/#process', false)).toBe('/#process');
});

test('a link to another page stays as it is on the home page', () => {
  expect(sectionHref('/booking', true)).toBe('/booking');
});

test('on the booking page a link to book leads to the calendar, and elsewhere to the page', () => {
  expect(bookingHref('/booking', '/booking')).toBe('#calendar');
  expect(bookingHref('/booking', '/')).toBe('/booking');
  expect(bookingHref('/#safety', '/booking')).toBe('/#safety');
});
