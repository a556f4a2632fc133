import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '@turno/kit';
import type { RequestHandler } from 'express';

/** Headers that only the gateway may set; the services use no cookies. */
const OURS = /^(x-internal-|x-user-|x-forwarded-|forwarded$|x-real-ip$|cookie$)/;
/** Hop-by-hop headers; `Connection` may name others. */
const HOP_BY_HOP = /^(connection|keep-alive|proxy-.*|te|trailer|upgrade)$/;
/** Never removed, even when `Connection` names them: they determine where the body ends. */
const NEVER_REMOVED = /^(content-.*|transfer-encoding|host)$/;

/** The names of the headers that are not forwarded. */
export function foreignHeaders(headers: IncomingHttpHeaders): string[] {
  const named = (headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  return Object.keys(headers).filter(
    (name) =>
      OURS.test(name) ||
      HOP_BY_HOP.test(name) ||
      (named.includes(name) && !NEVER_REMOVED.test(name)),
  );
}

/** Removes headers that a client may not set, and sets the forwarding headers. */
export const cleanHeaders: RequestHandler = (request, _response, next) => {
  const { ip, protocol, hostname } = request;
  for (const name of foreignHeaders(request.headers)) delete request.headers[name];
  request.headers['x-forwarded-for'] = ip ?? '';
  request.headers['x-forwarded-proto'] = protocol;
  request.headers['x-forwarded-host'] = hostname;
  next();
};

export const MAX_BODY_BYTES = 100 * 1_024;

/** G-60: rejects a long body by its `Content-Length`; without one, the service that reads the body measures it. */
export const bodyLimit: RequestHandler = (request, response, next) => {
  const bytes = Number(request.get('content-length') ?? 0);
  if (bytes <= MAX_BODY_BYTES) {
    next();
    return;
  }
  // On a connection that stays open, the rest of the body would be parsed as the next request.
  response.set('Connection', 'close');
  next(new ApiError('payload_too_large'));
};
