import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const faults = ['slow', 'failing', 'truncated', 'wrong-typed'] as const;

export type Fault = (typeof faults)[number];

/** The served site behind a bad network. */
export type FaultProxy = {
  origin: string;
  /** Paths that met a fault so far. */
  struck: string[];
  /** When something was last asked for, on the clock of `Date.now()`. */
  lastRequestAtMs: () => number;
  close: () => Promise<void>;
};

const slowMs = 20_000;

/**
 * Browsers open six connections to a host that speaks HTTP/1.1, as this one does, and a link that is followed needs one.
 * The site's hosts speak HTTP/2, where nothing waits for a free one. So what is slow beyond this fails at once instead.
 */
const mostHeld = 5;

/** What a hotel's network says in place of what was asked for. */
const stranger = '<!DOCTYPE html><title>Hotel Wi-Fi</title><p>Please log in to the hotel network.</p>';

function strike(
  fault: Fault,
  response: ServerResponse,
  upstream: IncomingMessage,
  timers: Set<NodeJS.Timeout>,
) {
  const { statusCode = 502, headers } = upstream;
  if (fault === 'slow' && timers.size < mostHeld) {
    const timer = setTimeout(() => {
      response.writeHead(statusCode, headers);
      upstream.pipe(response);
    }, slowMs);
    timers.add(timer);
    response.on('close', () => {
      clearTimeout(timer);
      timers.delete(timer);
    });
    return;
  }
  if (fault === 'failing' || fault === 'slow') {
    response.writeHead(503, { 'content-type': 'text/plain' }).end('down');
    return;
  }
  if (fault === 'wrong-typed') {
    // As data where a page is expected; as a page where anything else is.
    const isPage = headers['content-type']?.startsWith('text/html');
    response
      .writeHead(200, { 'content-type': isPage ? 'application/json' : 'text/html' })
      .end(isPage ? '{}' : stranger);
    return;
  }
  response.writeHead(statusCode, headers);
  upstream.once('data', (part: Buffer) => {
    response.write(part.subarray(0, Math.ceil(part.length / 2)), () => response.destroy());
  });
}

/** @param target origin of the served site */
export async function startFaultProxy(
  target: string,
  faultOf: (path: string) => Fault | undefined,
): Promise<FaultProxy> {
  const struck: string[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let lastRequestAtMs = Date.now();
  const server = createServer((asked, response) => {
    lastRequestAtMs = Date.now();
    const path = asked.url ?? '/';
    const fault = faultOf(path);
    // Half of a compressed body may decode to nothing; half of the text itself is the harder case.
    const headers = { ...asked.headers, 'accept-encoding': fault ? 'identity' : 'br' };
    const upstream = request(target + path, { headers, method: asked.method }, (found) => {
      if (fault) {
        struck.push(path);
        strike(fault, response, found, timers);
        return;
      }
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    upstream.end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    struck,
    lastRequestAtMs: () => lastRequestAtMs,
    close: () =>
      new Promise((done) => {
        for (const timer of timers) clearTimeout(timer);
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
