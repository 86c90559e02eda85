/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { calendar } from '@/content/booking';
import { type CalendarState, calendarEvents } from '@/lib/scheduling/calendar-state';
import { readers } from '@/lib/scheduling/messages';
import { resolveScheduling } from '@/lib/scheduling/resolve-scheduling';
import { CalendarStates } from './calendar-states';
import { SchedulingWidget } from './scheduling-widget';

const { words } = calendar;
const contact = { phone: '(202) 555-0142', phoneHref: 'tel:+12025550142', email: 'care@example.com' };
const root = document.documentElement;

function become(state: CalendarState) {
  act(() => {
    root.dataset.calendar = state;
    document.dispatchEvent(new Event(calendarEvents.changed));
  });
}

/** The component as it starts in a page whose calendar is in this state. */
function start(state: CalendarState) {
  root.dataset.calendar = state;
  document.body.innerHTML = '<iframe data-vendor="calendly" title="calendar"></iframe>';
  render(
    <CalendarStates linkUrl="https://vendor.example/calendar" contact={contact} words={words}>
      <p>COVER</p>
    </CalendarStates>,
  );
  return document.querySelector('iframe') as HTMLIFrameElement;
}

/** The widget as it stands in the HTML. */
function place(provider: string, url: string) {
  const scheduling = resolveScheduling({ provider, url, siteUrl: 'https://clinic.example' });
  document.body.innerHTML = renderToStaticMarkup(
    <SchedulingWidget scheduling={scheduling} contact={contact} words={words} title="FRAME" />,
  );
  return document.querySelector('iframe');
}

function expectWaysAround(linkUrl: string) {
  const open = screen.getByRole('link', { name: words.openText });
  expect(open).toHaveAttribute('href', linkUrl);
  expect(open).toHaveAttribute('rel', 'noopener noreferrer');
  const call = screen.getByRole('link', { name: `${words.callText} ${contact.phone}` });
  expect(call).toHaveAttribute('href', contact.phoneHref);
  expect(screen.getByRole('link', { name: `${words.emailText} ${contact.email}` })).toBeInTheDocument();
}

afterEach(() => {
  delete root.dataset.calendar;
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
  expectWaysAround('https://vendor.example/calendar');
  expect(frame.inert).toBe(true);
});

test.each([
  ['stalled', words.tryAgainText, calendarEvents.retry],
  ['stalled', words.showText, calendarEvents.show],
  ['blocked', words.tryAgainText, calendarEvents.retry],
  ['requested', words.hideText, calendarEvents.show],
] as const)('a %s calendar offers “%s”, which keeps the keyboard’s place', (state, name, event) => {
  const asked = jest.fn();
  document.addEventListener(event, asked, { once: true });
  start(state);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(asked).toHaveBeenCalledTimes(1);
  become('ready');
  expect(screen.queryByText(words[state].title)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('a blocked calendar cannot be uncovered: there is nothing to see', () => {
  start('blocked');
  expect(screen.queryByRole('button', { name: words.showText })).not.toBeInTheDocument();
});

test('the frame stands in the HTML, named and addressed, and nothing is said to load', () => {
  const frame = place('calendly', 'https://calendly.com/a/b');
  expect(frame?.title).toBe('FRAME');
  expect(frame?.src).toBe('https://calendly.com/a/b?embed_domain=clinic.example&embed_type=Inline');
  // LeadConnector's script sends the address of this page to every frame with an id.
  expect(frame?.id).toBe('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the frame may grow as tall as a vendor may ask for', () => {
  const asked = { event: 'calendly.page_height', payload: { height: '9999px' } };
  const tallest = readers.calendly?.(asked, true).heightPx;
  expect(place('calendly', 'https://calendly.com/a/b')?.className).toContain(` max-h-[${tallest}px]! `);
});

test('a scheduler that cannot be framed gets every way to book instead', () => {
  expect(place('link', 'https://clinic.janeapp.com/')).toBeNull();
  expect(screen.getByText(words.linkOut.title)).toBeInTheDocument();
  expectWaysAround('https://clinic.janeapp.com/');
});
