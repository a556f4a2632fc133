import type { PersonInQueues } from '@turno/shared-types';
import type { TicketRecord } from '../../queue-days/index.ts';

/** A ticket as its owner's export holds it: all that was typed and when what happened. */
export function presentPersonTicket(ticket: TicketRecord): PersonInQueues['tickets'][number] {
  const { merchantId, queueId, date, number, paxCount, displayName, phone, state } = ticket;
  return {
    ...{ merchantId, queueId, date, number, paxCount, displayName, phone, state },
    createdAt: ticket.createdAt.toISOString(),
    calledAt: ticket.executedAt?.toISOString() ?? null,
    canceledAt: ticket.canceledAt?.toISOString() ?? null,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
  };
}
