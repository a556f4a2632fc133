import { ApiError } from '@turno/kit';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';

/**
 * G-51: accepts the apps whose key is listed; an empty list accepts all. The key identifies an app and is not a secret.
 * An EventSource cannot send headers, so the query may carry it too.
 */
export function clientKeyCheck(keys: readonly string[]): RequestHandler {
  const known = new Set(keys);
  if (known.size === 0) return (_request, _response, next) => next();
  return (request, _response, next) => {
    const key = request.get('x-client-key') ?? request.query.client_key;
    if (typeof key === 'string' && known.has(key)) next();
    else next(new ApiError('client_key_wrong'));
  };
}

/** Limits the requests of a client address per minute; further ones get 429 with `Retry-After`. */
export function limitPerMinute(limit: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    // The next draft hashes the client's address for each response, which is of no use to the client.
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    // Any client may send the header; `trust proxy` decides whether it counts.
    validate: { xForwardedForHeader: false },
    handler: (_request, _response, next) => next(new ApiError('rate_limited')),
  });
}
