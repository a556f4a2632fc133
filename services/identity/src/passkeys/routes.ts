import { instantText, type Route, requireCaller, serve } from '@turno/kit';
import {
  addPasskeyCall,
  beginPasskeyCall,
  type Passkey,
  passkeyChallengeCall,
  passkeySignInCall,
  passkeysCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '@turno/shared-types';
import type { StoredPasskey } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { takeGuestTickets } from '../guest-tickets/index.ts';
import { callersAccount } from '../passwords/index.ts';
import { deviceName, presentSession } from '../sessions/index.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './manage-passkeys.ts';
import { passkeyChallenge, signInWithPasskey } from './sign-in.ts';

/** The passkeys of an account, and signing in with one. */
export function passkeyRoutes(deps: Deps): Route[] {
  return [
    serve(passkeysCall, async (input) => {
      const { passkeys = [] } = await callersAccount(deps, requireCaller(input));
      return passkeys.map(presentPasskey);
    }),
    serve(beginPasskeyCall, async (input) =>
      beginPasskey(deps, requireCaller(input), {
        password: input.body.password,
        origin: input.origin,
      }),
    ),
    serve(addPasskeyCall, async (input) => {
      const { body, locale } = input;
      return presentPasskey(await addPasskey(deps, requireCaller(input), { ...body, locale }));
    }),
    serve(renamePasskeyCall, async (input) => {
      const renamed = { id: input.params.passkeyId, name: input.body.name };
      return presentPasskey(await renamePasskey(deps, requireCaller(input), renamed));
    }),
    serve(removePasskeyCall, async (input) => {
      const { locale } = input;
      const removed = { id: input.params.passkeyId, password: input.body.password, locale };
      await removePasskey(deps, requireCaller(input), removed);
      return null;
    }),
    serve(passkeyChallengeCall, (input) => passkeyChallenge(deps, input)),
    serve(passkeySignInCall, async (input) => {
      const { clientAddress, locale } = input;
      const sender = { clientAddress, locale, device: deviceName(input.userAgent) };
      const session = await signInWithPasskey(deps, input.body.credential, sender);
      return presentSession(session, await takeGuestTickets(deps, input, session));
    }),
  ];
}

/** A passkey as its owner sees it. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    createdAt: instantText(createdAt),
    lastUsedAt: lastUsedAt ? instantText(lastUsedAt) : null,
  };
}
