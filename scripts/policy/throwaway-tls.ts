import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runCommand } from '@/scripts/bench/run-command';

function listen(server: Server) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * The site at https://localhost on one free port, and on another what every host does before it: leads there. `dir`
 * takes the certificate, which is good for a day and trusted by whoever is started with NODE_EXTRA_CA_CERTS.
 */
export async function startOverTls(listener: RequestListener, dir: string, signal: AbortSignal) {
  const [key, certificatePath] = [join(dir, 'key.pem'), join(dir, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await runCommand('openssl', [...request, ...subject, '-keyout', key, '-out', certificatePath], { signal });
  const https = createHttpsServer({ key: readFileSync(key), cert: readFileSync(certificatePath) }, listener);
  const httpsPort = await listen(https);
  const http = createHttpServer(({ url }, response) => {
    response.writeHead(308, { Location: `https://localhost:${httpsPort}${url}` }).end();
  });
  const httpPort = await listen(http);
  return {
    httpPort,
    httpsPort,
    certificatePath,
    close: () => {
      for (const server of [http, https]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
