import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './serve';

let dir: string;
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'serve-raw-'));
  for (const name of ['index', 'booking', '404'])
    writeFileSync(join(dir, `${name}.html`), `<h1>${name}</h1>`);
  server = await startServer({ dir, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const HOST = 'Host: localhost';

/** Sends bytes that neither a browser nor Node's own client would, and gives every answer until the server hangs up. */
function send(...lines: string[]) {
  return new Promise<string>((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.end(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    );
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });
}

function statuses(answer: string) {
  return Array.from(answer.matchAll(/^HTTP\/1\.1 (\d+)/gm), ([, status]) => Number(status));
}

test.each([
  ['a plain one', ['GET / HTTP/1.1', HOST], [200]],
  ['one for another site, as to a proxy', ['GET http://evil.example/booking HTTP/1.1', HOST], [404]],
  ['one with a host before the path', ['GET //evil.example/.. HTTP/1.1', HOST], [404]],
  ['a path that climbs', ['GET /../../etc/passwd HTTP/1.1', HOST], [404]],
  ['a path that climbs in disguise', ['GET /..%2f..%2fetc%2fpasswd HTTP/1.1', HOST], [404]],
  ['a path with an encoded zero byte', ['GET /booking%00.html HTTP/1.1', HOST], [404]],
  ['a path with a zero byte', ['GET /boo\0king HTTP/1.1', HOST], [400]],
  ['a path with overlong UTF-8', ['GET /%c0%ae%c0%ae/booking HTTP/1.1', HOST], [404]],
  ['a path in parts', ['GET /boo king HTTP/1.1', HOST], [400]],
  ['an endless path', [`GET /${'a'.repeat(70_000)} HTTP/1.1`, HOST], [431]],
  ['an endless header', ['GET / HTTP/1.1', HOST, `X: ${'a'.repeat(70_000)}`], [431]],
  ['one for the server itself', ['OPTIONS * HTTP/1.1', HOST], [405]],
  ['one without a host', ['GET / HTTP/1.1'], [400]],
  ['one in no known version', ['GET / HTTP/9.9', HOST], [400]],
  ['an unknown method', ['BREW / HTTP/1.1', HOST], [400]],
  ['a header with a lone carriage return', ['GET / HTTP/1.1', HOST, 'X: a\rSet-Cookie: b'], [400]],
  [
    'one whose length is told in two ways',
    [
      'POST / HTTP/1.1',
      HOST,
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      'GET / HTTP/1.1',
      HOST,
    ],
    [400],
  ],
])('%s is answered by itself and nothing else', async (_, lines, expected) => {
  const answer = await send(...lines);
  expect(statuses(answer)).toEqual(expected);
  expect(answer).not.toMatch(/^(Location|Set-Cookie):/im);
});

test('a tunnel to another host is not opened', async () => {
  expect(statuses(await send('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443'))).toEqual([]);
});

test.each(['evil.example', 'evil.example@localhost', '', 'localhost:1', '"><script>'])(
  'the host header %j leads nowhere and is not repeated',
  async (host) => {
    const answer = await send('GET /booking/ HTTP/1.1', `Host: ${host}`);
    expect(statuses(answer)).toEqual([308]);
    expect(/^Location: (.*)$/im.exec(answer)?.[1]?.trim()).toBe('/booking');
    if (host) expect(answer).not.toContain(host);
  },
);

test.each(['?a=%0d%0aSet-Cookie:%20b=1', '?//evil.example', '?%0aLocation:%20//evil.example'])(
  'a redirect keeps the query %s as it is written, on its own line',
  async (query) => {
    const answer = await send(`GET /booking.html${query} HTTP/1.1`, HOST);
    expect(statuses(answer)).toEqual([308]);
    expect(
      Array.from(answer.matchAll(/^(Location|Set-Cookie): (.*)\r$/gim), ([line]) => line.trim()),
    ).toEqual([`Location: /booking${query}`]);
  },
);
