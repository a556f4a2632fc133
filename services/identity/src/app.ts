import { createServiceApp, type Log, type SigningKeys } from '@turno/kit';
import type { Deps } from './deps.ts';
import { emailAddressRoutes } from './email-address/index.ts';
import { facebookRoutes } from './facebook/index.ts';
import { guestTicketRoutes } from './guest-tickets/index.ts';
import { mailRoutes } from './mail/index.ts';
import { passkeyRoutes } from './passkeys/index.ts';
import { passwordRoutes } from './passwords/index.ts';
import { personalDataRoutes } from './personal-data/index.ts';
import { sessionRoutes, sessionVerifier } from './sessions/index.ts';
import { signUpRoutes } from './sign-up/index.ts';

type AppParts = {
  deps: Deps;
  keys: SigningKeys;
  config: { INTERNAL_SECRET: string; TOKEN_ISSUER: string; TOKEN_AUDIENCE: string };
  isReady: () => Promise<boolean>;
  log: Log;
};

/** The Express app of identity; it does not listen. */
export function createApp({ deps, keys, config, isReady, log }: AppParts) {
  const verifier = sessionVerifier({
    keys,
    issuer: config.TOKEN_ISSUER,
    audience: config.TOKEN_AUDIENCE,
    sessions: deps.store.sessions,
    now: deps.now,
  });
  return createServiceApp({
    service: 'identity',
    routes: [
      ...signUpRoutes(deps),
      ...sessionRoutes(deps),
      ...passwordRoutes(deps),
      ...emailAddressRoutes(deps),
      ...passkeyRoutes(deps),
      ...facebookRoutes(deps),
      ...guestTicketRoutes(deps, verifier),
      ...personalDataRoutes(deps),
      ...mailRoutes(deps),
    ],
    verifier,
    // No call of identity is about a merchant.
    staffRoleOf: () => Promise.resolve(null),
    internalSecret: config.INTERNAL_SECRET,
    isReady,
    log,
    jwks: () => keys.jwks(),
  });
}
