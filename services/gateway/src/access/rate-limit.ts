import { ApiError } from '@turno/kit';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';

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
