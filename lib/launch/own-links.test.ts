import { checkOwnLinks } from './own-links';

const site = { siteUrl: 'https://www.lakeside.alt', publicFiles: ['/npp.pdf', '/fee schedule.pdf'] };

function check(text: string, at = 'site.footer.quickLinks.0.href') {
  return checkOwnLinks([{ at, text }], site).map(({ severity, message }) => `${severity} ${message}`);
}

test.each([
  '/booking',
  '/#value',
  '/booking?utm_source=footer#expect-title',
  '/npp.pdf',
  '/fee%20schedule.pdf',
  'https://www.lakeside.alt/npp.pdf',
  'https://policies.lakeside.alt/privacy',
  'https://other.alt/privacy',
  'mailto:care@lakeside.alt',
  '#value',
])('%s leads to a page or a file', (text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  [
    '/careers',
    'error “/careers” leads to no page or file of this site: add an entry with the id ’careers’ in content/policies.ts, or write another address.',
  ],
  ['/npp-2026.pdf', 'error “/npp-2026.pdf” leads to no page or file of this site: put the file into public/'],
  ['/booking/', 'error “/booking/” is the page /booking: write /booking.'],
  ['/booking.html', 'error “/booking.html” is the page /booking: write /booking.'],
  [
    'https://lakeside.alt/nowhere',
    'warning “https://lakeside.alt/nowhere” leads to no page or file of this site',
  ],
])('%s is reported before the build', (text, message) => {
  expect(check(text)).toEqual([expect.stringContaining(message.replaceAll('’', "'"))]);
});

test.each([
  'clinic.clinic.privacyUrl',
  'clinic.clinic.noticeOfPrivacyPractices',
  'clinic.clinic.languageAssistanceNotice.url',
  'clinic.clinic.accessibilityUrl',
])('%s is read as an address', (at) => {
  expect(check('/nowhere', at)).toHaveLength(1);
});

test.each([
  ['https://docs.google.com/document/d/abc/edit?usp=sharing', 1],
  ['https://drive.google.com/file/d/abc/view', 1],
  ['https://www.dropbox.com/s/abc/notice.pdf?dl=0', 1],
  ['https://lakeside.sharepoint.com/notice.pdf', 1],
  ['https://docs.google.com/document/d/e/abc/pub', 0],
  ['https://docs.google.com/forms/d/e/abc/viewform', 0],
])('that readers may have to sign in at %s is told %d times', (text, times) => {
  expect(check(text)).toEqual(
    Array(times).fill(expect.stringMatching(/^warning .+ may ask readers to sign in/)),
  );
});

test('other texts may begin with a slash', () => {
  expect(check('/nowhere', 'home.hero.title')).toEqual([]);
});
