import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, posix } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import send from 'send';
import { type Header, headersFor, missingHeaders, siteHeaders, unservedPaths } from '@/lib/hosting';
import { defaultPort } from '@/lib/settings';
import { runAsProgram } from './program';

const help = `Usage: npm start        builds the site, then serves it
       npm run preview   serves what was built before

Serves out/ until you press Ctrl+C, on PORT or the next free port. With HOST=0.0.0.0 your phone can open it too.`;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Level 5 is about what CDNs use for files that they compress on the fly. */
const compress = compression({
  threshold: 0,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Handler;

function setHeaders(response: ServerResponse, headers: readonly Header[]) {
  for (const { name, value } of headers) response.setHeader(name, value);
}

/**
 * The file below `dir` that a host with clean URLs sends for a path, e.g. "/booking.html" for "/booking" and for
 * "/booking/"; null if there is none.
 */
function findFile(dir: string, path: string) {
  if (unservedPaths.includes(path) || path.includes('//')) return null;
  try {
    const decoded = posix.normalize(decodeURIComponent(path));
    const name = decoded.replace(/\/$/, '');
    const candidates = [...(name === decoded ? [name] : []), `${name}.html`, `${name}/index.html`];
    return candidates.find((file) => statSync(join(dir, file), { throwIfNoEntry: false })?.isFile()) ?? null;
  } catch {
    // The path contains a NUL character or half an escape sequence.
    return null;
  }
}

/**
 * Returns a page of the export, without the instruction to upgrade requests to https, which this server does not
 * support. If it stayed, no font and no link of a live build would work on a phone that opens the site by network
 * address.
 */
function readPage(path: string) {
  return readFileSync(path, 'utf8').replace(/; ?upgrade-insecure-requests/, '');
}

function sendPage(request: IncomingMessage, response: ServerResponse, html: string, status: number) {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  if (status === 200) response.setHeader('ETag', etag);
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status).end(isKnown ? undefined : html);
}

/** Answers one request as the hosts do. If a file cannot be read, the server keeps running. */
function answer(dir: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    setHeaders(response, [...siteHeaders, { name: 'Allow', value: 'GET, HEAD' }]);
    response.writeHead(405).end();
    return;
  }
  const answerNotFound = () => {
    setHeaders(response, missingHeaders);
    sendPage(request, response, readPage(join(dir, '404.html')), 404);
  };
  const [path = '/'] = (request.url ?? '/').split('?');
  const file = findFile(dir, path);
  if (!file) {
    answerNotFound();
    return;
  }
  if (file.endsWith('.html')) {
    const html = readPage(join(dir, file));
    setHeaders(response, headersFor(path));
    sendPage(request, response, html, 200);
    return;
  }
  send(request, encodeURI(file), { root: dir, dotfiles: 'allow', cacheControl: false, index: false })
    .on('headers', () => setHeaders(response, headersFor(path)))
    .on('error', (error: { status?: number }) => {
      if (error.status === 416) response.writeHead(416).end();
      else answerNotFound();
    })
    .pipe(response);
}

type Options = { dir: string; port: number; host?: string };

/** @throws Error with a one-sentence message if the folder contains no built site */
export function checkBuilt(dir: string) {
  if (!existsSync(join(dir, '404.html')))
    throw new Error(`${dir} contains no built site: run "npm run build" first.`);
}

/**
 * Serves the export in `dir` on the first free port, counted up from `port`; port 0 takes any.
 * @throws Error with a one-sentence message if the folder contains no built site, or no server can start there
 */
export async function startServer({ dir, port, host = '127.0.0.1' }: Options) {
  checkBuilt(dir);
  const server = createServer((request, response) => {
    // Files are looked up again for each request, so that a new build is served immediately. During a build, a file
    // may disappear between two look-ups.
    const tryAnswer = () => {
      try {
        answer(dir, request, response);
      } catch {
        if (!response.headersSent) response.writeHead(503, { 'Content-Type': 'text/plain' });
        response.end('The site is being built: try again in a moment.');
      }
    };
    if (request.headers.range) tryAnswer();
    else compress(request, response, tryAnswer);
  });
  for (let tried = port; !server.listening; tried += 1) {
    try {
      server.listen(tried, host);
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw new Error(
        `No server can start at ${host}, port ${tried}: set PORT to a number from 1024 to 65535, and HOST to an address of this machine or to nothing.`,
        { cause: error },
      );
    }
  }
  const taken = (server.address() as AddressInfo).port;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: taken, url: `http://${browserHost(host)}:${taken}`, close };
}

/** The host to type into a browser on this machine for a server that listens at `host`. */
export function browserHost(host: string) {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Reads a port number.
 * @throws Error with a one-sentence message if the value is not a port
 */
export function readPort(value = '') {
  const port = Number(value || defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is ${value}: set it to a whole number from 1 to 65535, e.g. ${defaultPort}.`);
}

/** This machine's IPv4 addresses in its network. */
function listNetworkAddresses() {
  const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  return addresses
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

runAsProgram('serve.ts', help, async () => {
  const port = readPort(process.env.PORT);
  const host = process.env.HOST || undefined;
  const server = await startServer({ dir: 'out', port, host });
  console.log(`The site is at ${server.url} (press Ctrl+C to stop)`);
  if (host === '0.0.0.0')
    for (const address of listNetworkAddresses())
      console.log(`On a phone in the same network: http://${address}:${server.port}`);
});
