import type { Attribution } from '@/lib/attribution';
import { resolveScheduling } from './resolve-scheduling';

const siteUrl = 'https://clinic.example';

function resolve(provider: string, url: string, more = {}) {
  return resolveScheduling({ provider, url, siteUrl, ...more });
}

const leadConnector = 'https://api.leadconnectorhq.com/widget/booking/abc';

const calendlyFrame = 'https://calendly.com/a/b?embed_domain=clinic.example&embed_type=Inline';
const calFrame = 'embed?embed=booking&embedType=inline';
const acuity = 'https://app.acuityscheduling.com';
const office = 'https://outlook.office.com';
const office365 = 'https://outlook.office365.com';
const msgsndr = 'https://msgsndr.com/widget/booking/abc';

test.each([
  ['leadconnector', leadConnector, leadConnector, 'https://link.msgsndr.com'],
  ['calendly', 'https://calendly.com/a/b', calendlyFrame],
  ['calendly', 'https://www.calendly.com/a/b', calendlyFrame],
  ['cal', 'https://cal.com/a/b/', `https://app.cal.com/a/b/${calFrame}`, 'https://cal.com'],
  ['acuity', `${acuity}/schedule.php?owner=1`, `${acuity}/schedule.php?owner=1&ref=embedded_csp`],
  ['acuity', 'https://a.as.me/', 'https://a.as.me/?ref=embedded_csp', acuity],
  ['hubspot', 'https://meetings-eu1.hubspot.com/a', 'https://meetings-eu1.hubspot.com/a?embed=true'],
  ['cal', 'https://cal.eu/a/b', `https://app.cal.eu/a/b/${calFrame}`, 'https://cal.eu'],
  ['hubspot', 'https://info.a.example/meetings/b', 'https://info.a.example/meetings/b?embed=true'],
  ['leadconnector', msgsndr, msgsndr, 'https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
  ['frame', `${office365}/book/a/`, `${office365}/book/a/`, office, 'https://bookings.cloud.microsoft'],
  ['frame', 'https://a.example/b?c=1', 'https://a.example/b?c=1'],
])('a %s link %s becomes the frame %s; only it may send messages, and it may open %s', (...row) => {
  const [provider, url, src, ...handsOverTo] = row;
  const { linkUrl, frameSrc, inBrowser, policy } = resolve(provider, url);
  expect([linkUrl, frameSrc]).toEqual([url, src]);
  expect(inBrowser.origins).toEqual([new URL(src).origin, ...handsOverTo]);
  expect(policy.frameSrc).toEqual(["'self'", 'https://www.clinic.example', ...inBrowser.origins]);
});

test.each([
  ['https://www.clinic.example', 'https://clinic.example'],
  ['https://book.clinic.example', 'https://www.book.clinic.example'],
  ['http://localhost:4173', undefined],
  ['https://10.0.0.1', undefined],
])('the frame of a site at %s may go to its twin, %s', (siteUrl, twin) => {
  const { policy } = resolve('frame', 'https://a.test/b', { siteUrl });
  expect(policy.frameSrc).toEqual(["'self'", twin, 'https://a.test'].filter(Boolean));
});

const whiteLabel = 'https://book.clinic.example/widget/booking/abc';

test.each([
  ['leadconnector', leadConnector, 'https://link.msgsndr.com/js/form_embed.js'],
  ['leadconnector', whiteLabel, 'https://book.clinic.example/js/form_embed.js'],
  ['acuity', 'https://a.as.me/', 'https://embed.acuityscheduling.com/js/embed.js'],
])('a %s link %s loads the script that the vendor’s embed code names, %s', (provider, url, src) => {
  const { inBrowser, policy } = resolve(provider, url);
  expect([inBrowser.scriptSrc, policy.vendorScript]).toEqual([src, src]);
});

test('the demonstration loads a script of our own', () => {
  const { inBrowser, policy } = resolve('demo', '');
  expect([inBrowser.scriptSrc, policy.vendorScript]).toEqual(['/demo/embed.js', "'self'"]);
});

test.each([
  ['calendly', 'https://calendly.com/a/b'],
  ['cal', 'https://cal.com/a/b'],
  ['hubspot', 'https://meetings.hubspot.com/a'],
  ['frame', 'https://a.example/b'],
])('the frame of %s gets no script, whatever the setting', (provider, url) => {
  const off = resolve(provider, url, { usesVendorScript: false });
  expect(resolve(provider, url, { usesVendorScript: true })).toEqual(off);
  expect(off.inBrowser).not.toHaveProperty('scriptSrc');
});

test('a vendor’s script that is switched off appears nowhere in the pages’ settings', () => {
  const { inBrowser, policy, ...rest } = resolve('leadconnector', leadConnector);
  const { scriptSrc: _src, ...inBrowserRest } = inBrowser;
  const { vendorScript: _script, ...policyRest } = policy;
  const off = resolve('leadconnector', leadConnector, { usesVendorScript: false });
  expect(off).toStrictEqual({ ...rest, inBrowser: inBrowserRest, policy: policyRest });
});

test('a clinic’s own address at Cal.com or LeadConnector may redirect to theirs', () => {
  const { frameSrc, inBrowser } = resolve('cal', 'https://cal.clinic.example/call');
  expect(frameSrc).toBe(`https://cal.clinic.example/call/${calFrame}`);
  expect(inBrowser.origins.slice(1)).toEqual(['https://cal.com', 'https://app.cal.com']);
  const group = resolve('leadconnector', 'https://book.clinic.example/widget/group/call');
  expect(group.inBrowser.origins).toContain('https://link.msgsndr.com');
});

test('a frame or link of an unknown vendor is named by its host, and a link has no frame', () => {
  expect(resolve('frame', 'https://book.clinic.example/call').vendorName).toBe('book.clinic.example');
  const link = resolve('link', 'https://clinic.janeapp.com/');
  expect([link.vendorName, link.frameSrc, link.policy.frameSrc]).toEqual(['clinic.janeapp.com', null, []]);
});

test('each vendor gets only the attribution keys that it knows', () => {
  const keys = (provider: string, url: string, attribution: Attribution) =>
    resolve(provider, url, { attribution }).inBrowser.attributionKeys;
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'];
  expect(keys('leadconnector', leadConnector, 'campaign')).toEqual(campaign);
  expect(keys('leadconnector', leadConnector, 'all')).toContain('gclid');
  const search = ['utm_term', 'utm_content'];
  expect(keys('calendly', 'https://calendly.com/a/b', 'all')).toEqual([...campaign, ...search]);
  expect(keys('acuity', 'https://a.as.me/', 'all')).toEqual([]);
});

test.each([
  ['', '', 'is "", which is none of leadconnector, calendly, cal, acuity, hubspot, frame, link, demo'],
  ['Calendely', 'https://calendly.com/a/b', ': write SCHEDULING_PROVIDER=calendly.'],
  ['Doctolib', 'https://www.doctolib.fr/a', 'for the page of another company write SCHEDULING_PROVIDER=link'],
  ['frame', 'http://a.example/b', 'SCHEDULING_URL is "http://a.example/b"'],
  ['calendly', 'https://calendly.com/', 'SCHEDULING_URL is "https://calendly.com/"'],
  ['calendly', 'https://calendly.com/a clinic/call', 'which is not a Calendly booking link'],
  ['calendly', 'https://calendly.com.evil.example/a', 'is "https://calendly.com.evil.example/a"'],
  ['calendly', 'https://user:pass@calendly.com/a/b', 'is "https://user:pass@calendly.com/a/b"'],
  ['leadconnector', 'https://cal.com/a/b', '(it looks like Cal.com): write SCHEDULING_PROVIDER=cal.'],
  ['cal', 'https://www.zocdoc.com/x', 'write SCHEDULING_PROVIDER=link.'],
  ['cal', 'https://outlook.office365.com/owa/calendar/a/bookings/', 'write SCHEDULING_PROVIDER=frame.'],
  ['link', 'javascript:alert(1)', 'is "javascript:alert(1)", which is not an https address'],
  ['demo', 'https://calendly.com/a/b', 'is "demo", which shows our own calendar'],
])(
  'SCHEDULING_PROVIDER=%s with SCHEDULING_URL=%s stops the build with one sentence',
  (provider, url, part) => {
    expect(() => resolve(provider, url)).toThrow(part);
    expect(() => resolve(provider, url)).toThrow(/^[^\n]+: [^\n]*SCHEDULING_(PROVIDER|URL)=\S+\.$/);
  },
);
