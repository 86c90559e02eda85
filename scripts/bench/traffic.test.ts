import { EventEmitter } from 'node:events';
import type { CDPSession } from '@playwright/test';
import { countTraffic, kindOf } from './traffic';

async function countEvents(events: readonly (readonly [string, object])[]) {
  const session = Object.assign(new EventEmitter(), { send: async () => ({}) });
  const traffic = await countTraffic(session as unknown as CDPSession);
  for (const [name, event] of events) session.emit(`Network.${name}`, event);
  return traffic.read();
}

function asked(requestId: string, path: string, extra = {}) {
  return ['requestWillBeSent', { requestId, request: { url: `http://localhost${path}` }, ...extra }] as const;
}

function answered(requestId: string, mimeType: string, extra = {}) {
  return ['responseReceived', { requestId, response: { mimeType, ...extra } }] as const;
}

function arrived(requestId: string, dataLength: number, encodedDataLength = 0) {
  return ['dataReceived', { requestId, dataLength, encodedDataLength }] as const;
}

function finished(requestId: string, encodedDataLength: number) {
  return ['loadingFinished', { requestId, encodedDataLength }] as const;
}

test('what crossed the wire is counted by kind, beside its unpacked size', async () => {
  const { byKind, sentBytes, requests } = await countEvents([
    asked('1', '/'),
    answered('1', 'text/html'),
    arrived('1', 5000),
    arrived('1', 1000),
    finished('1', 1500),
    asked('2', '/a.js'),
    answered('2', 'text/javascript'),
    arrived('2', 900, 300),
  ]);
  expect(byKind.html).toEqual({ requests: 1, sentBytes: 1500, rawBytes: 6000 });
  expect(byKind.js).toEqual({ requests: 1, sentBytes: 300, rawBytes: 900 });
  expect([requests, sentBytes]).toEqual([2, 1800]);
});

test('a page fetched ahead is counted once, and nothing from a cache or a data address', async () => {
  const { requests, sentBytes, urls } = await countEvents([
    asked('1', '/booking'),
    answered('1', 'text/html'),
    finished('1', 800),
    asked('2', '/booking'),
    answered('2', 'text/html', { fromPrefetchCache: true }),
    finished('2', 800),
    asked('3', '/a.css'),
    ['requestServedFromCache', { requestId: '3' }],
    finished('3', 0),
    ['requestWillBeSent', { requestId: '4', request: { url: 'data:,' } }],
    finished('4', 10),
  ]);
  expect([requests, sentBytes, urls]).toEqual([1, 800, ['http://localhost/booking']]);
});

test('a redirect counts as a request of its own', async () => {
  const { requests, sentBytes } = await countEvents([
    asked('1', '/demo/calendar.html'),
    asked('1', '/demo/calendar', { redirectResponse: { encodedDataLength: 600 } }),
    answered('1', 'text/html'),
    finished('1', 1700),
  ]);
  expect([requests, sentBytes]).toEqual([2, 2300]);
});

test('kinds follow the media type', () => {
  expect(
    ['text/html', 'text/css', 'text/javascript', 'application/javascript', 'font/woff2', 'image/svg+xml'].map(
      kindOf,
    ),
  ).toEqual(['html', 'css', 'js', 'js', 'font', 'image']);
  expect(kindOf('application/json')).toBe('other');
});
