import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS } from '@turno/shared-types';
import type { Express } from 'express';
import { answerUnreadable } from './answer-unreadable.ts';
import { ApiError } from './api-error.ts';
import { errorBody } from './http/reply-error.ts';
import { announceStop } from './lifecycle.ts';
import type { Log } from './log.ts';

type Service = {
  name: string;
  config: { PORT: number; HOST: string };
  app: Express;
  log: Log;
  /** Closes the resources of the service, after its last response. */
  onStop: () => Promise<void>;
};

/** How long a stop waits for running requests, and then for all other work. */
const GRACE_MS = 10_000;
const IDLE_STEP_MS = 50;

/** Listens until SIGTERM or SIGINT; then finishes running requests, answers new ones with 503, closes and exits. */
export async function startService({ name, config, app, log, onStop }: Service): Promise<void> {
  let isStopping = false;
  const server = createServer((request, response) => {
    if (!isStopping) {
      app(request, response);
      return;
    }
    const apiError = new ApiError('service_unavailable');
    response.writeHead(ERRORS[apiError.code].status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Retry-After': '1',
      Connection: 'close',
    });
    response.end(JSON.stringify(errorBody(apiError)));
  });
  answerUnreadable(server);
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  // Longer than the gateway's keep-alive, so that only the gateway closes idle connections.
  server.keepAliveTimeout = 65_000;
  await listen(server, config, (reason) => {
    log.fatal(`${name} cannot listen on ${config.HOST}:${config.PORT}: ${reason}.`);
    process.exit(1);
  });
  log.info({ host: config.HOST, port: config.PORT }, `${name} is ready`);

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    log.info(`${name} stops`);
    announceStop(app);
    await closeServer(server);
    await Promise.race([onStop(), failLater()]);
    process.exit(0);
  };
  const onSignal = () => {
    stop().catch((error: unknown) => {
      log.fatal({ err: error }, `${name} did not stop well`);
      process.exit(1);
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function listen(
  server: Server,
  { PORT, HOST }: Service['config'],
  onFailure: (reason: string) => void,
): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      onFailure(error.code === 'EADDRINUSE' ? 'the port is taken' : error.message);
    });
    server.listen(PORT, HOST, resolve);
  });
}

/** Work that waits for an unavailable database must not keep the process alive. */
async function failLater(): Promise<never> {
  await sleep(GRACE_MS);
  throw new Error(`work was still in progress after ${GRACE_MS} ms`);
}

async function closeServer(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  // A connection with a response in progress stays open after that response.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_STEP_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(late);
  clearInterval(idle);
}
