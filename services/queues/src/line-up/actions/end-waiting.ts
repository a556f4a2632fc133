import { ApiError } from '@turno/kit';
import { instantOf } from '@turno/shared-types/rules';
import { announceQueue, announceTicket } from '../../figures/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import { isDayFinished, isWaitOver, type QueueRecord } from '../../queues/index.ts';
import type { TicketEnd } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { removeTicket } from './remove-ticket.ts';
import { applySideEffects } from './side-effects.ts';
import { notifyPasses } from './ticket-passes.ts';

const BATCH_SIZE = 100;

/**
 * Ends every waiting ticket of a counter, with all side effects of a removal by its holder. `upTo` limits the numbers that it
 * ends, except for people who have waited since the previous day (S-05). Idempotent: the sweeper repeats it after a crash.
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
    // A ticket that was called meanwhile cannot be removed: its holder is being served.
    const outcomes = await Promise.allSettled(ending.map((key) => removeTicket(deps, key, end)));
    const failed = outcomes.find(
      (each) => each.status === 'rejected' && !(each.reason instanceof ApiError),
    );
    if (failed?.status === 'rejected') throw failed.reason;
  }
}

type EndForGood = { end: TicketEnd; merchant: MerchantRecord; queue: QueueRecord };

/**
 * Ends every waiting ticket of a counter that no desk serves any more, and every ticket that is set aside, whose holder would
 * otherwise still be asked to come to the desk. Called people stay with their desk, except those of a show that has not begun.
 * Tickets that ended with the previous day keep that end (QUE-071).
 */
export async function endForGood(
  deps: Deps,
  { id, date, time }: Pick<CounterRecord, 'id' | 'date' | 'time'>,
  { end, merchant, queue }: EndForGood,
): Promise<void> {
  const now = deps.now();
  const moment = { date, time, now };
  if (!isWaitOver(queue, merchant, moment)) await endWaiting(deps, id, end);
  if (isDayFinished(queue, merchant, moment)) return;
  // Before a show begins, people who were called to it lose their seats too.
  const isAhead = time !== null && instantOf(date, time, merchant.timezone) > now;
  await endCalled(deps, id, end, isAhead ? {} : { isAside: true });
}

/** Ends the called tickets of a counter from which nobody has entered: all of them, those set aside, or some numbers. */
export async function endCalled(
  deps: Deps,
  counterId: number,
  end: TicketEnd,
  which: { isAside?: boolean; from?: number; upTo?: number },
): Promise<void> {
  const { store } = deps;
  for (;;) {
    // The side effects of a call come before those of its end.
    const due = await store.sideEffects.findDue({ counterId, limit: BATCH_SIZE });
    for (const ticket of due) await applySideEffects(store, ticket);
    const ended = await store.tickets.cancelCalled(counterId, { ...which, at: deps.now(), end });
    if (!ended && due.length === 0) return;
    if (!ended) continue;
    await applySideEffects(store, ended);
    await notifyPasses(deps, ended);
    await announceQueue(deps, ended);
    await announceTicket(deps, ended);
  }
}
