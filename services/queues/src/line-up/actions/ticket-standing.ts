import type { Deps } from '../deps.ts';
import { helpCounter } from './pending.ts';

/**
 * Whether a ticket stands or never will: what passes asks before it frees a use. It asks when the time to give a number
 * is over, so what is not there by now, and not pending, does not come any more. The order matters: a number leaves the
 * pending list only once its ticket stands.
 */
export async function ticketStanding(
  { store }: Deps,
  ticketId: string,
): Promise<'stands' | 'gone'> {
  for (const counterId of await store.counters.findPendingOf(ticketId)) {
    await helpCounter(store.steps, counterId);
  }
  const ticket = await store.steps.findTicket(ticketId);
  return ticket && ticket.state !== 'cancelled' ? 'stands' : 'gone';
}
