import { ApiError, isApiKey, textDigest } from '@turno/kit';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, type Options, rateLimit } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

const BEARER = /^Bearer +(\S+) *$/i;

/** Limits the requests of a client address per minute; further ones get 429 with `Retry-After`. */
export function limitPerMinute(limit: number): RequestHandler {
  return rateLimit(optionsOf(limit));
}

/**
 * Gives each API key a budget of its own per minute. The budget belongs to the whole text of the key, so that only a holder
 * of the key can use it up; the budget of the address bounds how many texts a client can invent.
 */
export function limitApiKeys(limit: number): RequestHandler {
  return rateLimit({
    ...optionsOf(limit),
    skip: (request) => apiKeyOf(request) === null,
    keyGenerator: (request) => textDigest(apiKeyOf(request) ?? ''),
  });
}

/** Enough for the open pages of many venues; a page whose code was evicted is limited like a new one. */
const MAX_KNOWN_CODES = 50_000;

/**
 * Limits the wrong codes of a client address per minute; correct codes do not count, however many clients share the address. A
 * code that an address has once read successfully stays readable for it while another client behind that address guesses: it
 * reveals nothing new.
 */
export function limitMisses(limit: number): RequestHandler {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN_CODES });
  const keyOf = (request: Request) =>
    textDigest(`${ipKeyGenerator(request.ip ?? '')} ${request.method} ${request.path}`);
  return rateLimit({
    ...optionsOf(limit),
    skipSuccessfulRequests: true,
    requestWasSuccessful: (request, { statusCode }) => {
      const isRight = statusCode < 400;
      if (isRight) known.set(keyOf(request), true);
      return isRight;
    },
    skip: (request) => known.get(keyOf(request)) === true,
  });
}

/** Limits the numbers that one kiosk takes per minute, so that a tablet with a stuck screen cannot flood a queue. */
export function limitKiosks(limit: number): RequestHandler {
  const keyGenerator = (request: Request) => textDigest(request.get('x-device-token') ?? '');
  return rateLimit({ ...optionsOf(limit), keyGenerator });
}

/** When a client whose stream was rejected may try again; until then it polls. */
const STREAM_RETRY_SECONDS = 60;

/** Limits the event streams that a client address holds open at the same time: each occupies a connection and memory. */
export function limitStreams(limit: number): RequestHandler {
  const open = new Map<string, number>();
  return (request, response, next) => {
    const client = ipKeyGenerator(request.ip ?? '');
    const count = (open.get(client) ?? 0) + 1;
    if (count > limit) {
      next(new ApiError('rate_limited', { retryAfterSeconds: STREAM_RETRY_SECONDS }));
      return;
    }
    open.set(client, count);
    response.once('close', () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    next();
  };
}

/** The API key in a request, not verified yet; `null` without one. */
export function apiKeyOf(request: Pick<Request, 'get'>): string | null {
  const bearer = BEARER.exec(request.get('authorization') ?? '')?.[1];
  return bearer !== undefined && isApiKey(bearer) ? bearer : null;
}

function optionsOf(limit: number): Partial<Options> {
  return {
    windowMs: 60_000,
    limit,
    // The next draft hashes the client's address for each response, which does not help the client.
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    // Any client may send the header; `trust proxy` decides whether it counts.
    validate: { xForwardedForHeader: false },
    handler: (_request, _response, next) => next(new ApiError('rate_limited')),
  };
}
