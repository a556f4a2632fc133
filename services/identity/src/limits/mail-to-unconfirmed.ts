import { senderNetwork } from '@turno/kit';
import { mailboxOf } from '@turno/shared-types/rules';
import { LIMITS } from './rules/limits.ts';
import type { AttemptWindow } from './store/attempts.ts';

/**
 * The attempt window of mails to an address that the account has not confirmed (decision 407). It counts by mailbox and client
 * network: a limit by account would have no effect, because accounts cost little, and by mailbox alone a stranger could use up
 * the mails of its owner.
 */
export function mailToUnconfirmed(email: string, clientAddress: string): AttemptWindow {
  return { limit: LIMITS.unconfirmedOfPair, of: [mailboxOf(email), senderNetwork(clientAddress)] };
}
