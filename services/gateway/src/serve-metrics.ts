import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Metrics } from '@turno/kit';
import express from 'express';
import type { Config } from './config.ts';

type Address = Pick<Config, 'METRICS_PORT' | 'METRICS_HOST'>;

/** Serves `/metrics` on a separate port, if one is configured. */
export async function serveMetrics(
  { report }: Metrics,
  { METRICS_PORT, METRICS_HOST }: Address,
): Promise<Server | null> {
  if (METRICS_PORT === undefined) return null;
  const app = express().disable('x-powered-by').get('/metrics', report);
  const server = createServer(app).listen(METRICS_PORT, METRICS_HOST);
  await once(server, 'listening');
  return server;
}
