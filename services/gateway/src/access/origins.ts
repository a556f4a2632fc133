import cors from 'cors';
import type { RequestHandler } from 'express';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const ALLOWED_HEADERS = [
  'Authorization',
  'Content-Type',
  'X-Client-Key',
  'X-Device-Token',
  'Accept-Language',
  'Idempotency-Key',
  'X-Request-Id',
  'If-None-Match',
  'Last-Event-ID',
];
const EXPOSED_HEADERS = [
  'ETag',
  'Location',
  'Retry-After',
  'X-Total-Count',
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Date',
];
const PREFLIGHT_SECONDS = 600;

type OriginCheck = (origin: string) => Promise<boolean>;

/** Returns a check whether pages of an origin may call: our own pages and the partners', by exact origin. */
export function originCheck(own: readonly string[], isPartner: OriginCheck): OriginCheck {
  const known = new Set(own);
  return async (origin) => known.has(origin) || (await isPartner(origin));
}

/** CORS for the allowed origins. Tokens travel in headers: no cookies, no credentials. */
export function allowOrigins(isAllowed: OriginCheck): RequestHandler {
  const handle = cors({
    origin: (origin, answer) => {
      if (origin === undefined) answer(null, false);
      else isAllowed(origin).then((isKnown) => answer(null, isKnown), answer);
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

/**
 * Reports to a page whether its origin may call. It answers every origin, because in a page that may not call, the browser
 * shows the response to any call as a network failure.
 */
export function accessAnswer(isAllowed: OriginCheck): RequestHandler[] {
  return [
    cors({ origin: '*' }),
    async (request, response) => {
      const { origin = null } = request.headers;
      const isOriginAllowed = origin === null || (await isAllowed(origin));
      response.set('Cache-Control', 'no-store').json({ origin, isOriginAllowed });
    },
  ];
}

const FRESH_MS = 30_000;
const RETRY_MS = 5_000;

type Source = {
  read: () => Promise<string[]>;
  onError: (error: unknown) => void;
  now?: () => number;
};

/**
 * Returns a check whether an origin belongs to a partner. The list is read again after thirty seconds; if that fails, the
 * previous one applies.
 */
export function partnerOrigins({ read, onError, now = Date.now }: Source) {
  let origins: ReadonlySet<string> = new Set();
  let freshUntil = 0;
  let reading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    try {
      origins = new Set((await read()).flatMap(originOf));
      freshUntil = now() + FRESH_MS;
    } catch (error) {
      onError(error);
      freshUntil = now() + RETRY_MS;
    } finally {
      reading = null;
    }
  }

  return async (origin: string): Promise<boolean> => {
    if (freshUntil <= now()) {
      reading ??= refresh();
      await reading;
    }
    return origins.has(origin);
  };
}

/** `null` is never a partner: it is the origin of every sandboxed page. */
function originOf(text: string): string[] {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  return origin === 'null' ? [] : [origin];
}
