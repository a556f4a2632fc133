import type { Request, RequestHandler } from 'express';
import { type Options, rateLimit } from 'express-rate-limit';

const WINDOW_MS = 15 * 60 * 1000;
/** Wrong keys of one address, and of all together, in a window. */
const [MOST_OF_ADDRESS, MOST_OF_ALL] = [10, 100];
const TOO_MANY = 'Too many wrong keys: try again in a quarter of an hour.';

/** Limits wrong keys; those that are right cost nothing. */
export function signInLimits(): RequestHandler[] {
  const shared: Partial<Options> = {
    windowMs: WINDOW_MS,
    skipSuccessfulRequests: true,
    message: TOO_MANY,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
  };
  return [
    rateLimit({ ...shared, limit: MOST_OF_ADDRESS }),
    rateLimit({ ...shared, limit: MOST_OF_ALL, keyGenerator: () => 'all' }),
  ];
}

/** Whether a form was sent by a page of this origin, as browsers say in one header or, older ones, in the other. */
export function isOwnForm(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = request.get('origin');
  return origin === undefined || origin === `${request.protocol}://${request.get('host')}`;
}
