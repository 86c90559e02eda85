import { resolveScheduling } from './resolve-scheduling';

const siteUrl = 'https://clinic.example';

function resolve(provider: string, url: string, more = {}) {
  return resolveScheduling({ provider, url, siteUrl, ...more });
}

test('a LeadConnector link becomes a plain frame with exact origins and no script', () => {
  const scheduling = resolve('leadconnector', 'https://api.leadconnectorhq.com/widget/booking/abc#x');
  expect(scheduling.vendorName).toBe('LeadConnector');
  expect(scheduling.linkUrl).toBe('https://api.leadconnectorhq.com/widget/booking/abc');
  expect(scheduling.frame).toEqual({
    src: 'https://api.leadconnectorhq.com/widget/booking/abc',
    origins: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
    nestedOrigins: [],
    scriptSrc: null,
  });
  expect(scheduling.csp).toEqual({
    scriptSrc: [],
    frameSrc: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
  });
});

test('a white-label LeadConnector host is allowed and its script comes from there', () => {
  const scheduling = resolve('leadconnector', 'https://book.clinic.example/widget/bookings/free-call', {
    usesVendorScript: true,
  });
  expect(scheduling.frame?.origins[0]).toBe('https://book.clinic.example');
  expect(scheduling.frame?.scriptSrc).toBe('https://book.clinic.example/js/form_embed.js');
  expect(scheduling.csp.scriptSrc).toEqual(['https://book.clinic.example']);
});

test('asked for, LeadConnector’s own script is the documented one, and vendors without use for one get none', () => {
  const asked = { usesVendorScript: true };
  const leadConnector = resolve('leadconnector', 'https://api.leadconnectorhq.com/widget/booking/abc', asked);
  expect(leadConnector.frame?.scriptSrc).toBe('https://link.msgsndr.com/js/form_embed.js');
  expect(resolve('calendly', 'https://calendly.com/a/b', asked).frame?.scriptSrc).toBeNull();
});

test.each([
  [
    'calendly',
    'https://calendly.com/clinic/call?hide_gdpr_banner=1',
    'https://calendly.com/clinic/call?hide_gdpr_banner=1&embed_domain=clinic.example&embed_type=Inline',
  ],
  ['cal', 'https://cal.com/clinic/call/', 'https://cal.com/clinic/call/embed?embed=booking'],
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
])('a %s link %s becomes %s', (provider, url, src) => {
  const scheduling = resolve(provider, url);
  expect(scheduling.frame?.src).toBe(src);
  expect(scheduling.frame?.origins).toContain(new URL(src).origin);
  expect(scheduling.csp.frameSrc).toEqual(scheduling.frame?.origins);
  expect(scheduling.linkUrl).toBe(new URL(url).href);
});

test('a plain link has no frame, may go anywhere and is named by its host', () => {
  const scheduling = resolve('link', 'https://clinic.janeapp.com/');
  expect(scheduling.frame).toBeNull();
  expect(scheduling.vendorName).toBe('clinic.janeapp.com');
  expect(scheduling.csp.frameSrc).toEqual([]);
});

test('the demonstration is our own page on our own origin, wherever the site is served', () => {
  const scheduling = resolveScheduling({ provider: 'demo', siteUrl: 'http://localhost:4173' });
  expect(scheduling.frame?.src).toBe('/demo/calendar');
  expect(scheduling.frame?.origins).toEqual(["'self'"]);
  expect(scheduling.linkUrl).toBe('/demo/calendar');
});

test('attribution goes where the vendor has a name for it, click ids only where it knows them', () => {
  const keys = (provider: string, url: string) =>
    resolve(provider, url, { allowsClickIds: true }).attributionKeys;
  expect(keys('leadconnector', 'https://api.leadconnectorhq.com/widget/booking/abc')).toContain('gclid');
  expect(keys('calendly', 'https://calendly.com/a/b')).toEqual([
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
  ]);
  expect(keys('acuity', 'https://a.as.me/')).toEqual([]);
});

test.each([
  [
    '',
    '',
    'SCHEDULING_PROVIDER is "", which is none of leadconnector, calendly, cal, acuity, hubspot, link, demo',
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
  ['calendly', 'https://cal.com/a/b', '(it looks like Cal.com)'],
  ['leadconnector', 'https://calendly.com/widget/booking/a', '(it looks like Calendly)'],
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
