import type { RequestHandler, Response } from 'express';
import type { Log } from '../log.ts';
import { REQUEST_ID, requestId } from './request-id.ts';

const PARAMETER = /([?&])([^=&#?]*)=[^&#]*/g;
/** Names whose values are secret or personal; one that is written in code may be any of them. */
const HIDDEN = /token|code|state|email|password|secret|%|^q$/i;

/**
 * One line for each request: ordinary ones at debug, refusals at info, failures at error. What a level does not write is
 * not made either: most requests write nothing.
 */
export function requestLog(log: Log): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    requestId(request, response);
    // No closure: one that is kept on each response has V8 make them in the old space, where a dead one holds its
    // request until the next great collection. It cost a tenth of all time.
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

/** The log of one request, whose lines name it; `undefined` before the request has got its id. */
export function logOf(response: Response): Log | undefined {
  const log: Log | undefined = response.locals.log;
  return log?.child({ req: describe(response) });
}

function describe(response: Response) {
  const { method, originalUrl } = response.req;
  return { id: response.getHeader(REQUEST_ID), method, url: withoutSecrets(originalUrl) };
}

function withoutSecrets(url: string): string {
  return url.replace(PARAMETER, (text, sign, name) =>
    HIDDEN.test(name) ? `${sign}${name}=[hidden]` : text,
  );
}

function levelOf(status: number): 'debug' | 'info' | 'warn' | 'error' {
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status >= 400 ? 'info' : 'debug';
}
