import { expect, type Page, type Request } from '@playwright/test';

/** Ways to send that a page which only shows something has no use for. */
const sending = ['ping', 'xhr', 'fetch', 'eventsource', 'websocket'];

/** Everything the page could leave behind or send away, from the first byte on. */
export type Traces = {
  /** Hosts of all requests. */
  hosts: Set<string>;
  /** Cookies and storage written, connections opened, data sent. */
  acts: string[];
  asked: Request[];
};

/** Starts before the page does. */
export async function watchTraces(page: Page): Promise<Traces> {
  const hosts = new Set<string>();
  const acts: string[] = [];
  const asked: Request[] = [];
  page.on('request', (request) => {
    asked.push(request);
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:') hosts.add(host);
    if (sending.includes(request.resourceType())) acts.push(`${request.resourceType()} ${request.url()}`);
  });
  page.on('websocket', (socket) => acts.push(`websocket ${socket.url()}`));
  await page.exposeFunction('noteAct', (what: string) => acts.push(what));
  await page.addInitScript(() => {
    const note = (what: string) => (window as unknown as { noteAct(what: string): void }).noteAct(what);
    function tell(owner: object, name: string, what: string) {
      const original = Reflect.get(owner, name);
      if (!original) return;
      Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
        note(`${what} ${args[0]}`);
        return Reflect.apply(original, this, args);
      });
    }
    tell(Storage.prototype, 'setItem', 'storage');
    tell(IDBFactory.prototype, 'open', 'database');
    tell(CacheStorage.prototype, 'open', 'cache');
    tell(ServiceWorkerContainer.prototype, 'register', 'service worker');
    tell(Navigator.prototype, 'sendBeacon', 'beacon');
    tell(RTCPeerConnection.prototype, 'createOffer', 'peer');
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      // The booking page takes cookies away from a vendor's script.
      configurable: true,
      get: () => cookie?.get?.call(document),
      set: (value) => note(`cookie ${value}`),
    });
  });
  return { hosts, acts, asked };
}

/** Fails when the browser keeps anything of the page, or the page's HTML has it call on another host ahead of time. */
export async function expectNothingKept(page: Page) {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  expect({ cookies, origins }).toEqual({ cookies: [], origins: [] });
  const kept = await page.evaluate(async () => ({
    session: sessionStorage.length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({ session: 0, caches: [], workers: 0 });
  const hints = await page
    .locator('link:not([rel=canonical])')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const outside = hints.filter(
    (href) => !href.startsWith('data:') && new URL(href).origin !== new URL(page.url()).origin,
  );
  expect(outside).toEqual([]);
}
