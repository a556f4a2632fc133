import {
  accountCall,
  type CallReply,
  cancelEmailChangeCall,
  changeEmailCall,
  changeNameCall,
  deleteAccountCall,
  endOtherSessionsCall,
  endSessionCall,
  exportAccountCall,
  sessionsCall,
} from '@turno/shared-types';
import { httpAtom, sessionAtom } from '@turno/shared-ui/boot';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { atom } from 'jotai';

/** The id of the session's account; 0 without one. */
export const userIdAtom = atom((get) => get(sessionAtom)?.id ?? 0);
const sessionsKey = (userId: number) => ['sessions', userId];

/** How often an account with an unconfirmed address is refetched, because the link may be opened on another device. */
export const AWAITED_MS = 10_000;

/** The account of the session. */
export const accountAtom = atomWithQuery<Account>((get) => {
  const http = get(httpAtom);
  const userId = get(userIdAtom);
  return {
    queryKey: ['account', userId],
    queryFn: () => readAccount(http, userId),
    enabled: userId !== 0,
    refetchInterval: ({ state }) => (awaitsLink(state.data) ? AWAITED_MS : false),
  };
});

const awaitsLink = (account: Account | undefined) =>
  account !== undefined && (account.newEmail !== null || !account.emailVerified);

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
export const endSessionAtom = atom(null, async (get, set, sessionId: string) => {
  const userId = get(userIdAtom);
  try {
    await endSession(get(httpAtom), userId, sessionId);
  } catch (error) {
    // The session has ended already.
    if (!(error instanceof CallError && error.code === 'not_found')) throw error;
  }
  await set(showSessionsAtom, ({ id }) => id !== sessionId);
});

/** Ends all other sessions; throws on failure. */
export const endOtherSessionsAtom = atom(null, async (get, set) => {
  await endOtherSessions(get(httpAtom), get(userIdAtom));
  await set(showSessionsAtom, ({ isCurrent }) => isCurrent);
});

/** Shows the remaining sessions immediately, and refetches them. */
const showSessionsAtom = atom(
  null,
  async (get, _set, isLeft: (session: SignedInSession) => boolean) => {
    const client = get(queryClientAtom);
    const queryKey = sessionsKey(get(userIdAtom));
    await client.cancelQueries({ queryKey });
    client.setQueryData<SignedInSession[]>(queryKey, (known = []) => known.filter(isLeft));
    void client.invalidateQueries({ queryKey });
  },
);

/** Reads the account again. */
export const refetchAccountAtom = atom(null, async (get): Promise<void> => {
  const queryKey = ['account', get(userIdAtom)];
  await get(queryClientAtom).invalidateQueries({ queryKey });
});

/** Changes the name of the account, and shows what the service stored; throws on failure. */
export const changeNameAtom = atom(null, async (get, _set, name: string) => {
  const userId = get(userIdAtom);
  const client = get(queryClientAtom);
  const queryKey = ['account', userId];
  const changed = await changeName(get(httpAtom), userId, name);
  // A fetch that began before the change must not undo it.
  await client.cancelQueries({ queryKey });
  client.setQueryData<Account>(queryKey, changed);
});

type EmailChange = { email: string; password: string };

/**
 * Requests a change of the e-mail address by a mailed link; the new address replaces the current one once it is confirmed.
 * Throws on failure.
 */
export const changeEmailAtom = atom(null, async (get, set, change: EmailChange) => {
  await changeEmail(get(httpAtom), get(userIdAtom), change);
  void set(refetchAccountAtom);
});

/** Keeps the current address and cancels the change that is not confirmed yet; throws on failure. */
export const cancelEmailChangeAtom = atom(null, async (get, set) => {
  await cancelEmailChange(get(httpAtom), get(userIdAtom));
  await set(refetchAccountAtom);
});

/** All data of the person; throws on failure. */
export const exportAtom = atom(null, (get) => exportAccount(get(httpAtom), get(userIdAtom)));

/** Deletes the account; throws on failure. */
export const deleteAccountAtom = atom(null, (get, _set, password: string) =>
  deleteAccount(get(httpAtom), get(userIdAtom), password),
);

function readAccount(http: Http, userId: number): Promise<Account> {
  return send(http, accountCall, { params: { userId } });
}

/** The account's sessions, last used first. */
function readSessions(http: Http, userId: number): Promise<SignedInSession[]> {
  return send(http, sessionsCall, { params: { userId } });
}

async function endSession(http: Http, userId: number, sessionId: string): Promise<void> {
  await send(http, endSessionCall, { params: { userId, sessionId } });
}

async function endOtherSessions(http: Http, userId: number): Promise<void> {
  await send(http, endOtherSessionsCall, { params: { userId } });
}

function changeName(http: Http, userId: number, name: string): Promise<Account> {
  return send(http, changeNameCall, { params: { userId }, body: { name: name.trim() } });
}

/** Requests a change of address; `password` is empty for an account without one. */
async function changeEmail(http: Http, userId: number, { email, password }: EmailChange) {
  const body = { email: email.trim(), ...(password === '' ? {} : { password }) };
  await send(http, changeEmailCall, { params: { userId }, body });
}

async function cancelEmailChange(http: Http, userId: number): Promise<void> {
  await send(http, cancelEmailChangeCall, { params: { userId }, body: {} });
}

/** All data of the person as one document. */
function exportAccount(http: Http, userId: number): Promise<object> {
  return send(http, exportAccountCall, { params: { userId }, body: {} });
}

/** Deletes the account for good; `password` is empty for an account without one. */
async function deleteAccount(http: Http, userId: number, password: string): Promise<void> {
  const body = password === '' ? {} : { password };
  await send(http, deleteAccountCall, { params: { userId }, body });
}

/** The account of the session. */
export type Account = CallReply<typeof accountCall>;

/** One session of the account. */
export type SignedInSession = CallReply<typeof sessionsCall>[number];
