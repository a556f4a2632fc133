import { sessionAtom } from '@turno/shared-ui/boot';
import { readStayedTickets, safeStorage } from '@turno/shared-ui/session';
import { atom } from 'jotai';

export const storageAtom = atom(() => safeStorage(() => window.localStorage));
/** Counts the changes of what is stored. */
export const stayedChangesAtom = atom(0);

/** The tickets that stayed with the guest when the person signed in; `null` for almost everybody. */
export const stayedTicketsAtom = atom((get) => {
  get(stayedChangesAtom);
  const session = get(sessionAtom);
  return session && readStayedTickets(get(storageAtom), session.id);
});
