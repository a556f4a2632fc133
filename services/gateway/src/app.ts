import { randomUUID } from 'node:crypto';
import {
  answerTheRest,
  createBaseApp,
  createServiceClient,
  type Log,
  type Metrics,
} from '@turno/kit';
import { partnerOriginsCall } from '@turno/shared-types';
import type { Express } from 'express';
import { clientKeyCheck } from './access/client-key.ts';
import { withoutPorts } from './access/forwarded-addresses.ts';
import { accessAnswer, allowOrigins, originCheck, partnerOrigins } from './access/origins.ts';
import {
  limitApiKeys,
  limitKiosks,
  limitMisses,
  limitPerMinute,
  limitStreams,
} from './access/rate-limit.ts';
import type { Config } from './config.ts';
import { documentRoutes } from './documents/routes.ts';
import { askInTurn } from './proxy/addresses.ts';
import { servedPaths } from './proxy/route-table.ts';
import { proxyRoutes } from './proxy/routes.ts';
import { REMOTE_PATHS, remoteRoutes } from './remotes/routes.ts';

const DOCUMENTS = ['/access.json', '/openapi.json', '/docs'].map((path) => ({
  method: 'GET',
  path,
}));

/** The single address that browsers call: applies origins, client keys and rate limits, and forwards calls to the services. */
export function createApp(config: Config, log: Log, metrics: Metrics): Express {
  const app = createBaseApp({
    log,
    isReady: async () => true,
    metrics,
    trustProxy: config.TRUST_PROXY === '' ? false : config.TRUST_PROXY,
  });
  app.use(withoutPorts);
  const isAllowed = originCheck(config.ALLOWED_ORIGINS, partnersOf(config, log));
  // Comes first, so that pages can read error responses too.
  app.use(allowOrigins(isAllowed));
  app.use(limitPerMinute(config.RATE_LIMIT_PER_MINUTE));
  app.use(limitApiKeys(config.API_KEY_RATE_LIMIT_PER_MINUTE));
  app.get('/access.json', accessAnswer(isAllowed));
  app.use(remoteRoutes(config, log));
  app.use(documentRoutes(config.PUBLIC_URL, config));
  app.use(
    proxyRoutes({
      upstreams: {
        identity: config.IDENTITY_URL,
        queues: config.QUEUES_URL,
        passes: config.PASSES_URL,
      },
      clientKey: clientKeyCheck(config.CLIENT_KEYS),
      authLimit: limitPerMinute(config.AUTH_RATE_LIMIT_PER_MINUTE),
      streamLimit: limitStreams(config.STREAMS_PER_ADDRESS),
      missLimit: limitMisses(config.CODE_MISSES_PER_MINUTE),
      kioskLimit: limitKiosks(config.KIOSK_RATE_LIMIT_PER_MINUTE),
    }),
  );
  answerTheRest(app, [...servedPaths(), ...REMOTE_PATHS, ...DOCUMENTS]);
  return app;
}

function partnersOf(config: Config, log: Log): (origin: string) => Promise<boolean> {
  const read = async (baseUrl: string) => {
    const queues = createServiceClient({ baseUrl, internalSecret: config.INTERNAL_SECRET });
    return (await queues.send(partnerOriginsCall, {}, { requestId: randomUUID() })).origins;
  };
  return partnerOrigins({
    read: () => askInTurn(config.QUEUES_URL, read),
    onError: (error) => log.warn({ err: error }, 'partner origins could not be read'),
  });
}
