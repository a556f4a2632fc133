import { type Route, serve } from '@turno/kit';
import { type PersonInQueues, personInQueuesCall } from '@turno/shared-types';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

/** What identity asks about a person. */
export function peopleRoutes({ store }: Deps): Route[] {
  return [
    serve(personInQueuesCall, async ({ params: { userId } }) => {
      const [tickets, merchants] = await Promise.all([
        store.people.ticketsOf(userId),
        store.merchants.findManagedBy(userId),
      ]);
      return {
        tickets: tickets.map(presentPersonTicket),
        merchants: merchants.map(({ id, name, managerIds }) => ({
          id,
          name,
          isOnlyManager: managerIds.every((each) => each === userId),
        })),
      };
    }),
  ];
}

/** A ticket as its owner's export holds it: all that was typed and when what happened. */
function presentPersonTicket(ticket: TicketRecord): PersonInQueues['tickets'][number] {
  const { merchantId, queueId, date, number, paxCount, displayName, phone, state } = ticket;
  return {
    ...{ merchantId, queueId, date, number, paxCount, displayName, phone, state },
    createdAt: ticket.createdAt.toISOString(),
    calledAt: ticket.executedAt?.toISOString() ?? null,
    canceledAt: ticket.canceledAt?.toISOString() ?? null,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
  };
}
