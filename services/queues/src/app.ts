import { createServiceApp, type Log, type TokenVerifier } from '@turno/kit';
import { recordCommand } from './activity/index.ts';
import type { Deps } from './deps.ts';
import type { Live } from './live/index.ts';
import { createRoutes } from './routes.ts';

type AppParts = {
  deps: Deps;
  live: Live;
  verifier: Pick<TokenVerifier, 'verify'>;
  internalSecret: string;
  isReady: () => Promise<boolean>;
  log: Log;
};

/** The app of queues; it does not listen. */
export function createApp({ deps, live, verifier, internalSecret, isReady, log }: AppParts) {
  return createServiceApp({
    service: 'queues',
    routes: createRoutes(deps, live),
    verifier,
    staffRoleOf: (userId, merchantId, permission) =>
      deps.store.merchants.roleFor(permission, { merchantId, userId }),
    verifyApiKey: deps.store.apiKeys.verify,
    record: (command) => recordCommand(deps, command),
    internalSecret,
    isReady,
    log,
  });
}
