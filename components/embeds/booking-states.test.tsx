/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BookingHandle, BookingSignals } from '@/lib/scheduling/booking-handle';
import { BookingStates } from './booking-states';
import type { SchedulingWords } from './booking-words';

const words: SchedulingWords = {
  help: 'HELP',
  offline: 'OFFLINE',
  openText: 'OPEN',
  callText: 'CALL',
  emailText: 'EMAIL',
  hoursText: 'HOURS',
  announced: { loading: 'LOADING', ready: 'READY', booked: 'BOOKED' },
  stalled: { title: 'STALLED', text: 'STALLED TEXT' },
  blocked: { title: 'BLOCKED', text: 'BLOCKED TEXT' },
  linkOut: { title: 'LINK', text: 'LINK TEXT' },
  tryAgainText: 'AGAIN',
  hideText: 'HIDE',
};

let signals: BookingSignals;
let tell: () => void;
const retry = jest.fn();
const host = window as Window & { booking?: BookingHandle };

function say(news: Partial<BookingSignals>) {
  act(() => {
    signals = { ...signals, ...news };
    tell();
  });
}

function pass(ms: number) {
  act(() => jest.advanceTimersByTime(ms));
}

function states() {
  return (
    <BookingStates
      linkUrl="https://vendor.example/calendar"
      attribution="utm_source"
      contact={{
        phone: '(202) 555-0142',
        phoneHref: 'tel:+12025550142',
        email: 'care@example.com',
        hours: '9 to 5',
      }}
      words={words}
    />
  );
}

function start(news: Partial<BookingSignals> = {}) {
  signals = { ...signals, ...news };
  render(states());
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/booking?utm_source=news&x=1');
  signals = { startedAtMs: performance.now(), isReady: false, isBlocked: false, isBooked: false };
  retry.mockReset().mockImplementation(() => {
    signals = { ...signals, startedAtMs: performance.now(), isReady: false, isBlocked: false };
    tell();
  });
  host.booking = {
    signals: () => signals,
    subscribe: (listener) => {
      tell = listener;
      return () => {};
    },
    retry,
  };
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('without scripts nothing is said to load', () => {
  expect(renderToStaticMarkup(states())).toBe('<p role="status" tabindex="-1" class="sr-only"></p>');
});

test('loading is announced, then ready, then booked, in one live region and without a notice', () => {
  start();
  expect(screen.getByRole('status')).toHaveTextContent('LOADING');
  say({ isReady: true });
  expect(screen.getByRole('status')).toHaveTextContent('READY');
  say({ isBooked: true });
  expect(screen.getByRole('status')).toHaveTextContent('BOOKED');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('after 12 s of silence every other way to book is offered', () => {
  start();
  pass(11_999);
  expect(screen.queryByText('STALLED')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByText('STALLED')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('STALLED STALLED TEXT');
  const open = screen.getByRole('link', { name: 'OPEN' });
  expect(open).toHaveAttribute('href', 'https://vendor.example/calendar?utm_source=news');
  expect(open).toHaveAttribute('target', '_blank');
  expect(open).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'CALL (202) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+12025550142',
  );
  expect(screen.getByRole('link', { name: 'EMAIL care@example.com' })).toBeInTheDocument();
  expect(screen.getByText('HOURS: 9 to 5')).toBeInTheDocument();
});

test('the wait counts from when the calendar was asked for, not from when this started', () => {
  pass(15_000);
  start();
  pass(0);
  expect(screen.getByText('STALLED')).toBeInTheDocument();
});

test('a calendar that was ready long before is ready, with no notice for a moment', () => {
  pass(15_000);
  start({ isReady: true });
  pass(60_000);
  expect(screen.getByRole('status')).toHaveTextContent('READY');
  expect(screen.queryByText('STALLED')).not.toBeInTheDocument();
});

test('a late word from the calendar puts the notice away', () => {
  start();
  pass(20_000);
  say({ isReady: true });
  expect(screen.queryByText('STALLED')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('READY');
});

test('a blocked calendar is said at once', () => {
  start();
  say({ isBlocked: true });
  expect(screen.getByText('BLOCKED')).toBeInTheDocument();
});

test('trying again asks anew, keeps the keyboard’s place and waits as long again', () => {
  start();
  pass(12_000);
  const again = screen.getByRole('button', { name: 'AGAIN' });
  again.focus();
  fireEvent.click(again);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('STALLED')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  pass(11_999);
  expect(screen.queryByText('STALLED')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByText('STALLED')).toBeInTheDocument();
});

test('a notice that was put away stays away until there is something new', () => {
  start();
  pass(12_000);
  fireEvent.click(screen.getByRole('button', { name: 'HIDE' }));
  expect(screen.queryByText('STALLED')).not.toBeInTheDocument();
  pass(60_000);
  expect(screen.queryByText('STALLED')).not.toBeInTheDocument();
  say({ isBlocked: true });
  expect(screen.getByText('BLOCKED')).toBeInTheDocument();
});
