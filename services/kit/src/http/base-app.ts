import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { collectDefaultMetrics, Histogram, Registry, register } from 'prom-client';
import { ApiError } from '../api-error.ts';
import type { Log } from '../log.ts';
import { replyApiError, replyError, replyNotFound } from './reply-error.ts';
import { requestLog } from './request-log.ts';
import { rejectWrongMethods, type ServedPath } from './wrong-methods.ts';

type BaseApp = {
  log: Log;
  isReady: () => Promise<boolean>;
  /** Which peers' `X-Forwarded-For` is trusted, in the syntax of Express. */
  trustProxy: string | boolean;
  /** Whether responses to the gateway may omit the headers that the gateway sets itself. */
  isBehindGateway?: boolean;
  /** Passed by a process that serves its metrics at another address; the others serve them at `/metrics`. */
  metrics?: Metrics;
};

export type Metrics = { measure: RequestHandler; report: RequestHandler };

const secure = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    // Framing is not covered by `default-src`.
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  // Other hosts of the domain are the operator's decision, as they are for the pages.
  strictTransportSecurity: { includeSubDomains: false },
  // Pages of other origins read the gateway's responses; CORS decides which.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // These headers concern pages, which these processes do not serve.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

const OWN_PATHS = ['/health', '/ready'].map((path) => ({ method: 'GET', path }));

/**
 * The common parts of all processes: request ids, log, metrics, `/health`, `/ready`, and `/metrics` unless it is served
 * elsewhere.
 */
export function createBaseApp({
  log,
  isReady,
  trustProxy,
  isBehindGateway = false,
  metrics,
}: BaseApp): Express {
  const app = express();
  const { measure, report } = metrics ?? createMetrics();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.setMaxListeners(0);
  app.use(requestLog(log), measure);
  app.use((request, response, next) => {
    // The gateway sets these headers itself.
    if (isBehindGateway && request.headers['x-forwarded-host'] !== undefined) next();
    else secure(request, response, next);
  });
  app.use((request, _response, next) => {
    // `fetch` adds `no-cache`, meant for intermediate caches, to every request with a tag; Express would then never answer 304.
    if (request.headers['if-none-match']) delete request.headers['cache-control'];
    next();
  });
  app.get('/health', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get('/ready', async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    if (await isReady()) response.json({ status: 'ready' });
    else replyApiError(response, new ApiError('service_unavailable'));
  });
  if (!metrics) app.get('/metrics', report);
  return app;
}

/** Adds the last handlers: 405 for other methods of served paths, 404 for unknown paths, and the error handler. */
export function answerTheRest(app: Express, served: readonly ServedPath[]): void {
  app.use(rejectWrongMethods([...OWN_PATHS, ...served]), replyNotFound, replyError);
}

/** Metrics of one process in Prometheus's text format: the process itself, and request durations by path. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  return {
    measure(request, response, next) {
      const stop = seconds.startTimer();
      response.once('finish', () => {
        const path = typeof response.locals.path === 'string' ? response.locals.path : 'other';
        stop({ method: request.method, path, status: response.statusCode });
      });
      next();
    },
    async report(_request, response) {
      // Modules of the process, such as its caches, register their metrics in the default registry.
      const all = Registry.merge([registry, register]);
      response.type(all.contentType).send(await all.metrics());
    },
  };
}
