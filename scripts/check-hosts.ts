import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from './load-site';
import { runAsProgram } from './program';
import { startServer } from './serve';
import { ensureInstalled, startCaddy, startNginx, waitUntilUp } from './start-hosts';

const HELP = `Usage: npm run check:hosts

Starts nginx and Caddy with the files in hosting/ on the export in out/ and compares their answers with the
local server's, header by header. On Debian they are installed first when you are root.`;

const NGINX_PORT = 4391;
const CADDY_PORT = 4392;

/** Each server's own business: how it sends, tags and dates a body. */
const OWN_HEADERS = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
]);

/** What every host must refuse, by 400 or 404 as it likes, and never answer with a redirect. */
const HOSTILE_PATHS = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '//evil.com',
  '//evil.com/',
]
  .concat(['//booking', '//booking/', '//booking.html', '/%5cevil.com/', '/%2f%2fevil.com/', '/%zz', '/%00'])
  .concat([
    '/demo//calendar',
    '/demo//calendar/',
    '/\\evil.com/',
    '/%2fbooking/',
    '/booking//',
    '/booking.html/',
  ]);

const UNKNOWN_PATHS = [
  '/nope',
  '/a/b/c',
  '/nope/',
  '/nope.html',
  '/404',
  '/404/',
  '/404.html',
  '/_headers',
  '/demo',
].concat(['/demo/', '/_next/static/chunks/', '/_next/static/gone.js', '/Booking', '/booking/x', '/gone.css']);

type Answer = { status: number; headers: IncomingHttpHeaders };

function ask(port: number, path: string, headers: Record<string, string>) {
  return new Promise<Answer>((resolveAnswer, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolveAnswer({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    }).on('error', reject);
  });
}

/** What the two answers differ in, one line each; a redirect's own body is nobody's to compare. */
export function listDifferences(expected: Answer, found: Answer) {
  const names = new Set([...Object.keys(expected.headers), ...Object.keys(found.headers)]);
  const compared = [...names].filter(
    (name) => !OWN_HEADERS.has(name) && !(name === 'content-type' && expected.status === 308),
  );
  const differences = compared
    .filter(
      (name) => String(expected.headers[name]).toLowerCase() !== String(found.headers[name]).toLowerCase(),
    )
    .map((name) => `${name}: ${found.headers[name]} instead of ${expected.headers[name]}`);
  if (found.status !== expected.status)
    differences.unshift(`status ${found.status} instead of ${expected.status}`);
  return { differences, comparedCount: compared.length + 1 };
}

/** One host's answers against the local server's. */
async function compareHost(name: string, port: number, localPort: number, paths: readonly string[]) {
  const lines: string[] = [];
  let comparedCount = 0;
  for (const encoding of ['gzip', 'identity']) {
    for (const path of paths) {
      const headers = { 'accept-encoding': encoding };
      const expected = await ask(localPort, path, headers);
      const found = await ask(port, path, headers);
      const result = listDifferences(expected, found);
      comparedCount += result.comparedCount;
      lines.push(...result.differences.map((difference) => `${name} ${path} (${encoding}): ${difference}`));
      const { etag } = found.headers;
      if (found.status !== 200) continue;
      const again = await ask(port, path, { ...headers, 'if-none-match': String(etag) });
      if (again.status !== 304)
        lines.push(`${name} ${path} (${encoding}): ${again.status} instead of 304 when unchanged`);
    }
  }
  for (const path of HOSTILE_PATHS) {
    const { status, headers } = await ask(port, path, {});
    if (![400, 404].includes(status) || headers.location) {
      lines.push(`${name} ${path}: ${status} ${headers.location ?? ''} instead of 400 or 404`);
    }
  }
  console.log(
    `${name}: ${paths.length * 2} answers, ${comparedCount} headers compared, ${HOSTILE_PATHS.length} hostile paths, ${lines.length} differences`,
  );
  return lines;
}

runAsProgram('check-hosts.ts', HELP, async () => {
  const { assets, redirects } = loadSite('out');
  const paths = [
    ...assets.keys(),
    ...redirects.keys(),
    '/booking/?a=1&b=/',
    '/?utm_source=x',
    ...UNKNOWN_PATHS,
  ];
  for (const program of ['nginx', 'caddy']) ensureInstalled(program);
  const dir = mkdtempSync(join(tmpdir(), 'check-hosts-'));
  const local = await startServer({ dir: 'out', port: 0 });
  const hosts: ChildProcess[] = [startNginx(dir, NGINX_PORT), startCaddy(dir, CADDY_PORT)];
  try {
    await Promise.all([waitUntilUp(NGINX_PORT), waitUntilUp(CADDY_PORT)]);
    const lines = [
      ...(await compareHost('nginx', NGINX_PORT, local.port, paths)),
      ...(await compareHost('Caddy', CADDY_PORT, local.port, paths)),
    ];
    for (const line of lines) console.log(line);
    process.exitCode = lines.length > 0 ? 1 : 0;
  } finally {
    for (const host of hosts) host.kill();
    await local.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
