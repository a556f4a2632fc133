import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { collectDefaultMetrics, Histogram, Registry, register } from 'prom-client';
import { ApiError } from '../api-error.ts';
import type { Log } from '../log.ts';
import { replyApiError, replyError, replyNotFound } from './reply-error.ts';
import { requestLog } from './request-log.ts';

type BaseApp = {
  log: Log;
  isReady: () => Promise<boolean>;
  /** Which peers may say for whom they speak (`X-Forwarded-For`), in Express' words. */
  trustProxy: string | boolean;
  /** Whether what is answered to the gateway may leave out what that says itself. */
  isBehindGateway?: boolean;
};

const secure = helmet({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"] } },
  // The gateway's answers are for pages of other origins; CORS says which.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // These speak of pages, and nothing here is one.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** What every process answers alike: request ids, log, figures, `/health`, `/ready` and `/metrics`. */
export function createBaseApp({
  log,
  isReady,
  trustProxy,
  isBehindGateway = false,
}: BaseApp): Express {
  const app = express();
  const metrics = createMetrics();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.setMaxListeners(0);
  app.use(requestLog(log), metrics.measure);
  app.use((request, response, next) => {
    // The gateway says these in its own answer, whatever a service says.
    if (isBehindGateway && request.headers['x-forwarded-host'] !== undefined) next();
    else secure(request, response, next);
  });
  app.get('/health', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  app.get('/ready', async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    if (await isReady()) response.json({ status: 'ready' });
    else replyApiError(response, new ApiError('service_unavailable'));
  });
  app.get('/metrics', metrics.report);
  return app;
}

/** Closes the list of routes: whatever is left is unknown, whatever was thrown is answered. */
export function answerTheRest(app: Express): void {
  app.use(replyNotFound, replyError);
}

/** Figures of one process in Prometheus' text form: its own, and the time every call took by its path. */
function createMetrics(): { measure: RequestHandler; report: RequestHandler } {
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
      // What the modules of a process count for themselves, such as its caches, is in the default registry.
      const all = Registry.merge([registry, register]);
      response.type(all.contentType).send(await all.metrics());
    },
  };
}
