import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { senderNetwork } from '@turno/kit';
import type {
  CallOutput,
  CallReply,
  Locale,
  passkeyChallengeCall,
  passkeySignInCall,
} from '@turno/shared-types';
import type { StoredPasskey } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { countSignIn, type OpenSession, openVerified } from '../sessions/index.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { notAccepted } from './refusals.ts';
import { CHALLENGE_MS, relyingParty, userIdOf } from './rules.ts';

/** What a browser needs to sign in with whichever of its passkeys the user picks. */
export async function passkeyChallenge(
  deps: Deps,
  { clientAddress, origin }: { clientAddress: string; origin: string },
): Promise<CallReply<typeof passkeyChallengeCall>> {
  deps.passkeyBudget.take(senderNetwork(clientAddress), deps.now());
  deps.reportPasskeyPage(origin);
  return {
    rpId: relyingParty(deps.pageUrl).id,
    challenge: await issueChallenge(deps, 'sign-in'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  };
}

type Credential = CallOutput<typeof passkeySignInCall>['body']['credential'];
type Sender = { clientAddress: string; device: string | null; locale: Locale };

/**
 * Opens a session for the owner of a passkey that has signed a challenge of ours. Limits, sessions and mails are those of
 * a sign-in with a password.
 */
export async function signInWithPasskey(
  deps: Deps,
  credential: Credential,
  { clientAddress, device, locale }: Sender,
): Promise<OpenSession> {
  const handle = credential.response.userHandle;
  const userId = userIdOf(handle);
  const user = userId === null ? null : await deps.store.users.findById(userId);
  const email = user?.email ?? handle;
  const attempt = await countSignIn(deps, { email, clientAddress, locale });
  const challenge = await takeChallenge(deps, credential.response.clientDataJSON, 'sign-in');

  const passkey = user?.passkeys?.find(({ id }) => id === credential.id);
  if (!user || !passkey) throw notAccepted('The account is gone, or has no such passkey.');
  const counter = await signedCounter(deps, { credential, passkey, challenge });
  // From here on the passkey counts as used: a removal, or another use with this counter, came either before or after.
  const use = { from: passkey.counter, to: counter };
  const isFirst = await deps.store.passkeys.recordUse(
    { userId: user.id, id: passkey.id },
    use,
    deps.now(),
  );
  if (!isFirst) throw notAccepted('The passkey was used or removed meanwhile.');
  await attempt.succeed(user);
  const { isFamiliar } = attempt;
  return openVerified(deps, user, {
    device,
    isFamiliar,
    locale,
    otherwise: 'passkey_not_accepted',
  });
}

type Signed = { credential: Credential; passkey: StoredPasskey; challenge: string };

/**
 * The counter of a signature by this passkey over this challenge, made on our pages by a verified user. Throws otherwise,
 * also for a counter that has not grown, which betrays a copy of the key.
 */
async function signedCounter(
  deps: Deps,
  { credential, passkey, challenge }: Signed,
): Promise<number> {
  const { id: rpId, origin } = relyingParty(deps.pageUrl);
  const { id, rawId, type, response } = credential;
  const { counter } = passkey;
  const publicKey = Buffer.from(passkey.publicKey, 'base64url');
  // The library throws for every invalid response, except for a wrong signature, which it reports by `verified`.
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey, counter },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw notAccepted(error);
  });
  if (!verified) throw notAccepted('The signature is not by this passkey.');
  return authenticationInfo.newCounter;
}
