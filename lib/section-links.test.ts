import { sectionHref, sectionId } from './section-links';

test('section links stay on the home page without reloading it', () => {
  expect(sectionHref('/#process', true)).toBe('#process');
  expect(sectionHref('/#process', false)).toBe('/#process');
  expect(sectionHref('/booking', true)).toBe('/booking');
});

test('the section behind a link is found in both spellings', () => {
  expect(sectionId('/#hero')).toBe('hero');
  expect(sectionId('#hero')).toBe('hero');
  expect(sectionId('/booking')).toBeNull();
});
