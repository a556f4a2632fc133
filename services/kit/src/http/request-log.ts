import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { CALLS, type Call, pathsOf } from '@turno/shared-types';
import type { RequestHandler, Response } from 'express';
import type { Log } from '../log.ts';

const REQUEST_ID = 'X-Request-Id';
const VALID_ID = /^[\w.-]{8,64}$/;
const PARAMETER = /([?&])([^=&#?]*)=[^&#]*/g;
/** Names of parameters whose values are secret or personal; a percent-encoded name may be any of them. */
const HIDDEN = /token|code|state|email|password|secret|signature|%|^q$/i;
const SECRET_PARTS = secretParts();

/**
 * Logs one line for each request: successes at debug, client errors at info, server errors at error. A line that the level
 * suppresses is not composed either, because most requests log nothing.
 */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    requestId(request, response);
    // No closure per response: V8 allocates closures that outlive their call in the old space, where a dead one keeps its
    // request alive until the next major collection. That took a tenth of the processor time.
    response.locals.log = log;
    response.once('close', () => {
      const level = levelOf(response.statusCode);
      if (!log.isLevelEnabled(level)) return;
      logOf(response)?.[level](
        {
          res: { statusCode: response.statusCode },
          responseTime: Math.round(performance.now() - startedAt),
        },
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    next();
  };
}

/** The logger of one request, whose lines carry its id; `undefined` before the request has an id. */
export function logOf(response: Response): Log | undefined {
  const log: Log | undefined = response.locals.log;
  return log?.child({ req: describe(response) });
}

function describe(response: Response) {
  const { method, originalUrl } = response.req;
  return { id: response.getHeader(REQUEST_ID), method, url: withoutSecrets(originalUrl) };
}

function withoutSecrets(url: string): string {
  const [path = '', query] = url.split(/(?=\?)/, 2);
  const hidden = query?.replace(PARAMETER, (text, sign, name) =>
    HIDDEN.test(name) ? `${sign}${name}=[hidden]` : text,
  );
  return path.replace(SECRET_PARTS, '$1[hidden]') + (hidden ?? '');
}

/** Matches paths of the contract up to and including a secret parameter, such as the token of a ticket offer. */
function secretParts(): RegExp {
  const paths = Object.values<Call>(CALLS).flatMap((call) => pathsOf(call));
  const before = paths.flatMap((path) => {
    const parts = path.split('/');
    const at = parts.findIndex((part) => part.startsWith(':') && HIDDEN.test(part));
    return at < 0 ? [] : [`${parts.slice(0, at).join('/')}/`];
  });
  return new RegExp(`^(${[...new Set(before)].map(asPattern).join('|')})[^/]+`, 'i');
}

/** A path with parameters as the source of a regular expression. */
function asPattern(path: string): string {
  return path.replace(/:\w+/g, '[^/]+');
}

function levelOf(status: number): 'debug' | 'info' | 'warn' | 'error' {
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}

/**
 * Keeps a valid `X-Request-Id` or generates one, and returns it to the client; one id follows a request through all services.
 */
function requestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader(REQUEST_ID, id);
  return id;
}
