import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** Serves an app on a free port for a test. Paths are sent as they are, unlike by `fetch`. */
export async function serveApp(app: Express) {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    return new Promise<Answer>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers, method };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString('utf8');
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: response.headers as Record<string, string>, body });
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  }
  return { get, close: () => server.close() };
}
