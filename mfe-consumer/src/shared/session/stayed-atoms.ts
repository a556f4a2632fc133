import type { Session } from '@turno/shared-types';
import { sessionAtom, storageAtom } from '@turno/shared-ui/boot';
import { leaveGuest, readStayedTickets } from '@turno/shared-ui/session';
import { atom } from 'jotai';

/** The number of changes of the stored tickets. */
export const stayedChangesAtom = atom(0);

/** The tickets that stayed with the guest when the person signed in; `null` for almost everybody. */
export const stayedTicketsAtom = atom((get) => {
  get(stayedChangesAtom);
  const session = get(sessionAtom);
  return session && readStayedTickets(get(storageAtom), session.id);
});

/**
 * Stores the tickets that stayed before a forced change of the password, because the answer to the change does not contain
 * them.
 */
export const keepStayedAtom = atom(null, (get, _set, next: Session) => {
  leaveGuest(get(storageAtom), get(sessionAtom), next);
});
