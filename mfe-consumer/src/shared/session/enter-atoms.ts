import type { Session } from '@turno/shared-types';
import { emitAtom, propsAtom } from '@turno/shared-ui/boot';
import { atom } from 'jotai';
import { forgetTemporaryToken } from './temporary-token.ts';

/** Puts a new session in force and tells the host (IDN-026, IDN-016). */
export const enterAtom = atom(null, (get, set, session: Session) => {
  forgetTemporaryToken();
  get(propsAtom).session.signIn(session);
  set(emitAtom, { type: 'signed-in', userId: session.id });
});

/**
 * What the sign-in page does first: it puts a session in force, or ends the one that is (`null`). On the page where
 * this came about a guard would see it at once and lead elsewhere.
 */
export const arrivingAtom = atom<{ session: Session | null } | null>(null);
