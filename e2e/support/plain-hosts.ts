import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';

/** A running server and the URL of its root. */
export type Host = { url: string; stop: () => Promise<unknown> };

/** Serves the site in `out`. The host's own files go into `dir`. */
type Start = (options: { out: string; dir: string }) => Promise<Host>;

export function isInstalled(program: string) {
  try {
    return Boolean(execFileSync('which', [program]));
  } catch {
    return false;
  }
}

/** Runs a server's own program in the foreground until the test is over. */
async function run(command: string, args: string[], port: number): Promise<Host> {
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => {
    server.on('exit', resolve);
    server.on('error', resolve);
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).then(Boolean, () => false))
      return {
        url,
        stop: () => {
          server.kill();
          return ended;
        },
      };
    await new Promise((later) => setTimeout(later, 100));
  }
  server.kill();
  throw new Error(`${command} does not answer at ${url}: ${said}`);
}

function write(dir: string, name: string, text: string) {
  mkdirSync(dir, { recursive: true });
  // Servers drop root privileges, and must still be able to read the site.
  chmodSync(dir, 0o755);
  const file = join(dir, name);
  writeFileSync(file, text);
  return file;
}

/** nginx with its default `try_files $uri $uri/ =404`, and `inServer` added to the server block. */
function nginx(inServer: string): Start {
  return async ({ out, dir }) => {
    const port = await freePort();
    const file = write(
      dir,
      'nginx.conf',
      `daemon off; worker_processes 1; pid ${dir}/pid; error_log stderr;
       events {}
       http {
         include /etc/nginx/mime.types; access_log off;
         client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/fastcgi;
         uwsgi_temp_path ${dir}/uwsgi; scgi_temp_path ${dir}/scgi;
         server { listen 127.0.0.1:${port}; root ${out}; index index.html; ${inServer} }
       }`,
    );
    return run('nginx', ['-c', file], port);
  };
}

/** Apache with Debian's configuration, reading .htaccess or not. */
function apache(allowOverride: 'All' | 'None'): Start {
  return async ({ out, dir }) => {
    const port = await freePort();
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'setenvif'];
    const file = write(
      dir,
      'apache.conf',
      `ServerRoot /usr/lib/apache2\nServerName localhost\nListen 127.0.0.1:${port}
       PidFile ${dir}/pid\nErrorLog ${dir}/errors
       ${modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join('\n')}
       TypesConfig /etc/mime.types\nUser www-data\nGroup www-data\nDocumentRoot ${out}
       <Directory ${out}>
       AllowOverride ${allowOverride}\nRequire all granted\nOptions FollowSymLinks
       </Directory>
       <FilesMatch "^\\.ht">\nRequire all denied\n</FilesMatch>`,
    );
    return run('apache2', ['-f', file, '-D', 'FOREGROUND'], port);
  };
}

const stockCaddy: Start = async ({ out }) => {
  const port = await freePort();
  return run('caddy', ['file-server', '--root', out, '--listen', `127.0.0.1:${port}`], port);
};

const ownCaddy: Start = async ({ out, dir }) => {
  const port = await freePort();
  const text = `{\nadmin off\n}\nhttp://127.0.0.1:${port} {\nroot * ${out}\nimport ${resolve('hosting/Caddyfile')}\n}\n`;
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', write(dir, 'Caddyfile', text)], port);
};

const python: Start = async ({ out }) => {
  const port = await freePort();
  return run('python3', ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', out, `${port}`], port);
};

/** A server of ours that follows the documented rules of a host that cannot run here. */
function imitation(answer: (out: string, path: string, response: ServerResponse) => void): Start {
  return async ({ out }) => {
    const server = createServer((request, response) =>
      answer(out, new URL(request.url ?? '/', 'http://host').pathname, response),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}`,
      stop: () => {
        server.closeAllConnections();
        return new Promise((done) => server.close(done));
      },
    };
  };
}

function isFile(path: string) {
  return existsSync(path) && statSync(path).isFile();
}

function reply(response: ServerResponse, out: string, file: string, status = 200) {
  const type = file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream';
  response.writeHead(status, { 'Content-Type': type }).end(readFileSync(join(out, file)));
}

/**
 * GitHub Pages serves a file of that name, then one with .html, then the folder, with a slash; if there is none, it
 * serves the site's 404.html. When publishing from a branch, Jekyll drops names that begin with "_" or "." unless there
 * is a .nojekyll. Checked against slorber's published "Trailing Slash Guide".
 */
const gitHubPages = imitation((out, path, response) => {
  const isDropped = !isFile(join(out, '.nojekyll')) && /\/[_.]/.test(path);
  const found = path.endsWith('/')
    ? [`${path}index.html`].find((file) => isFile(join(out, file)))
    : [path, `${path}.html`].find((file) => isFile(join(out, file)));
  if (found && !isDropped) reply(response, out, found);
  else if (!path.endsWith('/') && isFile(join(out, path, 'index.html')))
    response.writeHead(301, { Location: `${path}/` }).end();
  else reply(response, out, '404.html', 404);
});

/**
 * S3 website hosting, with index.html and 404.html as its index and error documents. It serves an object of that key.
 * If there is none, but its folder has an index document, it redirects to that (302); otherwise it serves the error
 * document. Source: S3's user guide, "Index document and folders" and "Custom error document".
 */
const s3Website = imitation((out, path, response) => {
  const key = path.endsWith('/') ? `${path}index.html` : path;
  if (isFile(join(out, key))) reply(response, out, key);
  else if (isFile(join(out, key, 'index.html'))) response.writeHead(302, { Location: `${path}/` }).end();
  else reply(response, out, '404.html', 404);
});

/** What each host does with the export: whether it shows our 404 page, and whether it sends our headers. */
export const plainHosts: readonly {
  name: string;
  /** The program that must be installed, by the name of its package. */
  program?: 'nginx' | 'apache2' | 'caddy' | 'python3';
  start: Start;
  hasOwn404: boolean;
  hasHeaders: boolean;
  /** Whether the host drops the query, and with it the campaign, when it adds a slash to a page's path. */
  losesQuery?: true;
}[] = [
  {
    name: 'nginx as it comes',
    program: 'nginx',
    start: nginx('location / { try_files $uri $uri/ =404; }'),
    hasOwn404: false,
    hasHeaders: false,
  },
  {
    name: 'nginx with hosting/nginx.conf',
    program: 'nginx',
    start: nginx(`include ${resolve('hosting/nginx.conf')};`),
    hasOwn404: true,
    hasHeaders: true,
  },
  {
    name: 'Apache without .htaccess',
    program: 'apache2',
    start: apache('None'),
    hasOwn404: false,
    hasHeaders: false,
  },
  {
    name: 'Apache with .htaccess',
    program: 'apache2',
    start: apache('All'),
    hasOwn404: true,
    hasHeaders: true,
  },
  {
    name: 'Caddy as it comes',
    program: 'caddy',
    start: stockCaddy,
    hasOwn404: false,
    hasHeaders: false,
    losesQuery: true,
  },
  {
    name: 'Caddy with hosting/Caddyfile',
    program: 'caddy',
    start: ownCaddy,
    hasOwn404: true,
    hasHeaders: true,
  },
  { name: 'Python’s http.server', program: 'python3', start: python, hasOwn404: false, hasHeaders: false },
  { name: 'GitHub Pages, by its rules', start: gitHubPages, hasOwn404: true, hasHeaders: false },
  {
    name: 'S3’s website hosting, by its rules',
    start: s3Website,
    hasOwn404: true,
    hasHeaders: false,
    losesQuery: true,
  },
];
