import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError } from '@turno/shared-ui/http';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import type { SignedInSession } from './account.ts';
import { deleteAccount, endSession, exportAccount, readAccount, readSessions } from './api.ts';

const userIdAtom = atom((get) => get(sessionAtom)?.id ?? 0);
const sessionsKey = (userId: number) => ['sessions', userId];

/** The account of the session. */
export const accountAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const userId = get(userIdAtom);
  return {
    queryKey: ['account', userId],
    queryFn: () => readAccount(http, userId),
    enabled: userId !== 0,
  };
});

/** The account's sessions. */
export const sessionsAtom = atomWithQuery((get) => {
  const http = get(httpAtom);
  const userId = get(userIdAtom);
  return {
    queryKey: sessionsKey(userId),
    queryFn: () => readSessions(http, userId),
    enabled: userId !== 0,
  };
});

/** Ends another session; throws on failure. */
export const endSessionAtom = atom(null, async (get, _set, sessionId: string) => {
  const userId = get(userIdAtom);
  try {
    await endSession(get(httpAtom), userId, sessionId);
  } catch (error) {
    // The session has ended already.
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
  }
  const client = get(queryClientAtom);
  const key = sessionsKey(userId);
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<SignedInSession[]>(key, (known = []) =>
    known.filter(({ id }) => id !== sessionId),
  );
  void client.invalidateQueries({ queryKey: key });
});

/** All data of the person; throws on failure. */
export const exportAtom = atom(null, (get) => exportAccount(get(httpAtom), get(userIdAtom)));

/** Deletes the account; throws on failure. */
export const deleteAccountAtom = atom(null, (get, _set, password: string) =>
  deleteAccount(get(httpAtom), get(userIdAtom), password),
);
