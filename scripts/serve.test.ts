import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaultCacheControl, immutable, siteHeaders } from '@/lib/hosting';
import { startOnFreePort, startServer } from './serve';

const files = {
  'out/index.html': `<h1>Home</h1>${'<p>line</p>'.repeat(100)}`,
  'out/booking.html': '<h1>Booking</h1>',
  'out/demo/player.html': '<h1>Player</h1>',
  'out/404.html': `<h1>Not found</h1>${'<p>line</p>'.repeat(100)}`,
  'out/manifest.webmanifest': '{}',
  'out/.well-known/security.txt': 'Contact: mailto:care@example.com',
  'out/_next/static/chunks/a.js': `console.log(${'1,'.repeat(300)}1)`,
  'out/clip.mp4': '0123456789',
  'out/_headers': '/*',
  'secret.txt': 'secret',
};

let dir: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  server = await startServer({ dir: join(dir, 'out'), port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

/** Sends the path as it is written: fetch() would tidy it first. */
function ask(path: string, { method = 'GET', headers = {} as OutgoingHttpHeaders } = {}) {
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end();
  });
}

test.each([
  ['/', 'Home', 'text/html; charset=utf-8'],
  ['/?utm_source=x', 'Home', 'text/html; charset=utf-8'],
  ['/booking', 'Booking', 'text/html; charset=utf-8'],
  ['/b%6foking', 'Booking', 'text/html; charset=utf-8'],
  ['/demo/player', 'Player', 'text/html; charset=utf-8'],
  ['/manifest.webmanifest', '{}', 'application/manifest+json'],
  ['/.well-known/security.txt', 'Contact', 'text/plain; charset=utf-8'],
  ['/_next/static/chunks/a.js', 'console', 'text/javascript; charset=utf-8'],
])('%s is served with its type', async (path, text, type) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(body.toString()).toContain(text);
});

test.each([
  ['/booking/', '/booking'],
  ['/booking.html', '/booking'],
  ['/booking/?a=1?b', '/booking?a=1?b'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/demo/player.html', '/demo/player'],
])('%s leads to the one address of its page', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each([
  '/nope',
  '/a/b/c',
  '/404',
  '/404.html',
  '/_headers',
  '/booking/x',
  '/demo',
  '/demo/',
  '/_next/static/chunks/',
  '/_next/static/chunks/gone.js',
  '/Booking',
  '/%zz',
  '/%00',
  '/%',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/demo/../../secret.txt',
  '/..%5csecret.txt',
  '//evil.com',
  '//evil.com/',
  '//evil.com/booking/',
  '//booking/',
  '/%5cevil.com/',
  '/%2f%2fevil.com/',
  '/\\evil.com/',
  'http://evil.com/',
  'http://evil.com/booking/',
])('%s is not found, and leads nowhere', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([404, undefined, defaultCacheControl]);
  expect(body.toString()).toContain('Not found');
});

test('every kind of answer carries the site’s headers', async () => {
  const answers = [
    await ask('/'),
    await ask('/nope'),
    await ask('/booking/'),
    await ask('/', { method: 'POST' }),
    await ask('/_next/static/chunks/a.js'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 308, 405, 200]);
  for (const { headers } of answers) {
    for (const { name, value } of siteHeaders) expect(headers[name.toLowerCase()]).toBe(value);
  }
});

test('only files whose name changes with their content are kept', async () => {
  expect((await ask('/_next/static/chunks/a.js')).headers['cache-control']).toBe(immutable.cacheControl);
  expect((await ask('/booking')).headers['cache-control']).toBe(defaultCacheControl);
});

test('a visitor gets the best encoding they take, and none they refuse', async () => {
  const home = files['out/index.html'];
  const read = async (accepted?: string) => {
    const { headers, body } = await ask('/', { headers: accepted ? { 'accept-encoding': accepted } : {} });
    expect([headers.vary, headers['content-length']]).toEqual(['Accept-Encoding', String(body.length)]);
    return { encoding: headers['content-encoding'], body };
  };
  const brotli = await read('gzip, deflate, br');
  expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', home]);
  const gzip = await read('gzip, br;q=0');
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', home]);
  const plain = await read();
  expect([plain.encoding, plain.body.toString()]).toEqual([undefined, home]);
  const missing = await ask('/nope', { headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(missing.body).toString()).toBe(files['out/404.html']);
});

test('a file that is compressed already is sent as it is', async () => {
  const { headers } = await ask('/clip.mp4', { headers: { 'accept-encoding': 'br, gzip' } });
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});

test('an unchanged file is answered by 304, each encoding under its own tag', async () => {
  const known = (await ask('/', { headers: { 'accept-encoding': 'br' } })).headers.etag as string;
  const again = (tag: string, encoding = 'br') =>
    ask('/', { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
  const unchanged = await again(`"other", W/${known}`);
  expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, known]);
  expect(unchanged.headers['cache-control']).toBe(defaultCacheControl);
  expect((await again('"other"')).status).toBe(200);
  expect((await again(known, 'gzip')).status).toBe(200);
});

test('HEAD tells what GET would, without the body', async () => {
  for (const path of ['/', '/nope']) {
    const [head, get] = [await ask(path, { method: 'HEAD' }), await ask(path)];
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      get.status,
      0,
      get.headers['content-length'],
    ]);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  const { status, headers } = await ask('/', { method });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=99-', 200, '0123456789', undefined],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['lines=1', 200, '0123456789', undefined],
])('a player asking for %s can start in the middle', async (range, status, text, contentRange) => {
  const found = await ask('/clip.mp4', { headers: { range } });
  expect([found.status, found.body.toString(), found.headers['content-range']]).toEqual([
    status,
    text,
    contentRange,
  ]);
});

test('a taken port makes the next one serve', async () => {
  const second = await startOnFreePort({ dir: join(dir, 'out'), port: server.port });
  expect(second.port).toBeGreaterThan(server.port);
  await second.close();
});

test('a folder without a site is refused with one sentence', async () => {
  await expect(startServer({ dir, port: 0 })).rejects.toThrow(
    'holds no built site: run "npm run build" first.',
  );
});
