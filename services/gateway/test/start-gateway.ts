import { createLog, createMetrics, parseConfig } from '@turno/kit';
import { startTestService, type TestService } from '@turno/kit/test';
import express, { type Express } from 'express';
import { createApp } from '../src/app.ts';
import { configSchema } from '../src/config.ts';

const UNREACHABLE_URL = 'http://127.0.0.1:1';

/** A gateway on a free port; services without an address are unreachable. */
export function startGateway(
  environment: Record<string, string> = {},
  log = createLog('gateway', 'silent'),
): Promise<TestService> {
  const config = parseConfig(configSchema, {
    INTERNAL_SECRET: 'sixteen or more letters',
    IDENTITY_URL: UNREACHABLE_URL,
    QUEUES_URL: UNREACHABLE_URL,
    PASSES_URL: UNREACHABLE_URL,
    RELEASES_DIR: '/nowhere',
    ...environment,
  });
  return startTestService(createApp(config, log, createMetrics()));
}

/** A service that responds with the request it received. */
export function echoApp(name: string): Express {
  const app = express();
  app.use(express.json(), (request, response) => {
    const { method, originalUrl: url, headers, body } = request;
    response.json({ service: name, method, url, headers, body });
  });
  return app;
}
