import { ApiError } from '@turno/kit';
import { announceJoinOrLeave, announceTicket } from '../../figures/index.ts';
import type { TicketEnd } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { applySideEffects } from './side-effects.ts';
import { notifyPasses } from './ticket-passes.ts';

type TicketKey = { userId: number; counterId: number; number: number };

/**
 * Removes a waiting ticket from its queue (QUE-068); a second removal changes nothing and is not an error. `end` is the reason,
 * unless the holder leaves.
 */
export async function removeTicket(
  deps: Deps,
  key: TicketKey,
  end: TicketEnd | null = null,
): Promise<void> {
  const { store } = deps;
  const cancelled = await store.tickets.cancel(key, deps.now(), end);
  if (!cancelled) return explain(deps, key, end);
  await applySideEffects(store, cancelled);
  await notifyPasses(deps, cancelled);
  await announceJoinOrLeave(deps, cancelled);
  await announceTicket(deps, cancelled);
}

async function explain(deps: Deps, key: TicketKey, end: TicketEnd | null): Promise<void> {
  const { store } = deps;
  const ticket = await store.tickets.findNumberNow(key.counterId, key.number);
  if (ticket?.userId === key.userId) {
    if (ticket.state !== 'cancelled') throw new ApiError('ticket_not_processable');
    return applySideEffects(store, ticket);
  }
  const counter = await store.steps.readCounter(key.counterId);
  const isPending = counter?.pendingTickets.some(
    ({ number, userId }) => number === key.number && userId === key.userId,
  );
  if (ticket || !isPending) throw new ApiError('ticket_not_found');
  // The number is allocated but its ticket is pending, so the ticket is completed first.
  await finishPendingTickets(store.steps, key.counterId);
  return removeTicket(deps, key, end);
}
