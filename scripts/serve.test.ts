import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteHeaders } from '@/lib/hosting';
import { readPort, startServer } from './serve';

const files = { 'booking.html': 'Booking', '404.html': 'Not found', 'licences.txt': 'MIT', _headers: '/*' };

let dir: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  server = await startServer({ dir, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

function ask(path: string) {
  return fetch(`http://127.0.0.1:${server.port}${path}`);
}

test.each([
  ['/booking?utm_source=x', 'Booking', 'text/html'],
  ['/licences.txt', 'MIT', 'text/plain; charset=utf-8'],
])('%s is served with its type and every header of the site', async (path, text, type) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toContain(type);
  for (const { name, value } of siteHeaders) expect(response.headers.get(name)).toBe(value);
});

test.each(['/nope', '/_headers', '/404', '/%'])('%s is answered by the 404 page', async (path) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([404, 'Not found']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a taken port makes it try the next, and what cannot be is said in a sentence', async () => {
  const next = await startServer({ dir, port: server.port });
  expect(next.port).toBeGreaterThan(server.port);
  await next.close();
  await expect(startServer({ dir: 'lib', port: 0 })).rejects.toThrow('lib holds no built site: run "npm');
  for (const port of ['abc', '-1', '80.5', '70000'])
    expect(() => readPort(port)).toThrow(`PORT is ${port}: `);
});
