import { codeOf, logOf, Refusal, replyRefusal, whenStopping } from '@turno/kit';
import type { Request, RequestHandler, Response } from 'express';
import { Agent } from 'undici';
import type { Addresses } from './addresses.ts';
import { relay } from './relay.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const CALL_TIMEOUT_MS = 30_000;
/** Three heartbeats. */
const STREAM_TIMEOUT_MS = 45_000;

const callAgent = new Agent({
  connections: 512,
  connectTimeout: CONNECT_TIMEOUT_MS,
  headersTimeout: CALL_TIMEOUT_MS,
  bodyTimeout: CALL_TIMEOUT_MS,
});
// A stream holds its connection: it must not take one of those that calls share.
const streamAgent = new Agent({
  connectTimeout: CONNECT_TIMEOUT_MS,
  headersTimeout: STREAM_TIMEOUT_MS,
  bodyTimeout: STREAM_TIMEOUT_MS,
  keepAliveTimeout: 1,
});

/** Hands requests to the processes of a service, both ways as they flow; a service that is away answers 503. */
export function createProxy(addresses: Addresses, streams: boolean): RequestHandler {
  const agent = streams ? streamAgent : callAgent;
  return async (request, response) => {
    if (streams) {
      const forget = whenStopping(request.app, () => response.end());
      response.once('close', forget);
    }
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
      relay(response, {
        streams,
        onError: (error) => answer(addresses, error, { origin, response }),
      }),
    );
  };
}

/** A body whose length was announced, and found small, is read first: it then leaves in one piece with its headers. */
async function bodyOf(request: Request): Promise<Buffer | Request | null> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (request.headers['transfer-encoding'] !== undefined) return request;
  if (length === 0) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function answer(
  addresses: Addresses,
  error: Error,
  { origin, response }: { origin: string; response: Response },
): void {
  if (response.destroyed) return;
  if (codeOf(error) === 'ECONNREFUSED') addresses.markDown(origin);
  logOf(response)?.warn({ err: error, address: origin }, 'a service is away');
  // An answer that has begun can only be cut off, so that nobody takes half of it for the whole.
  if (response.headersSent) response.destroy();
  else replyRefusal(response, new Refusal('service_unavailable'));
}
