import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Serves an app on a free port for a test. Paths are sent as they are, unlike by `fetch`. */
export async function serveApp(app: Express) {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function ask(
    path: string,
    options: { headers: Record<string, string>; method: string },
    sentBody = '',
  ) {
    return new Promise<Answer>((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString('utf8');
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: response.headers as Record<string, string>, body });
        });
      });
      sent.on('error', reject);
      sent.end(sentBody);
    });
  }
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(path, { headers, method });
  const send = (path: string, body: string, headers: Record<string, string>) =>
    ask(path, { headers, method: 'POST' }, body);
  return { port, get, send, close: () => server.close() };
}
