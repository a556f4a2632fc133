import { emitAtom, httpAtom, propsAtom } from '@turno/shared-ui/boot';
import { atom } from 'jotai';
import { signIn } from './api.ts';
import type { SignInFields } from './sign-in-check.ts';

/** Signs in here and at the host; answers why it did not work, `null` when it did. */
export const signInAtom = atom(null, async (get, set, fields: SignInFields) => {
  try {
    const session = await signIn(get(httpAtom), fields);
    get(propsAtom).session.signIn(session);
    set(emitAtom, { type: 'signed-in', userId: session.id });
    return null;
  } catch (error) {
    return error;
  }
});
