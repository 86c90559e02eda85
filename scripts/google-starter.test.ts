import { createHash } from 'node:crypto';
import { googleStarter } from './google-starter';

// The hash is that of a text that someone has read. If the library writes another text, read it before you update the
// hash.
test('Google Analytics is started by the known inline script with our id, and by Google’s own file', () => {
  const { starter, src } = googleStarter('G-A1B2C3D4E5');
  expect(starter).toContain("gtag('config', 'G-A1B2C3D4E5'");
  expect(createHash('sha256').update(starter).digest('base64')).toBe(
    'R9/vOhPhxHd3nCtCR+8Oh5HXlb9Err1EKceHzbwVUJg=',
  );
  expect(src).toBe('https://www.googletagmanager.com/gtag/js?id=G-A1B2C3D4E5');
});
