import {
  addPasskeyCall,
  beginPasskeyCall,
  passkeyChallengeCall,
  passkeySignInCall,
  passkeysCall,
  removePasskeyCall,
} from '@turno/shared-types';
import { userHandle } from '../src/passkeys/rules.ts';
import { createAuthenticator } from './authenticator.ts';
import { person } from './people.ts';
import type { TestIdentity } from './start-identity.ts';

export const ORIGIN = 'http://pages.test';

type Signature = ReturnType<ReturnType<typeof createAuthenticator>['sign']>;

/** A challenge to sign in. */
export async function challengeOf(identity: TestIdentity) {
  return (await identity.call(passkeyChallengeCall, { body: {} })).body;
}

/** Sends a signature to sign in. */
export function sendSignature(identity: TestIdentity, credential: Signature, address = '10.9.0.1') {
  return identity.call(
    passkeySignInCall,
    { body: { credential } },
    { headers: { 'x-forwarded-for': address } },
  );
}

/** An account with one session, its requests about passkeys, and an authenticator. */
export async function passkeyOwner(
  identity: TestIdentity,
  change: Parameters<typeof person>[1] = {},
) {
  const owner = await person(identity, change);
  const { token, user } = owner;
  const params = { userId: user.id };
  const authenticator = createAuthenticator(ORIGIN);
  const begin = (password?: string) =>
    identity.call(
      beginPasskeyCall,
      { params, body: password === undefined ? {} : { password } },
      { token },
    );
  const finish = (credential: ReturnType<typeof authenticator.create>, name = 'Telefono') =>
    identity.call(addPasskeyCall, { params, body: { name, credential } }, { token, locale: 'it' });
  const handle = userHandle(user);
  return {
    ...owner,
    handle,
    authenticator,
    begin,
    finish,
    add: async (name?: string, device = authenticator) =>
      finish(device.create((await begin()).body), name),
    passkeys: async () => (await identity.call(passkeysCall, { params }, { token })).body,
    removePasskey: (passkeyId = authenticator.id, password?: string) =>
      identity.call(
        removePasskeyCall,
        {
          params: { ...params, passkeyId },
          body: password === undefined ? {} : { password },
        },
        { token, locale: 'it' },
      ),
    signIn: async (address?: string) =>
      sendSignature(identity, authenticator.sign(await challengeOf(identity), handle), address),
  };
}
