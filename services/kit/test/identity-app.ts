import {
  botChallengeCall,
  callsOf,
  meCall,
  type Session,
  signInCall,
  signOutCall,
  signUpCall,
} from '@turno/shared-types';
import { EASY_PUZZLE } from '@turno/shared-types/test-data';
import type { Express } from 'express';
import { ApiError } from '../src/api-error.ts';
import { type Route, serve } from '../src/http/serve.ts';
import { createServiceApp } from '../src/http/service-app.ts';
import { createLog } from '../src/log.ts';
import type { TestTokens } from './test-tokens.ts';

export const SESSION: Session = {
  id: 7,
  accessToken: 'secret',
  roles: ['ROLE_USER'],
  require_password_reset: false,
};
const SECRET = 'sixteen or more letters';

/** Routes of a fake identity service, any of which a test may replace. */
export function identityRoutes(...others: Route[]): Route[] {
  const usual = [
    serve(botChallengeCall, async () => EASY_PUZZLE),
    serve(signUpCall, async () => SESSION),
    serve(signInCall, () => Promise.reject(new ApiError('invalid_credentials'))),
    serve(meCall, async ({ caller }) => ({ ...SESSION, id: caller?.userId ?? 0 })),
    serve(signOutCall, async () => null),
  ];
  const isReplaced = ({ call }: Route) => others.some((other) => other.call === call);
  const given = [...usual.filter((route) => !isReplaced(route)), ...others];
  const silent = callsOf('identity')
    .filter((call) => !given.some((route) => route.call === call))
    .map((call) => serve(call, () => Promise.reject(new ApiError('not_found'))));
  return [...given, ...silent];
}

export function identityApp(tokens: TestTokens, ...others: Route[]): Express {
  return createServiceApp({
    service: 'identity',
    routes: identityRoutes(...others),
    verifier: tokens.verifier,
    staffRoleOf: async () => null,
    internalSecret: SECRET,
    isReady: async () => true,
    log: createLog('test', 'silent'),
    jwks: tokens.jwks,
  });
}
