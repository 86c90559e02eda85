import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';

/** A vendor of our own on another origin of this machine: the demonstration calendar and every way it can fail. */
export type StandIn = {
  /** e.g. "http://localhost:41234" */
  origin: string;
  /** Paths with queries, in order of arrival. */
  requests: string[];
  /** Address of the calendar; `query` as `public/demo/calendar-messages.js` reads it. */
  calendarUrl: (query?: string) => string;
  close: () => Promise<void>;
};

const types: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

function send(response: ServerResponse, type: string, body: string | Buffer, headers = {}) {
  response.writeHead(200, { 'content-type': `${types[type]}; charset=utf-8`, ...headers }).end(body);
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
  if (pathname === '/hang') return;
  if (pathname === '/deny') {
    send(response, 'html', '<p>never seen</p>', { 'x-frame-options': 'DENY' });
  } else if (pathname === '/nested') {
    const inner = new URL(request.url ?? '', 'http://stand-in').searchParams.get('inner');
    send(response, 'html', `<p>calendar</p><iframe src="${inner}"></iframe>`);
  } else if (pathname === '/conversion') {
    send(response, 'html', `<script>top.postMessage({ event: 'acuityBookingComplete' }, '*')</script>`);
  } else if (pathname === '/hostile') {
    send(response, 'html', `<script>top.postMessage(['msgsndr-booking-complete', {}], '*')</script>`);
  } else if (pathname === '/form_embed.js') {
    send(response, 'js', await readFile(join('e2e', 'support', 'rude-embed-script.js')));
  } else if (pathname.startsWith('/demo/')) {
    const file = basename(pathname);
    send(response, file.split('.').at(-1) ?? '', await readFile(join('public', 'demo', file)));
  } else response.writeHead(404).end();
}

/** @param host "localhost" and "127.0.0.1" are different sites to a browser. */
export async function startStandIn(host: 'localhost' | '127.0.0.1' = '127.0.0.1'): Promise<StandIn> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, host, done));
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    calendarUrl: (query = '') => `${origin}/demo/calendar.html?${query}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
