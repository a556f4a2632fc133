import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const REQUEST_ID = 'X-Request-Id';
const SANE = /^[\w.-]{8,64}$/;

/** Keeps a sane `X-Request-Id` or makes one, and answers it back; one id follows a request through all services. */
export function requestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id'];
  const id = typeof given === 'string' && SANE.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  response.setHeader(REQUEST_ID, id);
  return id;
}
