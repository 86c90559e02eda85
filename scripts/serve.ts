import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor, unservedPaths } from '@/lib/hosting';
import { runAsProgram } from './program';

const help = `Usage: npm start        builds the site, then serves it
       npm run preview   serves what was built before

Serves out/ until you press Ctrl+C, from PORT or the next free one. HOST=0.0.0.0 lets your phone see it, too.`;

/** What sirv would not say of these endings. */
const types: Readonly<Record<string, string>> = { txt: 'text/plain; charset=utf-8', ico: 'image/x-icon' };

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Level 5 is about what delivery networks spend on a file that they compress as it passes. */
const compress = compression({
  threshold: 0,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
}) as unknown as Handler;

function setHeaders(response: ServerResponse, path: string) {
  for (const { name, value } of headersFor(path)) response.setHeader(name, value);
  const type = types[path.slice(path.lastIndexOf('.') + 1)];
  if (type) response.setHeader('Content-Type', type);
}

type Options = { dir: string; port: number; host?: string };

/**
 * Serves the export in `dir` on the first free port from `port` on; port 0 takes any.
 * @throws one sentence when the folder holds no built site
 */
export async function startServer({ dir, port, host = '127.0.0.1' }: Options) {
  if (!existsSync(join(dir, '404.html'))) {
    throw new Error(`${dir} holds no built site: run "npm run build" first.`);
  }
  // Looks at the folder anew for each request, so that a build made meanwhile is what is served.
  const serveFile = sirv(dir, { dev: true, etag: true, setHeaders });
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const answerNotFound = () => {
      setHeaders(response, path);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(join(dir, '404.html')));
    };
    compress(request, response, () => {
      if (unservedPaths.includes(path)) answerNotFound();
      else serveFile(request, response, answerNotFound);
    });
  });
  for (let tried = port; !server.listening; tried += 1) {
    try {
      server.listen(tried, host);
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  const taken = (server.address() as AddressInfo).port;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: taken, url: `http://localhost:${taken}`, close };
}

/** @throws one sentence when the value is no port */
export function readPort(value = '') {
  const port = Number(value || 4173);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT is ${value}: set it to a whole number from 1 to 65535, e.g. 4173.`);
}

runAsProgram('serve.ts', help, async () => {
  const port = readPort(process.env.PORT);
  const { url } = await startServer({ dir: 'out', port, host: process.env.HOST || undefined });
  console.log(`The site is at ${url} (press Ctrl+C to stop)`);
});
