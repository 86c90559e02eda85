import { gpcSupport, securityTxt } from './well-known';

test('the support for Global Privacy Control is said with the day it was confirmed', () => {
  expect(JSON.parse(gpcSupport({ privacyAsOf: '2026-11-20' }))).toEqual({
    gpc: true,
    lastUpdate: '2026-11-20',
  });
});

test('security.txt names the contact, the day it ends, the language and its own address', () => {
  const text = securityTxt({
    email: 'care@lakeside.test',
    securityTxtUntil: '2027-11-19',
    siteUrl: 'https://lakeside.test',
    language: 'en-US',
  });
  expect(text).toBe(
    [
      'Contact: mailto:care@lakeside.test',
      'Expires: 2027-11-19T23:59:59Z',
      'Preferred-Languages: en',
      'Canonical: https://lakeside.test/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
