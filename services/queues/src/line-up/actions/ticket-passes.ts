import { ApiError, isRejection } from '@turno/kit';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { finishPendingTickets } from './pending-tickets.ts';

/**
 * Notifies passes that a ticket exists, or that it was removed or its day ended before its turn. The ticket stays flagged until
 * passes has confirmed, so no response waits for it while it is unavailable: the sweeper retries. Returns whether it confirmed.
 */
export async function notifyPasses(
  { store, passes }: Deps,
  ticket: TicketRecord,
): Promise<boolean> {
  if (!ticket.passes?.length) return true;
  try {
    if (keepsUses(ticket)) await passes.confirm(ticket.id);
    else await passes.release(ticket.id);
  } catch (error) {
    if (!(error instanceof ApiError) || isRejection(error)) throw error;
    return false;
  }
  await store.passWork.markConfirmed(ticket);
  return true;
}

/** PAS-029: whether a ticket keeps the uses of its passes: it waits for its turn, or has had it. */
function keepsUses({ state, lapsedAt }: TicketRecord): boolean {
  return state !== 'cancelled' && !lapsedAt;
}

/** Sends a bounded batch of due notifications; stops at the first failure and leaves the rest to the next run. */
export async function notifyDuePasses(deps: Deps, limit: number): Promise<void> {
  for (const ticket of await deps.store.passWork.findDue(limit)) {
    if (!(await notifyPasses(deps, ticket))) return;
  }
}

/**
 * Whether a ticket exists with its uses, or never will: passes asks before it frees a use. It asks after the deadline for
 * issuing a number, so a ticket that neither exists nor is pending will never exist. The order of the reads matters: a number
 * leaves the pending list only after its ticket is stored.
 */
export async function findTicketOutcome(
  { store }: Deps,
  ticketId: string,
): Promise<'exists' | 'gone'> {
  for (const counterId of await store.counters.findPendingOf(ticketId)) {
    await finishPendingTickets(store.steps, counterId);
  }
  const ticket = await store.steps.findTicket(ticketId);
  return ticket && keepsUses(ticket) ? 'exists' : 'gone';
}
