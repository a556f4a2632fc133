import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry, register } from 'prom-client';

/** Figures of one process in Prometheus' text form: its own, and the time every call took by its path. */
export function createMetrics(): { measure: RequestHandler; report: RequestHandler } {
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
