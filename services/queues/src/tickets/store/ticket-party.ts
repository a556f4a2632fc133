import { ERASED_USER_ID, type TicketRecord } from './ticket-documents.ts';
import { hasEntered } from './ticket-entry.ts';

/** S-14: which of a ticket's people are still to come, in the form of the shared desk rules. */
export function partyOf(ticket: Pick<TicketRecord, 'userId' | 'checkedInAt' | 'entries'>) {
  const { checkedInAt, userId } = ticket;
  return {
    checkedInAt,
    hasAnybodyEntered: checkedInAt !== null || hasEntered(ticket),
    isHeld: userId !== ERASED_USER_ID,
  };
}
