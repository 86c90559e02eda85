import type { Attribution } from '@/lib/attribution';
import { resolveScheduling } from './resolve-scheduling';

const siteUrl = 'https://clinic.example';

function resolve(provider: string, url: string, more = {}) {
  return resolveScheduling({ provider, url, siteUrl, ...more });
}

test('a LeadConnector link becomes a plain frame with exact origins and no script', () => {
  const scheduling = resolve('leadconnector', 'https://api.leadconnectorhq.com/widget/booking/abc#x');
  const origins = ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'];
  expect(scheduling.vendorName).toBe('LeadConnector');
  expect(scheduling.linkUrl).toBe('https://api.leadconnectorhq.com/widget/booking/abc');
  expect(scheduling.frameSrc).toBe(scheduling.linkUrl);
  expect(scheduling.inBrowser).toMatchObject({ origins, nestedOrigins: [], scriptSrc: null });
  expect(scheduling.csp).toEqual({ scriptSrc: [], frameSrc: ["'self'", ...origins] });
});

test('a white-label LeadConnector host is allowed and its script comes from there', () => {
  const url = 'https://book.clinic.example/widget/group/free-call';
  const { inBrowser, csp } = resolve('leadconnector', url, { usesVendorScript: true });
  expect(inBrowser.origins[0]).toBe('https://book.clinic.example');
  expect(inBrowser.scriptSrc).toBe('https://book.clinic.example/js/form_embed.js');
  expect(csp.scriptSrc).toEqual(['https://book.clinic.example']);
});

test('asked for, LeadConnector’s own script is the documented one, and vendors without use for one get none', () => {
  const scriptOf = (provider: string, url: string) =>
    resolve(provider, url, { usesVendorScript: true }).inBrowser.scriptSrc;
  expect(scriptOf('leadconnector', 'https://api.leadconnectorhq.com/widget/booking/abc')).toBe(
    'https://link.msgsndr.com/js/form_embed.js',
  );
  expect(scriptOf('calendly', 'https://calendly.com/a/b')).toBeNull();
});

const calendlyFrame = 'https://calendly.com/clinic/call?embed_domain=clinic.example&embed_type=Inline';

test.each([
  ['calendly', 'https://calendly.com/clinic/call', calendlyFrame],
  ['calendly', 'https://www.calendly.com/clinic/call', calendlyFrame],
  ['cal', 'https://cal.com/clinic/call/', 'https://app.cal.com/clinic/call/embed?embed=booking'],
  ['cal', 'https://cal.clinic.example/call', 'https://cal.clinic.example/call/embed?embed=booking'],
  [
    'acuity',
    'https://app.acuityscheduling.com/schedule.php?owner=1',
    'https://app.acuityscheduling.com/schedule.php?owner=1&ref=embedded_csp',
  ],
  ['acuity', 'https://clinic.as.me/', 'https://clinic.as.me/?ref=embedded_csp'],
  [
    'hubspot',
    'https://meetings-eu1.hubspot.com/clinic/call',
    'https://meetings-eu1.hubspot.com/clinic/call?embed=true',
  ],
  ['frame', 'https://book.clinic.example/call?a=1', 'https://book.clinic.example/call?a=1'],
])('a %s link %s becomes %s', (provider, url, src) => {
  const { frameSrc, inBrowser, csp, linkUrl } = resolve(provider, url);
  expect(frameSrc).toBe(src);
  expect(inBrowser.origins[0]).toBe(new URL(src).origin);
  expect(csp.frameSrc).toEqual(["'self'", ...inBrowser.origins]);
  expect(linkUrl).toBe(url);
});

test('a plain frame may show its own origin only, and is named by its host', () => {
  const { inBrowser, vendorName } = resolve('frame', 'https://book.clinic.example/call');
  expect(inBrowser.origins).toEqual(['https://book.clinic.example']);
  expect(vendorName).toBe('book.clinic.example');
});

test('a plain link has no frame, may go anywhere and is named by its host', () => {
  const scheduling = resolve('link', 'https://clinic.janeapp.com/');
  expect(scheduling.frameSrc).toBeNull();
  expect(scheduling.vendorName).toBe('clinic.janeapp.com');
  expect(scheduling.csp.frameSrc).toEqual([]);
});

test('the demonstration is our own page on our own origin, wherever the site is served', () => {
  const scheduling = resolveScheduling({ provider: 'demo', siteUrl: 'http://localhost:4173' });
  expect(scheduling.frameSrc).toBe('/demo/calendar');
  expect(scheduling.inBrowser.origins).toEqual(["'self'"]);
  expect(scheduling.linkUrl).toBe('/demo/calendar');
});

test('attribution goes where the vendor has a name for it, click ids only where it knows them', () => {
  const keys = (provider: string, url: string, attribution: Attribution) =>
    resolve(provider, url, { attribution }).inBrowser.attributionKeys;
  const leadConnector = 'https://api.leadconnectorhq.com/widget/booking/abc';
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'];
  expect(keys('leadconnector', leadConnector, 'campaign')).toEqual(campaign);
  expect(keys('leadconnector', leadConnector, 'all')).toContain('gclid');
  expect(keys('calendly', 'https://calendly.com/a/b', 'all')).toEqual([
    ...campaign,
    'utm_term',
    'utm_content',
  ]);
  expect(keys('acuity', 'https://a.as.me/', 'all')).toEqual([]);
});

test.each([
  [
    '',
    '',
    'SCHEDULING_PROVIDER is "", which is none of leadconnector, calendly, cal, acuity, hubspot, frame, link, demo',
  ],
  ['Calendly', 'https://calendly.com/a/b', 'SCHEDULING_PROVIDER is "Calendly"'],
  ['__proto__', 'https://calendly.com/a/b', 'SCHEDULING_PROVIDER is "__proto__"'],
  ['calendly', '', 'SCHEDULING_URL is "", which is not a Calendly booking link'],
  ['calendly', 'calendly.com/a/b', 'SCHEDULING_URL is "calendly.com/a/b"'],
  ['calendly', 'http://calendly.com/a/b', 'SCHEDULING_URL is "http://calendly.com/a/b"'],
  ['calendly', 'https://calendly.com/', 'SCHEDULING_URL is "https://calendly.com/"'],
  [
    'calendly',
    'https://calendly.com.evil.example/a',
    'SCHEDULING_URL is "https://calendly.com.evil.example/a"',
  ],
  [
    'calendly',
    'https://user:pass@calendly.com/a/b',
    'SCHEDULING_URL is "https://user:pass@calendly.com/a/b"',
  ],
  ['calendly', 'https://user@calendly.com/a/b', 'SCHEDULING_URL is "https://user@calendly.com/a/b"'],
  ['calendly', 'https://cal.com/a/b', '(it looks like Cal.com): write SCHEDULING_PROVIDER=cal.'],
  ['leadconnector', 'https://calendly.com/widget/booking/a', '(it looks like Calendly)'],
  ['cal', 'https://www.calendly.com/a/b', 'write SCHEDULING_PROVIDER=calendly.'],
  ['cal', 'https://calendar.app.google/abc', 'write SCHEDULING_PROVIDER=link.'],
  ['cal', 'https://www.zocdoc.com/x', 'write SCHEDULING_PROVIDER=link.'],
  ['cal', 'https://outlook.office365.com/owa/calendar/a/bookings/', 'write SCHEDULING_PROVIDER=frame.'],
  ['frame', 'http://book.clinic.example/', 'which is not an https address'],
  ['leadconnector', 'https://api.leadconnectorhq.com/widget/form/a', 'not a LeadConnector booking link'],
  ['link', 'javascript:alert(1)', 'SCHEDULING_URL is "javascript:alert(1)", which is not an https address'],
  ['demo', 'https://calendly.com/a/b', 'SCHEDULING_PROVIDER is "demo", which shows our own calendar'],
])(
  'SCHEDULING_PROVIDER=%s with SCHEDULING_URL=%s stops the build with one sentence',
  (provider, url, part) => {
    expect(() => resolve(provider, url)).toThrow(part);
    try {
      resolve(provider, url);
    } catch (error) {
      expect((error as Error).message).toMatch(/: .*SCHEDULING_(PROVIDER|URL)=\S+\.$/);
      expect((error as Error).message).not.toContain('\n');
    }
  },
);
