import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { ApiError } from '@turno/kit';
import type {
  addPasskeyCall,
  beginPasskeyCall,
  CallOutput,
  CallReply,
  Locale,
} from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import type { StoredPasskey, User } from '../accounts/index.ts';
import type { AccessClaims, Deps } from '../deps.ts';
import { mailOwner } from '../limits/index.ts';
import { callersAccount, provenOwner } from '../passwords/index.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { notAccepted } from './refusals.ts';
import {
  ALGORITHMS,
  CHALLENGE_MS,
  hasOtherSignIn,
  isWithoutCertificates,
  MAX_PASSKEYS,
  relyingParty,
  userHandle,
} from './rules.ts';

/** Begins to add a passkey: returns what the browser needs to create it, for a caller who has proved to be the owner. */
export async function beginPasskey(
  deps: Deps,
  caller: AccessClaims,
  { password, origin }: { password: string | undefined; origin: string },
): Promise<CallReply<typeof beginPasskeyCall>> {
  const user = await provenOwner(deps, caller, password);
  // A guest's account expires, so a passkey would be lost with it.
  if (isGuest(user.role)) throw new ApiError('passkey_needs_account');
  rejectBeyondLimit(user);
  deps.reportPasskeyPage(origin);
  const { id, name } = relyingParty(deps.pageUrl);
  return {
    rp: { id, name },
    user: { id: userHandle(user), name: user.email, displayName: user.name ?? user.email },
    challenge: await issueChallenge(deps, { addsTo: user.id }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    excludeCredentials: (user.passkeys ?? []).map((each) => ({ type: 'public-key', id: each.id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

type AddRequest = CallOutput<typeof addPasskeyCall>['body'] & { locale: Locale };

/** Adds the passkey that the browser created for a challenge of this user (decision 145). */
export async function addPasskey(
  deps: Deps,
  caller: AccessClaims,
  { name, credential, locale }: AddRequest,
): Promise<StoredPasskey> {
  const user = await callersAccount(deps, caller);
  rejectBeyondLimit(user);
  const { clientDataJSON } = credential.response;
  const challenge = await takeChallenge(deps, clientDataJSON, { addsTo: user.id });
  const created = await createdKey(deps, credential, challenge);
  const isKnown = user.passkeys?.some(({ id }) => id === created.id);
  if (isKnown) throw notAccepted('The account has this passkey already.');
  const passkey = { ...created, name, createdAt: deps.now(), lastUsedAt: null };
  // The mail goes to the outbox first: if the process dies between the two, no passkey is added without a mail.
  await mailOwner(deps, user, { kind: 'passkey-added', locale });
  const isAdded = await deps.store.passkeys.add(user, passkey);
  if (!isAdded) throw notAccepted('The account was changed or removed meanwhile.');
  return passkey;
}

function rejectBeyondLimit({ passkeys = [] }: User): void {
  if (passkeys.length >= MAX_PASSKEYS) throw new ApiError('passkeys_exceeded', { n: MAX_PASSKEYS });
}

type Created = Pick<StoredPasskey, 'id' | 'publicKey' | 'counter'>;

/** The new key, which must have been created for this challenge on our pages by a verified user. */
async function createdKey(
  deps: Deps,
  credential: AddRequest['credential'],
  challenge: string,
): Promise<Created> {
  const { id: rpId, origin } = relyingParty(deps.pageUrl);
  const { attestationObject, clientDataJSON } = credential.response;
  if (!isWithoutCertificates(attestationObject))
    throw notAccepted('The passkey comes with certificates, or cannot be read.');
  const { id, rawId, type } = credential;
  const response = { attestationObject, clientDataJSON };
  // The library throws for every invalid response.
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw notAccepted(error);
  });
  if (registrationInfo?.credential.id !== id)
    throw notAccepted('The key is not what its id names.');
  const { publicKey, counter } = registrationInfo.credential;
  return { id, counter, publicKey: Buffer.from(publicKey).toString('base64url') };
}

/** Renames a passkey of the caller. */
export async function renamePasskey(
  deps: Deps,
  caller: AccessClaims,
  { id, name }: { id: string; name: string },
): Promise<StoredPasskey> {
  const user = await callersAccount(deps, caller);
  const passkey = user.passkeys?.find((each) => each.id === id);
  const isRenamed = await deps.store.passkeys.rename({ userId: user.id, id }, name);
  if (!passkey || !isRenamed) throw new ApiError('not_found');
  return { ...passkey, name };
}

type Removal = { id: string; password: string | undefined; locale: Locale };

/** Removes a passkey of a caller who has proved to be the owner; the last way to sign in stays. */
export async function removePasskey(
  deps: Deps,
  caller: AccessClaims,
  { id, password, locale }: Removal,
): Promise<void> {
  const user = await provenOwner(deps, caller, password);
  const { passkeys = [] } = user;
  if (!passkeys.some((each) => each.id === id)) throw new ApiError('not_found');
  if (passkeys.length === 1 && !hasOtherSignIn(user)) throw new ApiError('last_sign_in_method');
  // First, for the same reason as in `addPasskey`.
  await mailOwner(deps, user, { kind: 'passkey-removed', locale });
  // Another request may have removed this one, or all others, meanwhile.
  if (await deps.store.passkeys.remove({ userId: user.id, id })) return;
  throw new ApiError(hasOtherSignIn(user) ? 'not_found' : 'last_sign_in_method');
}
