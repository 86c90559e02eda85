import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FramePlace, swapInto } from '@/e2e/support/swap-scheduler';

/**
 * The site that is served at `baseUrl`, on an address of its own, with another scheduler on its booking page: for
 * engines whose driver cannot answer in a server's place.
 */
export async function startSwappedSite(baseUrl: string, place: FramePlace) {
  const requests: string[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    requests.push(url);
    const original = await fetch(baseUrl + url, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const body = Buffer.from(await original.arrayBuffer());
    const headers = Object.fromEntries(original.headers);
    delete headers['content-length'];
    response.writeHead(original.status, headers);
    response.end(url.split('?')[0] === '/booking' ? swapInto(body.toString(), place) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Paths with queries, in order of arrival. */
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
