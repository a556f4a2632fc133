import { ApiError } from '@turno/kit';
import type { TicketEnd } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { removeTicket } from './remove-ticket.ts';

const BATCH_SIZE = 100;

/**
 * Ends every waiting ticket of a counter, with all side effects of a removal by its holder. Where a number is given, those up
 * to it, and of people who have waited since the day before, whatever numbers they have got (S-05). Idempotent: the sweeper
 * repeats it after a crash.
 */
export async function endWaiting(
  deps: Deps,
  counterId: number,
  end: TicketEnd,
  upTo = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { store } = deps;
  await finishPendingTickets(store.steps, counterId);
  for (;;) {
    const ending = await store.ticketLists.findWaiting(counterId, { limit: BATCH_SIZE, upTo });
    if (ending.length === 0) return;
    // A ticket that was called meanwhile cannot be removed; its holder is being served.
    const outcomes = await Promise.allSettled(ending.map((key) => removeTicket(deps, key, end)));
    const failed = outcomes.find(
      (each) => each.status === 'rejected' && !(each.reason instanceof ApiError),
    );
    if (failed?.status === 'rejected') throw failed.reason;
  }
}
