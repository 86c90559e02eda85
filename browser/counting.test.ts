/** @jest-environment jsdom */

const codeUrl = 'https://google.example/gtag/js?id=G-A1B2C3D4E5';

/** Opens a page with the panel, in a browser that has or has not stored consent. Returns the checkbox. */
function open({ isYesKept = false, asksNotToTrack = false } = {}) {
  document.head.innerHTML = '';
  // biome-ignore lint/suspicious/noDocumentCookie: sets the cookie in the same way as counting.ts
  document.cookie = `visit-counting=yes; max-age=${isYesKept ? 60 : 0}`;
  Object.assign(navigator, { globalPrivacyControl: asksNotToTrack });
  Object.assign(window, { BroadcastChannel: class {}, dataLayer: [] });
  document.body.innerHTML =
    '<section hidden><input type="checkbox"><p data-refused hidden></p><script type="text/plain" data-google></script><script></script></section>';
  const script = document.querySelector('script:last-of-type') as HTMLScriptElement;
  script.dataset.value = codeUrl;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  jest.isolateModules(() => require('./counting'));
  return document.querySelector('input') as HTMLInputElement;
}

function isGoogleLoaded() {
  return document.querySelector(`head script[src="${codeUrl}"]`) !== null;
}

test('nothing of Google’s loads before the visitor ticks the box', () => {
  const box = open();
  expect(isGoogleLoaded()).toBe(false);
  box.click();
  expect(isGoogleLoaded()).toBe(true);
});

test('a visit is counted if the visitor consented earlier', () => {
  expect(open({ isYesKept: true }).checked).toBe(true);
  expect(isGoogleLoaded()).toBe(true);
});

test('a browser that asks not to be tracked outweighs an earlier consent', () => {
  const box = open({ isYesKept: true, asksNotToTrack: true });
  expect([box.checked, box.disabled, isGoogleLoaded()]).toEqual([false, true, false]);
  expect(document.querySelector<HTMLElement>('[data-refused]')?.hidden).toBe(false);
});

test('Google gets the address without its query, and advertising is off', () => {
  history.pushState(null, '', '/?utm_source=news&utm_term=depression');
  open({ isYesKept: true });
  const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
  const commands = dataLayer.map((command) => Array.from(command));
  expect(commands[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]);
  expect(commands[1]?.[1]).toMatchObject({ page_location: 'http://localhost/', campaign_source: 'news' });
  expect(JSON.stringify(commands)).not.toContain('depression');
});

test('only what Google’s code sends on leaving outlives the page', () => {
  const send = jest.fn();
  window.fetch = send;
  open({ isYesKept: true });
  const outlives = () => {
    window.fetch('https://google.example/g/collect', { method: 'POST', keepalive: true });
    return send.mock.lastCall[1];
  };
  expect(outlives()).toEqual({ method: 'POST', keepalive: false });
  dispatchEvent(new Event('pagehide'));
  expect(outlives()).toEqual({ method: 'POST', keepalive: true });
});
