import { readBookingLink, schedulerId } from './booking-link';
import type { RealVendorId } from './vendors';

/** The site of these tests, whose own pages take no bookings. */
const siteUrl = 'https://plan.lakeside.alt';
const read = (id: RealVendorId, pasted: string) => readBookingLink(id, pasted, siteUrl);
const hrefOf = (id: RealVendorId, pasted: string) => read(id, pasted).link.href;

test.each([
  ['GoHighLevel', 'leadconnector'],
  ['Go High Level', 'leadconnector'],
  ['GHL', 'leadconnector'],
  ['HighLevel', 'leadconnector'],
  ['LeadConnector ', 'leadconnector'],
  ['Calendly', 'calendly'],
  ['calendly.com', 'calendly'],
  ['Cal', 'cal'],
  ['Cal.com', 'cal'],
  ['Squarespace Scheduling', 'acuity'],
  ['Acuity Scheduling', 'acuity'],
  ['HUBSPOT', 'hubspot'],
  ['Google Calendar', 'frame'],
  ['Jane', 'link'],
  ['PracticeQ', 'frame'],
  ['www.calendly.com', 'calendly'],
  ['https://calendly.com/lakeside/free-call', 'calendly'],
  ['cal.eu', 'cal'],
  ['lakeside.as.me', 'acuity'],
  ['Doodle', 'Doodle'],
  ['cal.lakeside.alt', 'cal.lakeside.alt'],
])('%s is the scheduler %s', (written, id) => {
  expect(schedulerId(written)).toBe(id);
});

const calendly = 'https://calendly.com/lakeside/free-call';
const cal = 'https://cal.com/lakeside/free-call';
const highLevel = 'https://api.leadconnectorhq.com/widget/booking/abc123';
const acuity = 'https://app.acuityscheduling.com/schedule.php?owner=123';
const hubspot = 'https://meetings.hubspot.com/lakeside/free-call';
const google = 'https://calendar.google.com/calendar/appointments/schedules/AcZss?gv=true';

test.each<[RealVendorId, string, string]>([
  ['calendly', 'calendly.com/lakeside/free-call', calendly],
  ['calendly', 'http://calendly.com/lakeside/free-call', calendly],
  [
    'calendly',
    `<div class="calendly-inline-widget" data-url="${calendly}?hide_gdpr_banner=1" style="min-width:320px;height:700px;"></div><script type="text/javascript" src="https://assets.calendly.com/assets/external/widget.js" async></script>`,
    `${calendly}?hide_gdpr_banner=1`,
  ],
  [
    'calendly',
    `<script>Calendly.initBadgeWidget({ url: '${calendly}', text: 'Schedule' });</script>`,
    calendly,
  ],
  [
    'calendly',
    `<a href="" onclick="Calendly.initPopupWidget({url: '${calendly}'});return false;">Book</a>`,
    calendly,
  ],
  [
    'cal',
    `<script>Cal("init", "free-call", {origin:"https://app.cal.com"}); Cal.ns["free-call"]("inline", { elementOrSelector:"#my-cal", config: {"layout":"month_view"}, calLink: "lakeside/free-call" });</script>`,
    cal,
  ],
  ['cal', '<button data-cal-link="lakeside/free-call" data-cal-namespace="free-call">Book</button>', cal],
  ['cal', '<Cal calLink="lakeside/free-call" style={{width:"100%"}} />', cal],
  ['cal', `${cal}/embed?layout=month_view`, `${cal}?layout=month_view`],
  [
    'leadconnector',
    `<iframe src="${highLevel}" style="width: 100%;border:none;" scrolling="no" id="abc123_1"></iframe><br><script src="https://link.msgsndr.com/js/form_embed.js" type="text/javascript"></script>`,
    highLevel,
  ],
  [
    'acuity',
    `<iframe src="${acuity}&amp;ref=embedded_csp" title="Schedule Appointment" width="100%" height="800"></iframe><script src="https://embed.acuityscheduling.com/js/embed.js"></script>`,
    acuity,
  ],
  [
    'hubspot',
    `<div class="meetings-iframe-container" data-src="${hubspot}?embed=true"></div><script src="https://static.hsappstatic.net/MeetingsEmbed/ex/MeetingsEmbedCode.js"></script>`,
    hubspot,
  ],
  [
    'frame',
    `<!-- Google Calendar Appointment Scheduling begin --><iframe src="${google}" style="border: 0" width="100%"></iframe>`,
    google,
  ],
  ['frame', 'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZss', google],
  [
    'frame',
    `<script>calendar.schedulingButton.load({ url: '${google}', color: '#039BE5' });</script>`,
    google,
  ],
  ['calendly', `[Book a call](${calendly})`, calendly],
  ['calendly', `Book here: ${calendly}.`, calendly],
  ['calendly', `<${calendly}>`, calendly],
  ['calendly', `SCHEDULING_URL=${calendly}`, calendly],
  ['calendly', `${calendly}%20`, calendly],
  ['calendly', `${calendly}"`, calendly],
  ['calendly', `“${calendly}”`, calendly],
  ['calendly', `${calendly}\\`, calendly],
  ['calendly', `https://${calendly}`, calendly],
  ['calendly', calendly.replace('https://', 'https//'), calendly],
  ['calendly', calendly.replace('https://', 'https:/'), calendly],
  [
    'acuity',
    `<link rel="stylesheet" href="https://embed.acuityscheduling.com/embed/button/123.css" /><a href="${acuity}" class="acuity-embed-button">Book</a>`,
    acuity,
  ],
  ['calendly', `https://www.google.com/url?q=${encodeURIComponent(calendly)}&sa=D`, calendly],
  [
    'link',
    'https://nam12.safelinks.protection.outlook.com/?url=https%3A%2F%2Flakeside.janeapp.com%2F&data=05',
    'https://lakeside.janeapp.com/',
  ],
  [
    'link',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Flakeside.janeapp.com%2F',
    'https://lakeside.janeapp.com/',
  ],
  ['hubspot', `<div class="meetings-iframe-container" data-src=${hubspot}?embed=true></div>`, hubspot],
  ['calendly', `<a href=${calendly}>Book</a>`, calendly],
  ['acuity', `&lt;iframe src=&#39;${acuity}&amp;ref=embedded_csp&#39;&gt;&lt;/iframe&gt;`, acuity],
  [
    'cal',
    '<button data-cal-link="lakeside/free-call" data-cal-origin="https://app.cal.eu">Book</button>',
    'https://cal.eu/lakeside/free-call',
  ],
  [
    'link',
    '<iframe src="https://lakeside.janeapp.com/embed/book_online" width="177" height="28"></iframe>',
    'https://lakeside.janeapp.com/',
  ],
  [
    'frame',
    'https://urldefense.com/v3/__https://intakeq.com/booking/abc__;!!x',
    'https://intakeq.com/booking/abc',
  ],
])('for %s the link in %s is %s', (id, pasted, href) => {
  expect(hrefOf(id, pasted)).toBe(href);
});

test.each<[RealVendorId, string, string, string[]]>([
  ['calendly', `${calendly}?month=2026-11&date=2026-11-27`, calendly, ['month', 'date']],
  ['calendly', `${calendly}/2026-11-27T09:00:00-05:00?month=2026-11`, calendly, ['month']],
  ['calendly', `${calendly}?name=Ana%20R&email=ana@lakeside.alt&a1=614`, calendly, ['name', 'email', 'a1']],
  [
    'calendly',
    `${calendly}?primary_color=#ff0000&text_color=#000`,
    `${calendly}?primary_color=ff0000&text_color=000`,
    [],
  ],
  ['calendly', `${calendly}#times`, calendly, []],
  [
    'cal',
    `${cal}?overlayCalendar=true&slot=2026-11-27T14%3A00&layout=month_view`,
    `${cal}?layout=month_view`,
    ['overlayCalendar', 'slot'],
  ],
  [
    'leadconnector',
    `${highLevel}?first_name=Ana&phone=%2B1614&utm_source=ad`,
    `${highLevel}?utm_source=ad`,
    ['first_name', 'phone'],
  ],
  [
    'acuity',
    `${acuity}&firstName=Ana&datetime=2026-11-27&appointmentType=7`,
    `${acuity}&appointmentType=7`,
    ['firstName', 'datetime'],
  ],
  [
    'acuity',
    'https://lakeside.as.me/schedule/abc/appointment/1/calendar/2/datetime/2026-12-01T09:00:00',
    'https://lakeside.as.me/schedule/abc/appointment/1/calendar/2',
    [],
  ],
  ['acuity', `${acuity}&PHPSESSID=abc`, acuity, ['PHPSESSID']],
  ['acuity', `${acuity}&password=abc`, acuity, ['password']],
  ['calendly', `${calendly}?access_token=abc`, calendly, ['access_token']],
  ['cal', `${cal}?apiKey=cal_live_abc`, cal, ['apiKey']],
  [
    'frame',
    'https://book.lakeside.alt/?token=a&authToken=b',
    'https://book.lakeside.alt/?token=a',
    ['authToken'],
  ],
  ['leadconnector', `${highLevel}?event_id=9`, highLevel, ['event_id']],
  [
    'leadconnector',
    `${highLevel}?cancel_or_reschedule=reschedule&event_id=9`,
    highLevel,
    ['cancel_or_reschedule', 'event_id'],
  ],
  ['frame', 'https://book.lakeside.alt/?eventId=call', 'https://book.lakeside.alt/?eventId=call', []],
  ['hubspot', `${hubspot}?uuid=1-2-3&firstname=Ana`, hubspot, ['uuid', 'firstname']],
  [
    'frame',
    'https://book.lakeside.alt/?name=free-call&user=ana@lakeside.alt',
    'https://book.lakeside.alt/?name=free-call',
    ['user'],
  ],
  [
    'link',
    'https://lakeside.janeapp.com/#/staff_member/1',
    'https://lakeside.janeapp.com/#/staff_member/1',
    [],
  ],
])('the %s link %s becomes %s, and what is removed is reported', (id, pasted, href, dropped) => {
  const { link, dropped: told } = read(id, pasted);
  expect([link.href, told]).toEqual([href, dropped]);
});

const noBooking = 'no page on which a visitor can book';
const event = 'gives under Scheduling, Event types';

test.each<[RealVendorId, string, string, string]>([
  ['calendly', 'https://calendly.com/app/scheduling/meeting_types/user/me', noBooking, event],
  ['calendly', 'https://calendly.com/event_types/user/me', noBooking, event],
  ['calendly', 'https://calendly.com/login', noBooking, event],
  ['calendly', 'https://calendly.com/api/booking/event_types/ABC/calendar/range', noBooking, event],
  ['calendly', 'https://calendly.com/polls/abc', noBooking, event],
  ['calendly', 'https://calendly.com/events/new', noBooking, event],
  ['calendly', 'https://calendly.com/confirmed/abc', noBooking, event],
  ['calendly', `${calendly}/edit`, noBooking, event],
  ['cal', 'https://cal.com/booking-successful/abc', noBooking, 'Event types'],
  ['cal', 'https://cal.com/success?uid=1', noBooking, 'Event types'],
  ['cal', 'https://cal.com/router?form=abc', noBooking, 'Event types'],
  [
    'frame',
    'https://web.archive.org/web/2026/https://calendly.com/a/b',
    'a copy of a page',
    'copy its address',
  ],
  [
    'frame',
    'https://translate.google.com/translate?u=https://calendly.com/a/b',
    'a copy of a page',
    'copy its',
  ],
  ['frame', 'https://lakeside-com.translate.goog/book', 'a copy of a page', 'copy its address'],
  ['link', 'https://lakeside.alt/book.pdf', 'a file', 'copy its address'],
  [
    'link',
    'https://www.psychologytoday.com/us/psychiatrists/a',
    'a page about the clinic',
    'copy its address',
  ],
  ['frame', 'http://lakeside.alt/book', 'not encrypted', 'SCHEDULING_URL=https://lakeside.alt/book'],
  ['calendly', 'https://calendly.com/d/abc-123/free-call', 'one booking only', event],
  ['calendly', 'https://www.calendly.com/d/abc-123', 'one booking only', event],
  ['calendly', 'https://calendly.com/s/abc-123-xyz', 'one booking only', event],
  ['calendly', 'https://www.calendly.com/a/b/invitees/abc', 'a booking that someone has made', event],
  ['cal', 'https://app.cal.com/event-types/12345?tabName=setup', noBooking, 'the event’s copy sign'],
  ['cal', 'https://app.cal.com/availability', noBooking, 'Event types'],
  ['cal', 'https://cal.com/d/a1b2/free-call', 'one booking only', 'Event types'],
  [
    'leadconnector',
    'https://app.gohighlevel.com/v2/location/abc/calendars/view',
    noBooking,
    'Permanent link',
  ],
  [
    'leadconnector',
    'https://app.lakeside.alt/v2/location/abc/settings/calendars',
    noBooking,
    'Permanent link',
  ],
  ['leadconnector', 'https://api.leadconnectorhq.com/widget/form/abc', 'a form', 'Permanent link'],
  [
    'acuity',
    'https://secure.acuityscheduling.com/appointments.php?action=settings',
    noBooking,
    'Direct scheduling link',
  ],
  ['acuity', 'https://acuityscheduling.com/login.php', noBooking, 'Direct scheduling link'],
  ['acuity', 'https://lakeside.squarespace.com/config/scheduling', noBooking, 'Direct scheduling link'],
  ['acuity', 'https://app.acuityscheduling.com/schedule.php', 'names no clinic', 'Direct scheduling link'],
  ['hubspot', 'https://app.hubspot.com/meetings/12345', noBooking, 'the page’s Copy link'],
  ['hubspot', 'https://app-eu1.hubspot.com/meetings/12345/edit/1', noBooking, 'the page’s Copy link'],
  ['frame', 'https://calendar.google.com/calendar/u/0/r/week', noBooking, 'press Share'],
  ['frame', 'https://calendar.google.com/calendar/embed?src=a', noBooking, 'press Share'],
  ['frame', 'https://calendar.app.google/AbC', 'a short link', 'calendar.google.com/calendar/appointments/'],
  ['frame', 'https://outlook.office.com/bookwithme/me', noBooking, 'Microsoft Bookings'],
  ['frame', 'https://outlook.cloud.microsoft/bookings/homepage', noBooking, 'Microsoft Bookings'],
  ['cal', 'https://app.cal.eu/event-types/12345', noBooking, 'Event types'],
  ['cal', 'https://cal.eu/d/a1b2/free-call', 'one booking only', 'Event types'],
  ['cal', 'https://cal.com/forms/abc', noBooking, 'Event types'],
  ['acuity', 'https://app.acuityscheduling.com/catalog.php?owner=123', noBooking, 'Direct scheduling link'],
  [
    'acuity',
    'https://app.acuityscheduling.com/schedule.php?owner=',
    'names no clinic',
    'Direct scheduling link',
  ],
  ['hubspot', 'https://info.lakeside.alt/free-call', 'not a HubSpot booking link', 'Copy link'],
  ['hubspot', 'https://evil.alt/meetings/', 'not a HubSpot booking link', 'Copy link'],
  ['link', 'https://account.simplepractice.com/', 'a page to log in', 'copy its address'],
  ['cal', 'https://tidycal.com/lakeside/call', 'it looks like tidycal.com', 'SCHEDULING_PROVIDER=frame'],
  ['cal', 'https://lakeside.setmore.com/ana', 'it looks like', 'SCHEDULING_PROVIDER=frame'],
  ['frame', 'https://cal.eu/lakeside/call', 'a provider of its own (Cal.com)', 'SCHEDULING_PROVIDER=cal'],
  ['cal', 'http://cal.lakeside.alt/call', 'not encrypted', 'SCHEDULING_URL=https://cal.lakeside.alt/call'],
  ['cal', 'http://localhost:3000/call', 'your own network', 'Event types'],
  ['calendly', 'https://calendly,com/lakeside/call', 'not a Calendly booking link', event],
  ['calendly', `${calendly}\n${calendly}`, 'not a Calendly booking link', 'SCHEDULING_URL='],
  ['frame', 'https://outlook.office.com/bookings/homepage', noBooking, 'Microsoft Bookings'],
  [
    'frame',
    'https://calendly.com/lakeside/free-call',
    'a page with a provider of its own (Calendly)',
    'SCHEDULING_PROVIDER=calendly',
  ],
  ['frame', 'https://lakeside.janeapp.com/', 'may not be framed', 'SCHEDULING_PROVIDER=link'],
  ['frame', 'https://www.zocdoc.com/doctor/a', 'may not be framed', 'SCHEDULING_PROVIDER=link'],
  ['link', 'https://bit.ly/3xyz', 'a short link', 'copy the address that your browser shows then'],
  ['calendly', 'https://tinyurl.com/lakeside', 'a short link', 'copy the address'],
  ['link', 'https://forms.gle/abc', 'a form', 'copy its address'],
  ['link', 'https://portal.lakeside.alt/login?next=/book', 'behind a log-in', 'copy its address'],
  ['link', 'https://linktr.ee/lakeside', 'a page of links', 'copy its address'],
  ['acuity', 'https://example.org/a', 'not an Acuity booking link', 'Direct scheduling link'],
  [
    'calendly',
    '<script src="https://assets.calendly.com/assets/external/widget.js"></script>',
    'embed code without',
    'SCHEDULING_URL=',
  ],
  ['frame', 'https://book.ms/b/Lakeside', 'a short link', 'Microsoft Bookings'],
  ['link', 'https://share.google/abc', 'a short link', 'copy the address'],
  [
    'acuity',
    `${acuity}&action=appt&id%5B%5D=f00`,
    'a booking that someone has made',
    'Direct scheduling link',
  ],
  ['calendly', `${calendly}/invitees/abc-123`, 'a booking that someone has made', event],
  ['frame', 'https://localhost:3000/book', 'your own network', 'copy its address'],
  ['frame', 'https://192.168.1.5/book', 'your own network', 'copy its address'],
  ['link', 'https://server.local/book', 'your own network', 'copy its address'],
  ['link', 'https://us02web.zoom.us/j/123456', 'a meeting', 'copy its address'],
  ['link', 'https://wa.me/16145550100', 'a chat', 'copy its address'],
  ['link', 'https://drive.google.com/file/d/abc/view', 'a file', 'copy its address'],
  ['link', 'https://www.google.com/maps/place/x', 'a page about the clinic', 'copy its address'],
  ['link', 'https://secure.simplepractice.com/calendar', 'a page to log in', 'copy its address'],
  ['leadconnector', '{{calendar.link}}', 'a placeholder', 'Permanent link'],
  ['leadconnector', `${highLevel}?utm_source={{contact.source}}`, 'a placeholder', 'Permanent link'],
  ['leadconnector', 'https://stcdn.leadconnectorhq.com/widget/booking/abc', noBooking, 'Permanent link'],
  ['acuity', 'https://embed.acuityscheduling.com/embed/button/123.css', noBooking, 'Direct scheduling link'],
  ['frame', 'https://docs.google.com/spreadsheets/d/abc', 'a form or a document', 'copy its address'],
  ['link', 'https://mail.google.com/mail/u/0/#inbox', 'a page to log in', 'copy its address'],
  ['frame', 'https://plan.lakeside.alt/booking', 'a page of this site', 'copy its address'],
  ['frame', 'www.plan.lakeside.alt/booking/', 'a page of this site', 'copy its address'],
  ['leadconnector', 'https://plan.lakeside.alt/widget/booking/a', 'a page of this site', 'Permanent link'],
  ['cal', '<iframe src="https://plan.lakeside.alt/booking"></iframe>', 'a page of this site', 'Event types'],
])('for %s, %s is refused as %s, and the sentence says where the right link is', (id, pasted, why, where) => {
  expect(() => read(id, pasted)).toThrow(why);
  expect(() => read(id, pasted)).toThrow(where);
  expect(() => read(id, pasted)).toThrow(/^SCHEDULING_URL is "[^\n]+\.$/);
});

test('a site with "www." also refuses its address without it', () => {
  expect(() => readBookingLink('link', 'https://lakeside.alt/', 'https://www.lakeside.alt')).toThrow(
    'a page of this site',
  );
});

test('a scheduler on a subdomain of the clinic’s is accepted', () => {
  const { link } = read('frame', 'https://book.plan.lakeside.alt/');
  expect(link.href).toBe('https://book.plan.lakeside.alt/');
});

test.each<[RealVendorId, string]>([
  ['calendly', 'https://calendly.com/lakeside'],
  ['calendly', 'https://calendly.com/appleton-clinic/login-free-call'],
  ['calendly', 'https://calendly.com/d/abcd-123-x9z/free-call'],
  ['link', 'https://book.lakeside.alt/location/columbus/free-call'],
  ['cal', 'https://cal.com/team/lakeside/free-call'],
  ['cal', 'https://cal.lakeside.alt/call'],
  ['leadconnector', 'https://link.lakeside.alt/widget/bookings/free-call'],
  ['leadconnector', 'https://api.leadconnectorhq.com/widget/groups/free-call'],
  ['leadconnector', 'https://link.lakeside.alt/widget/service-menu/abc123'],
  ['leadconnector', 'https://msgsndr.com/widget/booking/abc123'],
  ['leadconnector', 'https://api.leadconnectorhq.com/widget/appointment/lakeside/free-call'],
  ['cal', 'https://cal.eu/lakeside/free-call'],
  ['acuity', 'https://lakeside.as.me/free-call'],
  ['acuity', 'https://lakeside.acuityscheduling.com/'],
  ['acuity', 'https://app.acuityscheduling.com/schedule/a1b2c3/appointment/7/calendar/8'],
  ['hubspot', 'https://meetings-eu1.hubspot.com/lakeside'],
  ['hubspot', 'https://info.lakeside.alt/meetings/ana/free-call'],
  ['frame', 'https://outlook.office365.com/book/Lakeside@lakeside.alt/'],
  ['frame', 'https://bookings.cloud.microsoft/book/Lakeside@lakeside.alt/'],
  ['frame', 'https://outlook.office.com/bookwithme/user/3b30@lakeside.alt?anonymous'],
  ['frame', 'https://outlook.office365.com/owa/calendar/Lakeside@lakeside.alt/bookings/'],
  ['link', 'https://calendar.app.google/AbC'],
  ['link', 'https://scheduler.zoom.us/lakeside/call'],
  ['frame', 'https://10.lakeside.alt/book'],
  ['link', 'https://calendly.com/lakeside/free-call'],
])('the %s link %s books, and stays as it is', (id, href) => {
  expect(read(id, href)).toMatchObject({ link: { href }, dropped: [] });
});
