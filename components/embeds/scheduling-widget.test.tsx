/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readers } from '@/browser/calendar/messages';
import { calendar } from '@/content/booking';
import { type CalendarState, calendarEvents } from '@/lib/scheduling/calendar-state';
import { resolveScheduling } from '@/lib/scheduling/resolve-scheduling';
import { CalendarStates } from './calendar-states';
import { SchedulingWidget } from './scheduling-widget';

const { words } = calendar;
const contact = {
  phone: '(202) 555-0142',
  phoneHref: 'tel:+12025550142',
  email: 'care@example.com',
  hours: '9 to 5',
};
const root = document.documentElement;

function become(state: CalendarState) {
  act(() => {
    root.dataset.calendar = state;
    document.dispatchEvent(new Event(calendarEvents.changed));
  });
}

function states() {
  return (
    <CalendarStates linkUrl="https://vendor.example/calendar" contact={contact} words={words}>
      <p>COVER</p>
    </CalendarStates>
  );
}

/** The component as it starts in a page whose calendar is in this state. */
function start(state: CalendarState) {
  root.dataset.calendar = state;
  document.body.innerHTML = '<iframe data-vendor="calendly" title="calendar"></iframe>';
  render(states());
  return document.querySelector('iframe') as HTMLIFrameElement;
}

function place(provider: string, url: string) {
  const scheduling = resolveScheduling({ provider, url, siteUrl: 'https://clinic.example' });
  document.body.innerHTML = renderToStaticMarkup(
    <SchedulingWidget scheduling={scheduling} contact={contact} words={words} title="FRAME" />,
  );
  return document.body;
}

afterEach(() => {
  delete root.dataset.calendar;
});

test('without scripts nothing is said to load', () => {
  expect(renderToStaticMarkup(states())).toContain('class="sr-only"></p><p>COVER</p>');
});

test('loading, ready and booked are announced in one live region and without a notice', () => {
  start('loading');
  for (const state of ['loading', 'ready', 'booked'] as const) {
    become(state);
    expect(screen.getByRole('status')).toHaveTextContent(words.announced[state]);
    expect(screen.getByText('COVER')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  }
});

test('a stalled calendar is covered by every other way to book', () => {
  const frame = start('stalled');
  expect(screen.getByRole('status')).toHaveTextContent(`${words.stalled.title} ${words.stalled.text}`);
  const open = screen.getByRole('link', { name: words.openText });
  expect(open).toHaveAttribute('href', 'https://vendor.example/calendar');
  expect(open).toHaveAttribute('target', '_blank');
  expect(open).toHaveAttribute('rel', 'noopener noreferrer');
  const call = screen.getByRole('link', { name: `${words.callText} ${contact.phone}` });
  expect(call).toHaveAttribute('href', contact.phoneHref);
  expect(screen.getByRole('link', { name: `${words.emailText} ${contact.email}` })).toBeInTheDocument();
  expect(screen.getByText(`${words.hoursText}: ${contact.hours}`)).toBeInTheDocument();
  expect(frame.inert).toBe(true);
  become('ready');
  expect(screen.queryByText(words.stalled.title)).not.toBeInTheDocument();
});

test.each([
  ['stalled', words.tryAgainText, calendarEvents.retry, true],
  ['stalled', words.showText, calendarEvents.show, true],
  ['blocked', words.tryAgainText, calendarEvents.retry, true],
  ['requested', words.hideText, calendarEvents.show, false],
] as const)('a %s calendar offers “%s”, which keeps the keyboard’s place', (state, name, event, covers) => {
  const asked = jest.fn();
  document.addEventListener(event, asked, { once: true });
  expect(Boolean(start(state).inert)).toBe(covers);
  expect(screen.getByText(words[state].title)).toBeInTheDocument();
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(asked).toHaveBeenCalledTimes(1);
  become('ready');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('a blocked calendar cannot be uncovered: there is nothing to see', () => {
  start('blocked');
  expect(screen.queryByRole('button', { name: words.showText })).not.toBeInTheDocument();
});

test('the frame stands in the HTML, named and addressed, with its script ahead of it and nothing said to load', () => {
  const body = place('calendly', 'https://calendly.com/a/b');
  const frame = body.querySelector('iframe');
  expect(frame?.title).toBe('FRAME');
  expect(frame?.src).toBe('https://calendly.com/a/b?embed_domain=clinic.example&embed_type=Inline');
  // LeadConnector's script sends the address of this page to every frame with an id.
  expect(frame?.id).toBe('');
  const script = body.querySelector('script');
  expect(script && frame && script.compareDocumentPosition(frame)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByText(words.announced.loading)).not.toBeInTheDocument();
  expect(body.querySelector('a[href="https://calendly.com/a/b"]')).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  expect(body.querySelector('a[href="tel:+12025550142"]')).toBeInTheDocument();
});

test('the frame may grow as tall as a vendor may ask for', () => {
  const frame = place('calendly', 'https://calendly.com/a/b').querySelector('iframe');
  const asked = { event: 'calendly.page_height', payload: { height: '9999px' } };
  expect(frame?.className).toContain(` max-h-[${readers.calendly?.(asked, true).heightPx}px]! `);
});

test('a scheduler that cannot be framed gets every way to book instead', () => {
  const body = place('link', 'https://clinic.janeapp.com/');
  expect(body.querySelector('iframe')).toBeNull();
  expect(screen.getByText(words.linkOut.title)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: words.openText });
  expect(link).toHaveAttribute('href', 'https://clinic.janeapp.com/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
