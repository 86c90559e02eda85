import { createHash } from 'node:crypto';
import { googleStarter } from './google-starter';

// The hash was taken of a text that someone has read. Where the library writes another, read that before you take its.
test('Google Analytics is started by the text that was read, with the id in it, and by Google’s own file', () => {
  const { starter, src } = googleStarter('G-A1B2C3D4E5');
  expect(starter).toContain("gtag('config', 'G-A1B2C3D4E5'");
  expect(createHash('sha256').update(starter).digest('base64')).toBe(
    'R9/vOhPhxHd3nCtCR+8Oh5HXlb9Err1EKceHzbwVUJg=',
  );
  expect(src).toBe('https://www.googletagmanager.com/gtag/js?id=G-A1B2C3D4E5');
});
