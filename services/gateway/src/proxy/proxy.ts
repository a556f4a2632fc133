import { Agent } from 'node:http';
import { Refusal, whenStopping } from '@turno/kit';
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
    // Their answer to an error is not ours; it is given below instead.
    ejectPlugins: true,
    on: { error: () => undefined },
  });
  return async (request, response, next) => {
    const forget = streams ? whenStopping(request.app, () => response.end()) : () => undefined;
    response.once('close', forget);
    await forward(request, response, (error) => {
      if (error === undefined || response.destroyed) return;
      if (isUnreachable(error)) addresses.markDown(String(response.locals.address));
      request.log.warn({ err: error, service: response.locals.address }, 'a service is away');
      next(new Refusal('service_unavailable'));
    });
  };
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
}
