import { signInCall } from '@turno/shared-types';
import { emitAtom, httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import type { Credentials } from './credentials.ts';

/** Signs in here and at the host; returns the error, `null` on success. */
export const signInAtom = atom(null, async (get, set, credentials: Credentials) => {
  try {
    const session = await send(get(httpAtom), signInCall, { body: credentials });
    get(propsAtom).session.signIn(session);
    set(emitAtom, { type: 'signed-in', userId: session.id });
    return null;
  } catch (error) {
    return error;
  }
});
