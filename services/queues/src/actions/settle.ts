import type { Store } from '../store/index.ts';
import type { TicketRecord } from '../store/records.ts';

/**
 * Lets the served number and the owner's ledger follow a ticket that was called or removed. Any process may do it, any
 * number of times; until it is done the ticket is marked, so that nobody has to remember.
 */
export async function settle(store: Store, ticket: TicketRecord): Promise<void> {
  await Promise.all([
    ticket.state === 'called' ? store.counters.raiseCurrent(ticket.counterId, ticket.number) : null,
    store.ledgers.release(ticket.userId, ticket.id),
  ]);
  await store.calls.markSettled(ticket.id);
}
