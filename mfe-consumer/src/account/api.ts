import {
  accountCall,
  deleteAccountCall,
  endSessionCall,
  exportAccountCall,
  sessionsCall,
} from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';
import type { Account, SignedInSession } from './account.ts';

/** The account of the session. */
export function readAccount(http: Http, userId: number): Promise<Account> {
  return send(http, accountCall, { params: { userId } });
}

/** The account's sessions, last used first. */
export function readSessions(http: Http, userId: number): Promise<SignedInSession[]> {
  return send(http, sessionsCall, { params: { userId } });
}

/** Ends one session. */
export async function endSession(http: Http, userId: number, sessionId: string): Promise<void> {
  await send(http, endSessionCall, { params: { userId, sessionId } });
}

/** All data of the person as one document. */
export function exportAccount(http: Http, userId: number): Promise<object> {
  return send(http, exportAccountCall, { params: { userId }, body: {} });
}

/** Deletes the account for good; `password` is empty for an account without one. */
export async function deleteAccount(http: Http, userId: number, password: string): Promise<void> {
  const body = password === '' ? {} : { password };
  await send(http, deleteAccountCall, { params: { userId }, body });
}
