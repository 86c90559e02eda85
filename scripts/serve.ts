import { spawnSync } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { answer } from './answer';
import { loadSite } from './load-site';
import { runAsProgram } from './program';

const HELP = `Usage: npm start        builds the site, then serves it
       npm run preview   serves what was built before

Serves out/ as a delivery network would, with the headers of lib/hosting.ts, until you press Ctrl+C.
PORT  first port to try, 4173 unless set; a taken one makes it try the next
HOST  address to listen on, this machine only unless set; 0.0.0.0 lets a phone on your network see the site`;

const DEFAULT_PORT = 4173;
const PORTS_TRIED = 20;

/** Answers from the export in `dir` as it is now. */
export function respondFrom(dir: string): RequestListener {
  const site = loadSite(dir);
  return ({ method, url, headers }, response) => {
    const { status, headers: answered, body } = answer(site, { method, target: url, headers });
    response.writeHead(status, status === 304 ? answered : { ...answered, 'Content-Length': body.length });
    response.end(body);
  };
}

/** Serves the export in `dir` as it is now; port 0 takes any free one. Rejects when the port is taken. */
export async function startServer({
  dir,
  port,
  host = '127.0.0.1',
}: {
  dir: string;
  port: number;
  host?: string;
}) {
  const server = createServer(respondFrom(dir));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: takenPort } = server.address() as AddressInfo;
  return {
    port: takenPort,
    url: `http://localhost:${takenPort}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** As `startServer`, on the first free port from `port` on. */
export async function startOnFreePort(options: { dir: string; port: number; host?: string }) {
  for (let port = options.port; port < options.port + PORTS_TRIED; port += 1) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(
    `Ports ${options.port} to ${options.port + PORTS_TRIED - 1} are all taken: set PORT to a free one.`,
  );
}

runAsProgram('serve.ts', HELP, async (args) => {
  const { values } = parseArgs({ args, options: { build: { type: 'boolean' } } });
  if (values.build && spawnSync('npm run build', { stdio: 'inherit', shell: true }).status !== 0) {
    throw new Error('The build failed: see its messages above.');
  }
  const port = Number(process.env.PORT || DEFAULT_PORT);
  const { url } = await startOnFreePort({ dir: 'out', port, host: process.env.HOST });
  console.log(`The site is at ${url} (press Ctrl+C to stop)`);
});
