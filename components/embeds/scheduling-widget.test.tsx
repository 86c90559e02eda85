/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { calendly } from '@/lib/scheduling/dialects';
import { resolveScheduling } from '@/lib/scheduling/resolve-scheduling';
import type { SchedulingWords } from './booking-words';
import { SchedulingWidget } from './scheduling-widget';

const notice = { title: 'TITLE', text: 'TEXT' };
const words: SchedulingWords = {
  help: 'HELP',
  openText: 'OPEN',
  callText: 'CALL',
  emailText: 'EMAIL',
  hoursText: 'HOURS',
  announced: { loading: 'LOADING', ready: 'READY', booked: 'BOOKED' },
  stalled: notice,
  blocked: notice,
  offline: 'OFFLINE',
  linkOut: { title: 'LINK OUT', text: 'TEXT' },
  tryAgainText: 'AGAIN',
  hideText: 'HIDE',
};

function place(provider: string, url: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <SchedulingWidget
      scheduling={resolveScheduling({ provider, url, siteUrl: 'https://clinic.example' })}
      contact={{ phone: '(202) 555-0142', phoneHref: 'tel:+12025550142', email: 'care@example.com' }}
      words={words}
      title="FRAME"
    />,
  );
  return document.body;
}

test('the frame stands in the HTML, named and addressed, with the guard ahead of it and nothing said to load', () => {
  const body = place('calendly', 'https://calendly.com/a/b');
  const frame = body.querySelector('iframe');
  expect(frame?.title).toBe('FRAME');
  expect(frame?.src).toBe('https://calendly.com/a/b?embed_domain=clinic.example&embed_type=Inline');
  expect(frame?.dataset).toMatchObject({ vendor: 'calendly', origins: 'https://calendly.com' });
  expect(frame?.dataset.script).toBeUndefined();
  expect(frame?.id).toBe('');
  const script = body.querySelector('script');
  expect(script && frame && script.compareDocumentPosition(frame)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(body.textContent).not.toContain('LOADING');
  expect(body.querySelector('a[href="https://calendly.com/a/b"]')?.getAttribute('rel')).toBe(
    'noopener noreferrer',
  );
  expect(body.querySelector('a[href="tel:+12025550142"]')).not.toBeNull();
});

test('for a vendor that takes no attribution nothing says that any may travel', () => {
  const body = place('acuity', 'https://app.acuityscheduling.com/schedule.php?owner=1');
  expect(body.querySelector('iframe')).not.toBeNull();
  expect(body.querySelector('[data-attribution]')).toBeNull();
});

test('the frame may grow as tall as the guard lets a vendor ask for', () => {
  const frame = place('calendly', 'https://calendly.com/a/b').querySelector('iframe');
  const asked = { event: 'calendly.page_height', payload: { height: '9999px' } };
  expect(frame?.className).toContain(` max-h-[${calendly.heightPx(asked)}px]! `);
});

test('a scheduler that cannot be framed gets a panel with every way to book instead', () => {
  const body = place('link', 'https://clinic.janeapp.com/');
  expect(body.querySelector('iframe')).toBeNull();
  expect(body.textContent).toContain('LINK OUT');
  const link = body.querySelector<HTMLAnchorElement>('a[href="https://clinic.janeapp.com/"]');
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toBe('noopener noreferrer');
  expect(link?.dataset.attribution).toContain('utm_source');
  expect(body.querySelector('a[href="mailto:care@example.com"]')).not.toBeNull();
});
