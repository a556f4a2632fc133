import {
  accountCall,
  deleteAccountCall,
  endSessionCall,
  exportAccountCall,
  sessionsCall,
} from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';
import type { Account, SignedInSession } from './account.ts';

/** Whose account it is. */
export function readAccount(http: Http, userId: number): Promise<Account> {
  return send(http, accountCall, { params: { userId } });
}

/** Where somebody is signed in, used last first. */
export function readSessions(http: Http, userId: number): Promise<SignedInSession[]> {
  return send(http, sessionsCall, { params: { userId } });
}

/** Ends a session everywhere. */
export async function endSession(http: Http, userId: number, sessionId: string): Promise<void> {
  await send(http, endSessionCall, { params: { userId, sessionId } });
}

/** Everything that is held of somebody, as one document. */
export function exportAccount(http: Http, userId: number): Promise<object> {
  return send(http, exportAccountCall, { params: { userId }, body: {} });
}

/** Deletes an account for good; an empty password where there is none. */
export async function deleteAccount(http: Http, userId: number, password: string): Promise<void> {
  const body = password === '' ? {} : { password };
  await send(http, deleteAccountCall, { params: { userId }, body });
}
