import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteHeaders } from '@/lib/hosting';
import { readPort, startServer } from './serve';

const files = {
  'out/index.html': `<h1>Home</h1>${'<p>line</p>'.repeat(100)}`,
  'out/booking.html': '<h1>Booking</h1>',
  'out/404.html': '<h1>Not found</h1>',
  'out/licences.txt': 'MIT',
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

function ask(path: string, headers: Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
}

test.each([
  ['/?utm_source=x', 'Home', 'text/html'],
  ['/booking', 'Booking', 'text/html'],
  ['/licences.txt', 'MIT', 'text/plain; charset=utf-8'],
])('%s is served with its type and every header of the site', async (path, text, type) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(text)]);
  expect(response.headers.get('content-type')).toContain(type);
  for (const { name, value } of siteHeaders) expect(response.headers.get(name)).toBe(value);
});

test.each(['/nope', '/booking/extra', '/_headers', '/404', '/%2e%2e/secret.txt', '/%'])(
  '%s is answered by the 404 page',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Not found');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('text is compressed, and a player may start in the middle of a film', async () => {
  const page = await ask('/', { 'accept-encoding': 'br' });
  expect(page.headers.get('content-encoding')).toBe('br');
  const film = await ask('/clip.mp4', { range: 'bytes=2-4' });
  expect([film.status, await film.text()]).toEqual([206, '234']);
  await expect(ask('/clip.mp4', { range: 'bytes=4-2' })).rejects.toThrow();
  expect((await ask('/')).status).toBe(200);
});

test('a taken port makes it try the next, and what cannot be is said in a sentence', async () => {
  const next = await startServer({ dir: join(dir, 'out'), port: server.port });
  expect(next.port).toBeGreaterThan(server.port);
  await next.close();
  await expect(startServer({ dir, port: 0 })).rejects.toThrow(
    'holds no built site: run "npm run build" first.',
  );
  for (const port of ['abc', '-1', '80.5', '70000'])
    expect(() => readPort(port)).toThrow(`PORT is ${port}: `);
});
