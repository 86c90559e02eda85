import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** @throws one sentence when the program is missing and cannot be installed */
export function ensureInstalled(program: string) {
  if (spawnSync(program, ['version']).error === undefined) return;
  const isDebianRoot = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).error === undefined;
  if (isDebianRoot && spawnSync('apt-get', ['install', '-y', program], { stdio: 'inherit' }).status === 0)
    return;
  throw new Error(
    `This check needs ${program}: install it (on Debian: apt-get install ${program}) and run it again.`,
  );
}

/** nginx around hosting/nginx.conf, on the export in out/; `dir` takes its own files. */
export function startNginx(dir: string, port: number) {
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${dir}/nginx.pid;
error_log ${dir}/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path ${dir};
  server {
    listen 127.0.0.1:${port};
    root ${resolve('out')};
    include ${resolve('hosting/nginx.conf')};
  }
}
`,
  );
  return spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'nginx.log')], { stdio: 'inherit' });
}

/** Caddy with hosting/Caddyfile, on the export in out/; `dir` takes its own files. */
export function startCaddy(dir: string, port: number) {
  const env = {
    ...process.env,
    XDG_DATA_HOME: dir,
    XDG_CONFIG_HOME: dir,
    SITE_ADDRESS: `http://:${port}`,
    SITE_ROOT: resolve('out'),
  };
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'hosting/Caddyfile'], {
    env,
    stdio: 'ignore',
  });
}

export async function waitUntilUp(port: number, deadlineMs = 10_000) {
  for (const start = Date.now(); Date.now() - start < deadlineMs; await wait(100)) {
    if (await accepts(port)) return;
  }
  throw new Error(`The server on port ${port} did not start within ${deadlineMs} ms.`);
}

function accepts(port: number) {
  return new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => done(true));
    socket.on('error', () => done(false)).on('connect', () => socket.end());
  });
}
