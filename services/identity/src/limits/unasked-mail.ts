import { senderNetwork } from '@turno/kit';
import { mailboxOf } from '@turno/shared-types/rules';
import { LIMITS } from './rules/limits.ts';
import type { AttemptWindow } from './store/attempts.ts';

/**
 * The window of mails to an address that nobody has confirmed for the account. Accounts cost little, so it counts the mails
 * of a network to a mailbox: no stranger fills one, and none keeps its owner, elsewhere, from a mail.
 */
export function unaskedMail(email: string, clientAddress: string): AttemptWindow {
  return { limit: LIMITS.unaskedOfPair, of: [mailboxOf(email), senderNetwork(clientAddress)] };
}
