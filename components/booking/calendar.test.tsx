import { renderToStaticMarkup } from 'react-dom/server';
import { calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { resolveScheduling } from '@/lib/scheduling/resolve-scheduling';
import type { VendorId } from '@/lib/scheduling/vendors';
import { Calendar } from './calendar';

test('if a scheduler cannot be framed, the page shows every other way to book', () => {
  const url = 'https://clinic.janeapp.com/';
  const scheduling = resolveScheduling({ provider: 'link', url, siteUrl: 'https://clinic.example' });
  const html = renderToStaticMarkup(<Calendar scheduling={scheduling} />);
  expect(html).not.toContain('<iframe');
  const ways = [`href="${url}" target="_blank" rel="noopener noreferrer"`, clinic.phone, clinic.email];
  for (const part of [calendar.words.linkOut.title, ...ways]) expect(html).toContain(part);
});

test.each<[VendorId, string, boolean]>([
  ['frame', 'https://calendar.google.com/calendar/appointments/schedules/a', true],
  ['link', 'https://clinic.janeapp.com/', true],
  ['calendly', 'https://calendly.com/lakeside/free-call', false],
])('with %s at %s, the page says that the confirmation comes by email: %s', (provider, url, isSaid) => {
  const scheduling = resolveScheduling({ provider, url, siteUrl: 'https://clinic.example' });
  const html = renderToStaticMarkup(<Calendar scheduling={scheduling} />);
  expect(html.includes(calendar.confirmation(scheduling.vendorName))).toBe(isSaid);
});
