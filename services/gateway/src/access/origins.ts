import cors from 'cors';
import type { RequestHandler } from 'express';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'X-Client-Key',
  'Accept-Language',
  'Idempotency-Key',
  'X-Request-Id',
  'If-None-Match',
  'Last-Event-ID',
];
const EXPOSED_HEADERS = [
  'ETag',
  'Retry-After',
  'X-Total-Count',
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Date',
];
const PREFLIGHT_SECONDS = 600;

/** CORS for our own pages and the partners', by exact origin. Tokens travel in headers: no cookies, no credentials. */
export function allowOrigins(
  own: readonly string[],
  isPartner: (origin: string) => Promise<boolean>,
): RequestHandler {
  const known = new Set(own);
  const handle = cors({
    origin: (origin, answer) => {
      if (origin === undefined || known.has(origin)) answer(null, origin !== undefined);
      else isPartner(origin).then((isKnown) => answer(null, isKnown), answer);
    },
    methods: METHODS,
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
  });
  return (request, response, next) => {
    // Caches must not serve the response for one origin, or for none, to another.
    response.vary('Origin');
    // Clients that are not browsers need no CORS headers.
    if (request.headers.origin === undefined && request.method !== 'OPTIONS') next();
    else handle(request, response, next);
  };
}
