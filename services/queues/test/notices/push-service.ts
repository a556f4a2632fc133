import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { url: string; headers: IncomingHttpHeaders; body: Buffer };

/** A push service over HTTP: keeps what it receives, and answers 201 or what a test set. */
export async function openPushService() {
  const received: Received[] = [];
  const service = { received, status: 201, origin: '', close: () => server.close() };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const url = `${service.origin}${request.url}`;
    received.push({ url, headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(service.status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}
