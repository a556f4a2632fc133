import type { TicketRecord } from '../../tickets/index.ts';
import type { Store } from '../deps.ts';

/**
 * Applies the side effects of a called or removed ticket: the number being served, the holder's allowance, the seats of a show,
 * webhook and passes. Idempotent; any process may run it: the ticket stays flagged until it is done.
 */
export async function applySideEffects(store: Store, ticket: TicketRecord): Promise<void> {
  if (ticket.state === 'called') {
    const merchant = await store.merchants.find(ticket.merchantId);
    if (merchant?.webhookNextEnabled) await enqueueWebhookCall(store, ticket);
    await store.callEffects.apply(ticket);
    return;
  }
  await Promise.all([
    ticket.time
      ? store.steps.freeSeats(ticket.counterId, { ticketId: ticket.id, number: ticket.number })
      : null,
    store.steps.releaseSlots(ticket.id),
    ticket.passes?.length ? store.passWork.markDue(ticket.id) : null,
  ]);
  await store.sideEffects.markApplied(ticket.id);
}

/** QUE-047: stores the call in the outbox; a worker delivers it, so that no response waits for the receiver. */
async function enqueueWebhookCall(store: Store, ticket: TicketRecord): Promise<void> {
  const { id, merchantId, queueId, number, time, returnedAt } = ticket;
  const at = ticket.executedAt ?? ticket.createdAt;
  await store.outbox.put([
    {
      // A call after one that was taken back needs another id (S-21).
      id: returnedAt ? `next.${id}.${at.getTime()}` : `next.${id}`,
      kind: 'next-call',
      merchantId,
      queueId,
      number,
      ...(time ? { time } : {}),
      at,
    },
  ]);
}
