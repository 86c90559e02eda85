import { hashSource } from './content-policy';
import { googleStarter } from './google-starter';

// Each hash was taken of a text that someone has read. Where the library writes another, read that before you take its.
test('Google Analytics is started by the text that was read, with the id in it', () => {
  const starter = googleStarter({ service: 'analytics', id: 'G-A1B2C3D4E5' });
  expect(starter).toContain("gtag('config', 'G-A1B2C3D4E5'");
  expect(hashSource(starter)).toBe("'sha256-R9/vOhPhxHd3nCtCR+8Oh5HXlb9Err1EKceHzbwVUJg='");
});

test('Tag Manager is started by one text for every id', () => {
  const [one, other] = ['GTM-A1B2C3D', 'GTM-Z9Y8X7W'].map((id) =>
    googleStarter({ service: 'tag-manager', id }),
  );
  expect(one).toBe(other);
  expect(hashSource(one as string)).toBe("'sha256-mjAPvJKRBATPwtDkDe1t+tw2mbmVjgXVfYImJfeAdz8='");
});
