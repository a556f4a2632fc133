import type { PersonInQueues } from '@turno/shared-types';
import { ignoreApiErrors } from '../../core/index.ts';
import { announceQueue, announceTicket } from '../../figures/index.ts';
import { finishPendingTickets, removeTicket } from '../../line-up/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

/**
 * Removes the waiting tickets of a person as their owner would, and reduces all others to what the figures of a day need; of
 * these, desks can call again only parties that have entered in part (S-14).
 */
export async function eraseTickets(deps: Deps, userId: number): Promise<void> {
  const { allowanceSlots, idempotencyRecords, people, steps, ticketTransfers } = deps.store;
  await ticketTransfers.dropTo(userId);
  for (const counterId of await people.pendingCountersOf(userId)) {
    await finishPendingTickets(steps, counterId);
  }
  for (const { counterId, number } of await people.waitingOf(userId)) {
    await removeTicket(deps, { userId, counterId, number }).catch(ignoreApiErrors);
  }
  // A ticket that was called meanwhile needs no removal; one that still waits must not be stripped.
  if ((await people.waitingOf(userId)).length > 0)
    throw new Error('A ticket could not be removed.');
  await people.stripTickets(userId);
  const stripped = await people.unannouncedOf(userId);
  // Makes dashboards and other processes drop the name at once and read the tickets again.
  const queues = new Map(stripped.map((ticket) => [ticket.counterId, ticket]));
  for (const { merchantId, queueId, counterId } of queues.values()) {
    await announceQueue(deps, { merchantId, queueId, counterId });
  }
  for (const ticket of stripped.filter(isBeingServed)) await announceTicket(deps, ticket);
  await people.markAnnounced(stripped.map(({ id }) => id));
  await idempotencyRecords.removeOf(userId);
  await allowanceSlots.removeOf(userId);
}

function isBeingServed({ state, checkedInAt }: TicketRecord): boolean {
  return state === 'called' && checkedInAt === null;
}

/** A ticket in its owner's export: everything that was typed, and when each thing happened. */
export function presentPersonTicket(ticket: TicketRecord): PersonInQueues['tickets'][number] {
  const { merchantId, queueId, date, time, number, paxCount, displayName, phone, state } = ticket;
  return {
    merchantId,
    queueId,
    date,
    time,
    number,
    paxCount,
    displayName,
    phone,
    state,
    passOwners: (ticket.passes ?? []).flatMap(({ ownerName }) => ownerName ?? []),
    createdAt: ticket.createdAt.toISOString(),
    calledAt: ticket.executedAt?.toISOString() ?? null,
    canceledAt: ticket.canceledAt?.toISOString() ?? null,
    calledAgainAt: ticket.calledAgain?.at.toISOString() ?? null,
    asideAt: ticket.asideAt?.toISOString() ?? null,
    returnedAt: ticket.returnedAt?.toISOString() ?? null,
    putBackAt: ticket.putBackAt?.toISOString() ?? null,
    movedTo: ticket.movedTo ?? null,
    entries: (ticket.entries ?? []).map(({ at, paxCount: entered, undoneAt, undoReason }) => ({
      at: at.toISOString(),
      paxCount: entered,
      undoneAt: undoneAt?.toISOString() ?? null,
      undoReason,
    })),
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
  };
}
