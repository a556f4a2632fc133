import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Log } from '../log.ts';
import { requestId } from './request-id.ts';

/** Query values that are secret or personal. */
const HIDDEN_VALUES = /([?&](?:token|access_token|code|state|q|email)=)[^&#]*/gi;

/** One line for each request: ordinary ones at debug, refusals at info, failures at error. */
export function requestLog(log: Log): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: requestId,
    customLogLevel: (_request, response, error) => {
      if (response.statusCode === 503) return 'warn';
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        url: url.replace(HIDDEN_VALUES, '$1[hidden]'),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}
