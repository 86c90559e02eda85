/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';

const origin = 'https://vendor.example';
const scroll = jest.fn();
const heard = jest.fn();
let frame: HTMLIFrameElement;

function say(data: unknown, from = origin, source: MessageEventSource | null = frame.contentWindow) {
  heard.mockClear();
  window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
  return heard.mock.calls.length > 0;
}

// The guards lock objects of the window permanently, so the page is opened only once.
beforeAll(() => {
  jest.useFakeTimers();
  const settings = { origins: [origin], scriptSrc: 'https://vendor.example/embed.js' };
  document.body.innerHTML =
    '<div><p><iframe data-vendor="leadconnector" src="about:blank"></iframe></p></div>';
  document.querySelector('div')?.setAttribute('data-scheduling', JSON.stringify(settings));
  frame = document.querySelector('iframe') as HTMLIFrameElement;
  window.scrollTo = scroll;
  window.scrollBy = scroll;
  localStorage.setItem('before', '1');
  jest.isolateModules(() => require('./vendor-script'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
  window.addEventListener('message', heard);
});

test('the script is loaded from the address in the settings', () => {
  expect(document.querySelector('head script')?.getAttribute('src')).toBe('https://vendor.example/embed.js');
});

test('Acuity’s script scrolls the frame to where the target of any link lands', () => {
  const [, rem] = /scroll-padding-top: ([\d.]+)rem/.exec(readFileSync('app/styles/type.css', 'utf8')) ?? [];
  expect(frame.dataset.offsetTop).toBe(`${Number(rem) * 16}`);
});

test('a script receives sizes from the frame, and nothing about the visitor', () => {
  expect(say('[iFrameSizer]booking:1200:390:init')).toBe(true);
  expect(say(['set-sticky-contacts', '_ud', '{"email":"pat@example.com"}'])).toBe(false);
});

test('a script receives nothing from another window or origin', () => {
  expect(say('[iFrameSizer]booking:1200:390:init', 'https://evil.example')).toBe(false);
  expect(say('[iFrameSizer]booking:1200:390:init', origin, window)).toBe(false);
});

test('a script can scroll the page only while the visitor is in the calendar', () => {
  window.scrollTo(0, 0);
  expect(scroll).not.toHaveBeenCalled();
  frame.tabIndex = 0;
  frame.focus();
  window.scrollTo(0, 0);
  expect(scroll).toHaveBeenCalledTimes(1);
});

test('a script can store nothing and read nothing back', () => {
  localStorage.setItem('a', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: what a script would do
  document.cookie = 'a=1';
  window.name = 'a';
  expect([localStorage.getItem('a'), localStorage.getItem('before'), document.cookie, window.name]).toEqual([
    null,
    null,
    '',
    '',
  ]);
});

test.each([
  ['its style', () => frame.style.setProperty('display', 'none')],
  ['its title', () => frame.setAttribute('title', 'Other')],
  ['its place', () => document.body.append(frame)],
])('whatever a script does to the frame is undone: %s', async (_, change) => {
  const html = document.querySelector('div')?.innerHTML;
  change();
  await Promise.resolve();
  expect(document.querySelector('div')?.innerHTML).toBe(html);
});
