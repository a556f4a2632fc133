import { createServiceApp, type Log, type TokenVerifier } from '@turno/kit';
import { assignmentRoutes } from './assignments/index.ts';
import { checkInRoutes } from './check-ins/index.ts';
import { closureRoutes } from './closures/index.ts';
import type { Deps } from './deps.ts';
import { issuingRoutes } from './issuing/index.ts';
import { passOwnerRoutes } from './owners/index.ts';
import { personalDataRoutes } from './personal-data.ts';
import { sharingRoutes } from './sharing/index.ts';
import { passUseRoutes } from './uses/index.ts';
import { passWalletRoutes } from './wallets/index.ts';

type AppParts = {
  deps: Deps;
  verifier: Pick<TokenVerifier, 'verify'>;
  config: { INTERNAL_SECRET: string };
  isReady: () => Promise<boolean>;
  log: Log;
};

/** The Express app of passes; it does not listen. */
export function createApp({ deps, verifier, config, isReady, log }: AppParts) {
  return createServiceApp({
    service: 'passes',
    routes: [
      ...checkInRoutes(deps),
      ...passUseRoutes(deps),
      ...passOwnerRoutes(deps),
      ...assignmentRoutes(deps),
      ...sharingRoutes(deps),
      ...issuingRoutes(deps),
      ...personalDataRoutes(deps),
      ...passWalletRoutes(deps),
      ...closureRoutes(deps),
    ],
    verifier,
    staffRoleOf: deps.queues.staffRoleOf,
    verifyApiKey: deps.queues.verifyApiKey,
    internalSecret: config.INTERNAL_SECRET,
    isReady,
    log,
  });
}
