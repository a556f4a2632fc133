import { ERASED_USER_ID, type TicketRecord } from './ticket-documents.ts';
import { hasEntered } from './ticket-entry.ts';

/** S-14: who of a ticket's people is still to come, as the shared rules of a desk read it. */
export function partyOf(ticket: Pick<TicketRecord, 'userId' | 'checkedInAt' | 'entries'>) {
  const { checkedInAt, userId } = ticket;
  return {
    checkedInAt,
    hasAnybodyEntered: checkedInAt !== null || hasEntered(ticket),
    isHeld: userId !== ERASED_USER_ID,
  };
}
