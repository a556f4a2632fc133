import { meCall, type Session } from '@turno/shared-types';
import { send } from '@turno/shared-ui/http';
import { type Address, httpWith } from './http-with.ts';

/** Asks whom a token belongs to, whatever session is in force. */
export function createFetchMe(address: Address): (token: string) => Promise<Session> {
  return (token) => send(httpWith(address, token), meCall);
}
