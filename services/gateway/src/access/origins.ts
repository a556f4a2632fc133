import cors from 'cors';
import type { RequestHandler } from 'express';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const ASKED = [
  'Authorization',
  'Content-Type',
  'X-Client-Key',
  'Accept-Language',
  'Idempotency-Key',
  'X-Request-Id',
  'If-None-Match',
  'Last-Event-ID',
];
const TOLD = [
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
    allowedHeaders: ASKED,
    exposedHeaders: TOLD,
    credentials: false,
    maxAge: PREFLIGHT_SECONDS,
  });
  return (request, response, next) => {
    // Also an answer to no origin, or to a wrong one, must not be taken for another's.
    response.vary('Origin');
    // Who is no page asks for nothing here.
    if (request.headers.origin === undefined && request.method !== 'OPTIONS') next();
    else handle(request, response, next);
  };
}
