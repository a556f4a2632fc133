import { createPathGroups, keepFixedPaths } from '@turno/kit';
import type { Call, ServiceName } from '@turno/shared-types';
import type { RequestHandler } from 'express';
import { type Addresses, createAddresses } from './addresses.ts';
import { createProxy } from './proxy.ts';
import { bodyLimit, cleanHeaders } from './request-headers.ts';
import { routeTable, servedPaths } from './route-table.ts';
import { createSharedStreams } from './shared-streams.ts';

type Options = {
  upstreams: Record<ServiceName, readonly string[]>;
  clientKey: RequestHandler;
  authLimit: RequestHandler;
  streamLimit: RequestHandler;
  missLimit: RequestHandler;
  kioskLimit: RequestHandler;
};

/** Routes exactly the calls of the contract to their services, each behind the same checks. */
export function proxyRoutes({
  upstreams,
  clientKey,
  authLimit,
  streamLimit,
  missLimit,
  kioskLimit,
}: Options): RequestHandler {
  const groups = createPathGroups();
  keepFixedPaths(groups, servedPaths());
  const handlers = {
    identity: handlersFor(createAddresses(upstreams.identity)),
    queues: handlersFor(createAddresses(upstreams.queues)),
    passes: handlersFor(createAddresses(upstreams.passes)),
  };
  for (const { call, paths } of routeTable()) {
    const verb = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const handler = handlers[call.service][call.streams ? 'streams' : 'calls'];
    const limits = [
      ...(isGuessable(call) ? [authLimit] : []),
      ...(call.streams ? [streamLimit] : []),
      ...(HAS_CODE.test(call.path) ? [missLimit] : []),
      ...(call.device && call.method === 'POST' ? [kioskLimit] : []),
    ];
    // A browser that navigates to a page cannot send a client key, nor can the wallet of a phone.
    const keys = call.status === 302 || call.isKeyless ? [] : [clientKey];
    for (const path of paths) {
      const router = groups.of(path);
      router[verb](path, labelled(call), ...keys, ...limits, bodyLimit, cleanHeaders, handler);
    }
  }
  return groups.handle;
}

function handlersFor(addresses: Addresses): Record<'calls' | 'streams', RequestHandler> {
  const calls = createProxy(addresses);
  return { calls, streams: createSharedStreams(addresses, calls) };
}

const GUESSED = /^\/auth\/|\/(checkin_ticket|scan_code|redeem)$/;

/** Calls that the code in their address authorizes. */
const HAS_CODE = /\/tickets\/:code$|\/ticket_offers\/:token/;

/** G-60: whether a client could use this call to guess a password or a code. */
function isGuessable({ method, path }: Call): boolean {
  return method === 'POST' && GUESSED.test(path);
}

/** Labels metrics with the path in the contract. */
function labelled(call: Call): RequestHandler {
  return (_request, response, next) => {
    response.locals.path = call.path;
    next();
  };
}
