import { createPathGroups } from '@turno/kit';
import type { Call, ServiceName } from '@turno/shared-types';
import type { RequestHandler } from 'express';
import { type Addresses, createAddresses } from './addresses.ts';
import { createProxy } from './proxy.ts';
import { bodyLimit, cleanHeaders } from './request-headers.ts';
import { routeTable } from './route-table.ts';
import { createSharedStreams } from './shared-streams.ts';

type Options = {
  upstreams: Record<ServiceName, readonly string[]>;
  clientKey: RequestHandler;
  authLimit: RequestHandler;
};

/** The way to the services: exactly the contract's calls, each through the same checks. */
export function proxyRoutes({ upstreams, clientKey, authLimit }: Options): RequestHandler {
  const groups = createPathGroups();
  const ways = {
    identity: waysTo(createAddresses(upstreams.identity)),
    queues: waysTo(createAddresses(upstreams.queues)),
    passes: waysTo(createAddresses(upstreams.passes)),
  };
  for (const { call, paths } of routeTable()) {
    const verb = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    const way = ways[call.service][call.streams ? 'streams' : 'calls'];
    const limits = isGuessable(call) ? [authLimit] : [];
    // A page that a browser opens comes from no app, and cannot send its key.
    const keys = call.status === 302 ? [] : [clientKey];
    for (const path of paths) {
      const router = groups.of(path);
      router[verb](path, labelled(call), ...keys, ...limits, bodyLimit, cleanHeaders, way);
    }
  }
  return groups.handle;
}

function waysTo(addresses: Addresses): Record<'calls' | 'streams', RequestHandler> {
  const calls = createProxy(addresses);
  return { calls, streams: createSharedStreams(addresses, calls) };
}

/** G-60: where a password or a code could be tried out. */
function isGuessable({ method, path }: Call): boolean {
  return method === 'POST' && (path.startsWith('/auth/') || path.endsWith('/checkin_ticket'));
}

/** Metrics are labelled by the path in the contract. */
function labelled(call: Call): RequestHandler {
  return (_request, response, next) => {
    response.locals.path = call.path;
    next();
  };
}
