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

/** Hands requests to the processes of a service, both ways as they flow; a service that is away answers 503. */
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

/** A body whose length was announced, and found small, is read first: it then leaves in one piece with its headers. */
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
