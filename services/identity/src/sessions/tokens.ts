import { ApiError, createTokenVerifier, type SigningKeys, type TokenVerifier } from '@turno/kit';
import type { AccessClaims } from '../deps.ts';
import type { Sessions } from './store.ts';

type Names = { issuer: string; audience: string };

/** Signs access tokens: user (`sub`), session (`sid`), role, scope (`typ`) and `emailVerified`. Every service verifies them by our keys. */
export function accessTokenSigner(keys: SigningKeys, names: Names) {
  return (
    { userId, sessionId, role, scope, emailVerified }: AccessClaims,
    expiresInSeconds: number,
  ): Promise<string> =>
    keys.sign(
      { sid: sessionId, role, typ: scope, emailVerified },
      { ...names, subject: String(userId), expiresInSeconds },
    );
}

type VerifierParts = Names & { keys: SigningKeys; sessions: Sessions; now: () => Date };

/** Verifies tokens as every service does, and also reads the session record, which shows a sign-out immediately. */
export function sessionVerifier(parts: VerifierParts): Pick<TokenVerifier, 'verify'> {
  const { keys, issuer, audience, sessions, now } = parts;
  const verifier = createTokenVerifier({ keys, issuer, audience });
  return {
    async verify(token) {
      const caller = await verifier.verify(token);
      const session = await sessions.findLive(caller.sessionId, now());
      if (!session) throw new ApiError('token_expired_or_wrong');
      return caller;
    },
  };
}
