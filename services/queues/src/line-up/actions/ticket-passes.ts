import { ApiError } from '@turno/kit';
import type { TicketRecord } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';
import { finishPendingTickets } from './pending-tickets.ts';

/**
 * Tells passes that a ticket stands or was removed. It stays marked until that was heard, so nobody waits for a passes
 * service that is away: the sweeper tells again. Answers whether it was heard.
 */
export async function notifyPasses(
  { store, passes }: Deps,
  ticket: TicketRecord,
): Promise<boolean> {
  if (!ticket.passes?.length) return true;
  try {
    if (ticket.state === 'cancelled') await passes.release(ticket.id);
    else await passes.confirm(ticket.id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'service_unavailable') return false;
    throw error;
  }
  await store.passWork.markTold(ticket);
  return true;
}

/** Tells what is still to be told, a bounded batch; abandons for now when nobody hears. */
export async function notifyDuePasses(deps: Deps, limit: number): Promise<void> {
  for (const ticket of await deps.store.passWork.findDue(limit)) {
    if (!(await notifyPasses(deps, ticket))) return;
  }
}

/**
 * Whether a ticket stands or never will: what passes asks before it frees a use. It asks when the time to give a number
 * is over, so what is not there by now, and not pending, does not come any more. The order matters: a number leaves the
 * pending list only once its ticket stands.
 */
export async function findTicketOutcome(
  { store }: Deps,
  ticketId: string,
): Promise<'exists' | 'gone'> {
  for (const counterId of await store.counters.findPendingOf(ticketId)) {
    await finishPendingTickets(store.steps, counterId);
  }
  const ticket = await store.steps.findTicket(ticketId);
  return ticket && ticket.state !== 'cancelled' ? 'exists' : 'gone';
}
