import { renderToStaticMarkup } from 'react-dom/server';
import { calendar } from '@/content/booking';
import { resolveScheduling } from '@/lib/scheduling/resolve-scheduling';
import { SchedulingWidget } from './scheduling-widget';

const contact = { phone: '(202) 555-0142', phoneHref: 'tel:+12025550142', email: 'care@example.com' };

test('a scheduler that cannot be framed gets every way to book instead', () => {
  const url = 'https://clinic.janeapp.com/';
  const scheduling = resolveScheduling({ provider: 'link', url, siteUrl: 'https://clinic.example' });
  const html = renderToStaticMarkup(
    <SchedulingWidget scheduling={scheduling} contact={contact} words={calendar.words} title="Calendar" />,
  );
  expect(html).not.toContain('<iframe');
  const ways = [`href="${url}" target="_blank" rel="noopener noreferrer"`, contact.phoneHref, contact.email];
  for (const part of [calendar.words.linkOut.title, ...ways]) expect(html).toContain(part);
});
