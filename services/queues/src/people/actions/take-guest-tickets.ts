import type { TransferredTickets } from '@turno/shared-types/guest-tickets';
import { finishPendingTickets, transferTicket } from '../../line-up/index.ts';
import { followGuestTickets, noticesIdOf } from '../../notices/index.ts';
import { followGuestOffers } from '../../ticket-offers/index.ts';
import { loadTickets } from '../../ticket-views/index.ts';
import { type TicketRecord, ticketValue } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

type Stayed = TransferredTickets['stayed'][number];

/**
 * Transfers all tickets of a guest to the account to which the guest signed in (S-16), with their messages and links. Tickets
 * beyond the limits of the account stay with the guest and are returned. Idempotent: a repetition transfers what is left.
 */
export async function takeGuestTickets(
  deps: Deps,
  guestId: number,
  { userId, sessionId }: { userId: number; sessionId?: string | undefined },
): Promise<TransferredTickets> {
  const { people, steps, ticketTransfers } = deps.store;
  for (const counterId of await people.pendingCountersOf(guestId)) {
    await finishPendingTickets(steps, counterId);
  }
  let moved = 0;
  const stayed: Stayed[] = [];
  for (const ticket of await ticketTransfers.findOf(guestId)) {
    const guestsId = noticesIdOf(guestId, ticket.id);
    const takenAlong = sessionId === undefined ? { guestsId } : { guestsId, sessionId };
    const transfer = await transferTicket(deps, ticket, { to: userId, takenAlong });
    if (transfer && 'ticket' in transfer) moved += 1;
    if (transfer && 'blocker' in transfer) stayed.push(...(await present(deps, ticket, transfer)));
  }
  await followGuestTickets(deps, guestId);
  await followGuestOffers(deps, guestId, userId);
  return { moved, stayed };
}

/** A ticket that stayed, as its holder sees it. */
async function present(
  { store }: Deps,
  ticket: TicketRecord,
  { blocker }: Pick<Stayed, 'blocker'>,
): Promise<Stayed[]> {
  const loaded = await loadTickets(store, [ticket]);
  return loaded.map(({ merchant, queue }) => ({
    merchantId: merchant.id,
    queueId: queue.id,
    queueDailyCounterId: ticket.counterId,
    counter: ticket.number,
    ticketValue: ticketValue(queue, ticket.number, ticket.time),
    merchantName: merchant.name,
    queueName: queue.name,
    blocker,
  }));
}
