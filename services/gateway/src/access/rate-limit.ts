import { ApiError } from '@turno/kit';
import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';

/** Lets a client address send so many requests a minute; more are answered 429 with `Retry-After`. */
export function limitPerMinute(limit: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit,
    // The next draft hashes the client's address for each answer, which tells the client nothing.
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    // A client may send the header whether or not anybody believes it: `trust proxy` decides that.
    validate: { xForwardedForHeader: false },
    handler: (_request, _response, next) => next(new ApiError('rate_limited')),
  });
}
