import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultCacheControl, immutable, siteHeaders } from '@/lib/hosting';
import { browserHost, readPort, startServer } from './serve';

const policy = `<meta content="default-src 'self'; upgrade-insecure-requests">`;
const files = {
  'booking.html': 'Booking',
  'booking/index.html': 'Booking',
  'live.html': policy,
  '404.html': 'Not found',
  'licences.txt': 'MIT',
  'empty.txt': '',
  'one two.txt': 'spaced',
  _headers: '/*',
  '.htaccess': 'ErrorDocument',
  '.well-known/security.txt': 'Contact: mailto:care@lakeside.alt',
  '_next/static/a.js': 'x()',
};

let dir: string;
let server: Awaited<ReturnType<typeof startServer>>;

function write(file: string, text: string) {
  mkdirSync(join(dir, file, '..'), { recursive: true });
  writeFileSync(join(dir, file), text);
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const [file, text] of Object.entries(files)) write(file, text);
  server = await startServer({ dir, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

function ask(path: string, init?: RequestInit) {
  return fetch(`http://127.0.0.1:${server.port}${path}`, init);
}

/** The status of a request that is sent as written; fetch would normalize it first. */
function askRaw(path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ port: server.port, path, ...options }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    asked.on('error', reject).end();
  });
}

test.each([
  ['/booking?utm_source=x', 'Booking', 'text/html; charset=utf-8'],
  ['/booking/', 'Booking', 'text/html; charset=utf-8'],
  ['/licences.txt', 'MIT', 'text/plain; charset=utf-8'],
  ['/one%20two.txt', 'spaced', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', files['.well-known/security.txt'], 'text/plain; charset=utf-8'],
])('%s is served with its type and every header of the site', async (path, text, type) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toBe(type);
  for (const { name, value } of siteHeaders) expect(response.headers.get(name)).toBe(value);
});

test.each([
  '/nope',
  '/_headers',
  '/.htaccess',
  '/404',
  '/%',
  '/%00',
  '/..%2Fa',
  '/booking/x',
  '/licences.txt/',
  '//licences.txt',
])('%s is answered by the 404 page', async (path) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a file with a hashed name is cached for a year, but not its 404', async () => {
  expect((await ask('/_next/static/a.js')).headers.get('cache-control')).toBe(immutable.cacheControl);
  const missing = await ask('/_next/static/b.js');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, defaultCacheControl]);
});

test('a live page works on a phone without https, and is otherwise unchanged', async () => {
  expect(await (await ask('/live')).text()).toBe(policy.replace('; upgrade-insecure-requests', ''));
  expect(readFileSync(join(dir, 'live.html'), 'utf8')).toBe(policy);
});

test('a file that the browser has cached is not sent again', async () => {
  for (const path of ['/booking', '/licences.txt']) {
    const etag = (await ask(path)).headers.get('etag') ?? '';
    expect(await askRaw(path, { headers: { 'if-none-match': etag } })).toBe(304);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])('%s is not allowed', async (method) => {
  expect(await askRaw('/booking', { method })).toBe(405);
});

test.each([
  ['bytes=1-2', 206],
  ['bytes=-2', 206],
  ['bytes=0-0', 206],
  ['bytes=2-99', 206],
  ['bytes=3-', 416],
  ['bytes=99999999999999999999-', 416],
  ['bytes=2-1', 416],
  ['bytes=a-b', 200],
  ['bytes=0-0,2-2', 200],
  ['lines=1-2', 200],
  ['', 200],
])('the range "%s" is answered by %i, and the server goes on', async (range, status) => {
  expect(await askRaw('/licences.txt', { headers: { range } })).toBe(status);
  await askRaw('/empty.txt', { headers: { range } });
  await askRaw('/booking', { headers: { range } });
  expect(await askRaw('/licences.txt')).toBe(200);
});

test('the server survives a build that removes its files', async () => {
  const moved = await startServer({ dir, port: 0 });
  rmSync(join(dir, '404.html'));
  const response = await fetch(`http://127.0.0.1:${moved.port}/nope`);
  write('404.html', files['404.html']);
  expect([response.status, (await fetch(`http://127.0.0.1:${moved.port}/nope`)).status]).toEqual([503, 404]);
  await moved.close();
});

test.each([
  ['0.0.0.0', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['192.168.1.5', '192.168.1.5'],
  ['fd00::5', '[fd00::5]'],
])('with HOST=%s the printed address is at %s', (host, printed) => {
  expect(browserHost(host)).toBe(printed);
});

test('the server tries the next port if one is in use, and refuses an impossible one in one sentence', async () => {
  const next = await startServer({ dir, port: server.port });
  expect(next.port).toBeGreaterThan(server.port);
  await next.close();
  await expect(startServer({ dir: 'lib', port: 0 })).rejects.toThrow('lib contains no built site: run "npm');
  for (const port of ['abc', '-1', '80.5', '70000'])
    expect(() => readPort(port)).toThrow(`PORT is ${port}: `);
});

test.each([
  // Reserved for documentation (RFC 5737), so no machine has this address.
  ['203.0.113.9', 0],
  ['127.0.0.1', 65_536],
])('a server that cannot start at %s, port %i, says what to set', async (host, port) => {
  await expect(startServer({ dir, port, host })).rejects.toThrow(
    `No server can start at ${host}, port ${port}: set PORT to `,
  );
});
