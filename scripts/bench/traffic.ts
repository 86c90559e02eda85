import type { CDPSession } from '@playwright/test';

export const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** `sentBytes` as they crossed the wire with their headers, `rawBytes` unpacked. */
export type Amount = { requests: number; sentBytes: number; rawBytes: number };

export type Traffic = Amount & {
  byKind: Record<Kind, Amount>;
  /** Every address that was asked for, in order; answers from a cache are left out. */
  urls: string[];
};

type Exchange = {
  url: string;
  kind: Kind;
  /** As the browser counts once the answer is complete; until then what has arrived. */
  finishedBytes?: number;
  arrivedBytes: number;
  rawBytes: number;
  isCached: boolean;
  isOpen: boolean;
};

/** By media type, because a page fetched ahead and a page visited are both HTML. */
export function kindOf(mimeType: string): Kind {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  if (/javascript$/.test(mimeType)) return 'js';
  if (/^(font|application\/font)/.test(mimeType)) return 'font';
  return mimeType.startsWith('image/') ? 'image' : 'other';
}

/** Counts everything the page downloads from now on, over all the pages it goes to, frames and fetches ahead included. */
export async function countTraffic(cdp: CDPSession) {
  const exchanges = new Map<string, Exchange>();
  const done: Exchange[] = [];
  let changedAt = Date.now();

  cdp.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    changedAt = Date.now();
    const before = exchanges.get(requestId);
    if (before) {
      if (redirectResponse) before.finishedBytes = redirectResponse.encodedDataLength;
      done.push({ ...before, isOpen: false });
    }
    exchanges.set(requestId, {
      url: request.url,
      kind: 'other',
      arrivedBytes: 0,
      rawBytes: 0,
      isCached: !request.url.startsWith('http'),
      isOpen: true,
    });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const exchange = exchanges.get(requestId);
    if (exchange) exchange.isCached = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const exchange = exchanges.get(requestId);
    if (!exchange) return;
    exchange.kind = kindOf(response.mimeType);
    // A page fetched ahead was counted then, and the browser reports its length again when it is shown.
    if (response.fromDiskCache || response.fromPrefetchCache) exchange.isCached = true;
  });
  cdp.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    changedAt = Date.now();
    const exchange = exchanges.get(requestId);
    if (!exchange) return;
    exchange.rawBytes += dataLength;
    exchange.arrivedBytes += encodedDataLength;
  });
  const close = (requestId: string, finishedBytes?: number) => {
    changedAt = Date.now();
    const exchange = exchanges.get(requestId);
    if (!exchange) return;
    exchange.isOpen = false;
    exchange.finishedBytes = finishedBytes;
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    close(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => close(requestId));
  await cdp.send('Network.enable');

  return {
    read: () => sumUp([...done, ...exchanges.values()]),
    /** Resolves once nothing has been asked for or has arrived for so long; gives up waiting after 30 s. */
    async settle(quietMs: number) {
      const deadline = Date.now() + 30_000;
      while (Date.now() < deadline) {
        const isOpen = [...exchanges.values()].some((exchange) => exchange.isOpen && !exchange.isCached);
        if (!isOpen && Date.now() - changedAt >= quietMs) return;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

export type TrafficCounter = Awaited<ReturnType<typeof countTraffic>>;

function sumUp(exchanges: readonly Exchange[]): Traffic {
  const fetched = exchanges.filter(({ isCached }) => !isCached);
  const amount = (some: readonly Exchange[]): Amount => ({
    requests: some.length,
    sentBytes: some.reduce(
      (sum, { finishedBytes, arrivedBytes }) => sum + (finishedBytes ?? arrivedBytes),
      0,
    ),
    rawBytes: some.reduce((sum, { rawBytes }) => sum + rawBytes, 0),
  });
  return {
    ...amount(fetched),
    byKind: Object.fromEntries(
      kinds.map((kind) => [kind, amount(fetched.filter((exchange) => exchange.kind === kind))]),
    ) as Record<Kind, Amount>,
    urls: fetched.map(({ url }) => url),
  };
}
