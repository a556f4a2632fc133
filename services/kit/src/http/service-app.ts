import { accessOf, type Call, callsOf, pathsOf, type ServiceName } from '@turno/shared-types';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { JSONWebKeySet } from 'jose';
import { ApiError } from '../api-error.ts';
import type { Log } from '../log.ts';
import { answerTheRest, createBaseApp } from './base-app.ts';
import { type AccessPolicy, authorize } from './guard.ts';
import type { Sender } from './input.ts';
import { createPathGroups } from './path-groups.ts';
import { contentTag, type Route } from './serve.ts';
import { keepFixedPaths } from './wrong-methods.ts';

type ServiceApp = AccessPolicy & {
  service: ServiceName;
  routes: readonly Route[];
  isReady: () => Promise<boolean>;
  log: Log;
  /** S-08: records a staff command after it has succeeded and before its response is sent. */
  record?: Sender['record'];
  /** The public keys of this service. */
  jwks?: () => Promise<JSONWebKeySet>;
};

const SCOPES = ['public', 'private'] as const;
const parseJson = express.json({ limit: '100kb' });
/** S-12: rejects a body of another type, which would be ignored and the call executed without it. */
export const onlyJson: RequestHandler = (request, _response, next) => {
  const hasBody =
    Number(request.get('content-length') ?? 0) > 0 || 'transfer-encoding' in request.headers;
  const isUsable = !hasBody || request.is('application/json') !== false;
  next(isUsable ? undefined : new ApiError('unsupported_media_type'));
};
/** Most requests have no body and skip the parser. */
const readJson: RequestHandler = (request, response, next) => {
  const { headers } = request;
  const isEmpty = headers['content-length'] === undefined && !('transfer-encoding' in headers);
  if (isEmpty) next();
  else parseJson(request, response, next);
};

/**
 * The app of one service: exactly its calls of the contract, each behind its access rule. Throws if a call is missing or
 * belongs to another service.
 */
export function createServiceApp(options: ServiceApp): Express {
  const { service, routes, isReady, log, jwks } = options;
  checkRoutes(service, routes);
  const app = createBaseApp({
    log,
    isReady,
    trustProxy: 'loopback, linklocal, uniquelocal',
    isBehindGateway: true,
  });
  app.set('etag', contentTag);
  if (jwks) {
    app.get('/.well-known/jwks.json', async (_request, response) => {
      response.set('Cache-Control', 'public, max-age=300').json(await jwks());
    });
  }
  // Fixed paths come before paths with parameters.
  const order = callsOf(service);
  const sorted = routes.toSorted((a, b) => order.indexOf(a.call) - order.indexOf(b.call));
  const served = order.flatMap((call) =>
    pathsOf(call).map((path) => ({ method: call.method, path })),
  );
  const groups = createPathGroups();
  keepFixedPaths(groups, served);
  for (const route of sorted) mount(groups, options, route);
  app.use(groups.handle);
  answerTheRest(app, served);
  return app;
}

type PathGroups = ReturnType<typeof createPathGroups>;

/** A path with a `:scope` part is mounted as two paths, so that no other scope matches. */
function mount(groups: PathGroups, policy: ServiceApp, route: Route): void {
  const { method, path } = route.call;
  const verb = ({ GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const)[method];
  const isRead = method === 'GET';
  const [before, reading] = isRead ? [[], []] : [[onlyJson], [readJson, wholeBody]];
  if (!path.includes(':scope')) {
    groups.of(path)[verb](path, ...before, guard(policy, route), ...reading, answer(policy, route));
    return;
  }
  for (const scope of SCOPES) {
    const scoped = path.replace(':scope', scope);
    const router = groups.of(scoped);
    router[verb](
      scoped,
      ...before,
      guard(policy, route, scope),
      ...reading,
      answer(policy, route, scope),
    );
  }
}

function guard(policy: AccessPolicy, { call }: Route, scope?: string): RequestHandler {
  const access = accessOf(call, scope);
  return async (request, response, next) => {
    response.locals.path = call.path;
    response.locals.caller = await authorize(policy, {
      access,
      permission: call.permission,
      accepts: call.accepts,
      opensSession: call.opensSession,
      keyScope: call.keyScope,
      roles: call.roles,
      isRead: call.method === 'GET',
      path: call.path,
      params: request.params,
      authorization: authorizationOf(call, request),
      internalSecret: request.get('x-internal-secret'),
    });
    next();
  };
}

/** A phone's wallet sends the token of its pass in the same header; the handler verifies it. */
function authorizationOf({ isKeyless }: Route['call'], request: Request): string | undefined {
  const header = request.get('authorization');
  return isKeyless && header?.startsWith('ApplePass ') ? undefined : header;
}

function answer({ record }: ServiceApp, route: Route, scope?: string): RequestHandler {
  const isRead = route.call.method === 'GET' && route.call.service !== 'identity';
  // Reads are revalidated with their ETag; caches must not store other responses.
  const caching = isRead ? 'private, no-cache' : 'no-store';
  return async (request, response) => {
    const params = scope === undefined ? request.params : { ...request.params, scope };
    response.set('Cache-Control', caching);
    await route.answer(request, response, {
      caller: response.locals.caller ?? null,
      params,
      // A person who joins a queue is not staff.
      record: scope === 'public' ? undefined : record,
    });
  };
}

/** Throws when a service serves a call of another service, serves one twice, or leaves one out. */
export function checkRoutes(service: ServiceName, routes: readonly Route[]): void {
  const declared = new Set<Call>(callsOf(service));
  const served = new Set<Call>();
  for (const { call } of routes) {
    const name = `${call.method} ${call.path}`;
    if (!declared.has(call)) throw new Error(`${name} is no call of ${service} in the contract.`);
    if (served.has(call)) throw new Error(`${name} is served twice by ${service}.`);
    served.add(call);
  }
  const missing = [...declared].filter((call) => !served.has(call));
  if (missing.length > 0) {
    const names = missing.map(({ method, path }) => `${method} ${path}`).join(', ');
    throw new Error(`${service} does not serve ${names}, which the contract says it does.`);
  }
}

/**
 * Rejects a request whose sender disconnected before its body was complete: the parser passes it on as if it had no body, and a
 * call with an optional body would do the wrong thing. Runs right after the parser.
 */
export const wholeBody: RequestHandler = (request, _response, next) => {
  const isAnnounced =
    Number(request.get('content-length') ?? 0) > 0 ||
    request.get('transfer-encoding') !== undefined;
  const isGone = request.destroyed || !request.socket.readable;
  next(
    isAnnounced && isGone && request.body === undefined
      ? new ApiError('validation_error')
      : undefined,
  );
};
