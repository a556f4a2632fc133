import { randomBytes } from 'node:crypto';
import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { notAccepted } from './refusals.ts';
import { CHALLENGE_MS, challengeOf } from './rules.ts';

/** What a signed challenge does: adds a passkey to one account, or signs in. */
type Purpose = { addsTo: number } | 'sign-in';

/** Issues a challenge: 256 random bits, of which the database stores a digest that also covers the purpose. */
export async function issueChallenge(deps: Deps, purpose: Purpose): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(deps.now().getTime() + CHALLENGE_MS);
  await deps.store.passkeyChallenges.put(secretOf(challenge, purpose), true, expiresAt);
  return challenge;
}

/**
 * Returns the challenge that a browser has signed and uses it up, whether the request succeeds or not. Throws
 * `passkey_challenge_expired` for one that is unknown, used, expired, or issued for another purpose.
 */
export async function takeChallenge(
  deps: Deps,
  clientData: string,
  purpose: Purpose,
): Promise<string> {
  const challenge = challengeOf(clientData);
  if (challenge === null) throw notAccepted('Its client data is malformed, or of a framed page.');
  const taken = await deps.store.passkeyChallenges.take(secretOf(challenge, purpose), deps.now());
  if (!taken) throw new ApiError('passkey_challenge_expired');
  return challenge;
}

function secretOf(challenge: string, purpose: Purpose): string {
  return purpose === 'sign-in' ? `sign-in ${challenge}` : `add ${purpose.addsTo} ${challenge}`;
}
