/** @jest-environment jsdom */
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { calendar } from '@/content/booking';
import { type CalendarState, calendarChanged } from '@/lib/scheduling/calendar-state';
import { SchedulingWidget } from './scheduling-widget';

const ways = {
  linkUrl: 'https://vendor.example/call',
  contact: { phone: '(202) 555-0142', phoneHref: 'tel:+12025550142', email: 'a@clinic.example', hours: null },
  words: calendar.words,
};
const widget = <SchedulingWidget linkUrl={ways.linkUrl} contact={ways.contact} words={ways.words} />;
let island: HTMLElement;
let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  island = document.createElement('div');
  island.dataset.scheduling = '';
  island.innerHTML = renderToString(widget);
  document.body.replaceChildren(island);
});
afterEach(() => {
  act(() => root?.unmount());
  delete document.documentElement.dataset.calendar;
});

/** Sets the state as browser/calendar.ts does. */
function setState(state: CalendarState) {
  act(() => {
    document.documentElement.dataset.calendar = state;
    document.dispatchEvent(new Event(calendarChanged));
  });
}

function hydrate() {
  const errors: unknown[] = [];
  act(() => {
    root = hydrateRoot(island, widget, { onRecoverableError: (error) => errors.push(error) });
  });
  expect(errors).toEqual([]);
}

function shown() {
  const parts = island.querySelectorAll('[role="status"] > span:not([hidden]), p.text-h4');
  return Array.from(parts)
    .filter((part) => !part.closest('[hidden]'))
    .map((part) => part.textContent);
}

test('in the served HTML, every notice is hidden from readers without style sheets', () => {
  expect(shown()).toEqual([]);
  for (const { title } of [calendar.words.stalled, calendar.words.blocked, calendar.words.requested])
    expect(island.textContent).toContain(title);
});

test('hydrated during a visit, it shows the current state and each one that follows', () => {
  document.documentElement.dataset.calendar = 'stalled';
  hydrate();
  const { stalled, announced } = calendar.words;
  expect(shown()).toEqual([`${stalled.title}. ${stalled.text}`, stalled.title]);
  setState('ready');
  expect(shown()).toEqual([announced.ready]);
  setState('booked');
  expect(shown()).toEqual([announced.booked]);
});

test.each([
  ['moves to the status line when its control disappears', false],
  ['stays on a control that is still there', true],
])('focus %s', (_, isStillThere) => {
  hydrate();
  setState('loading');
  const [way] = island.querySelectorAll<HTMLElement>('p > a');
  if (!way) throw new Error('There is no other way to book.');
  // jsdom lays nothing out, so nothing has a box there.
  if (isStillThere) way.getClientRects = () => [{}] as unknown as DOMRectList;
  way.focus();
  setState('stalled');
  expect(document.activeElement).toBe(isStillThere ? way : island.querySelector('[role="status"]'));
});
