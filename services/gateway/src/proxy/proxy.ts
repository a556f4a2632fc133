import type { Request, RequestHandler } from 'express';
import { Agent } from 'undici';
import { type Addresses, replyUnavailable } from './addresses.ts';
import { relay } from './relay.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const CALL_TIMEOUT_MS = 30_000;

const agent = new Agent({
  connections: 512,
  connectTimeout: CONNECT_TIMEOUT_MS,
  headersTimeout: CALL_TIMEOUT_MS,
  bodyTimeout: CALL_TIMEOUT_MS,
});

/** Forwards requests to the processes of a service and streams both bodies; answers 503 while the service is unavailable. */
export function createProxy(addresses: Addresses): RequestHandler {
  return async (request, response) => {
    const body = await bodyOf(request);
    if (response.destroyed) return;
    const origin = addresses.next();
    const {
      host: _host,
      expect: _expect,
      'transfer-encoding': _length,
      ...headers
    } = request.headers;
    agent.dispatch(
      {
        origin,
        path: request.originalUrl,
        method: request.method,
        headers,
        body,
      },
      relay(request, response, (error) => replyUnavailable(addresses, error, { origin, response })),
    );
  };
}

/** Reads a body with a `Content-Length`, which the limit keeps small, so that it is sent in one write with its headers. */
async function bodyOf(request: Request): Promise<Buffer | Request | null> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (request.headers['transfer-encoding'] !== undefined) return request;
  if (length === 0) return null;
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}
