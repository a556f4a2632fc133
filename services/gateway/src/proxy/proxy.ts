import { Agent } from 'node:http';
import { codeOf, Refusal, replyRefusal, whenStopping } from '@turno/kit';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Addresses } from './addresses.ts';

const CALL_TIMEOUT_MS = 30_000;
/** Three heartbeats. */
const STREAM_TIMEOUT_MS = 45_000;

const callAgent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 128 });
// A stream holds its connection: it must not take one of those that calls share.
const streamAgent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** Hands requests to the processes of a service, both ways as they flow; a service that is away answers 503. */
export function createProxy(addresses: Addresses, streams: boolean): RequestHandler {
  const forward = createProxyMiddleware<Request, Response>({
    router: (_request, response) => {
      const address = addresses.next();
      if (response) response.locals.address = address;
      return address;
    },
    agent: streams ? streamAgent : callAgent,
    proxyTimeout: streams ? STREAM_TIMEOUT_MS : CALL_TIMEOUT_MS,
    changeOrigin: true,
    // Their answer to an error is not ours.
    ejectPlugins: true,
    plugins: [
      (server) =>
        server.on('error', (error, request, response) => {
          if (request && response && 'locals' in response) answer(addresses, error, response);
        }),
    ],
  });
  return async (request, response, next) => {
    if (streams)
      response.once(
        'close',
        whenStopping(request.app, () => response.end()),
      );
    await forward(request, response, next);
  };
}

function answer(addresses: Addresses, error: Error, response: Response): void {
  if (response.destroyed) return;
  const { address } = response.locals;
  if (codeOf(error) === 'ECONNREFUSED') addresses.markDown(String(address));
  response.req.log.warn({ err: error, address }, 'a service is away');
  // An answer that has begun can only be cut off, so that nobody takes half of it for the whole.
  if (response.headersSent) response.destroy();
  else replyRefusal(response, new Refusal('service_unavailable'));
}
