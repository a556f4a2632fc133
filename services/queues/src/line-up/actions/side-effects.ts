import { ERASED_USER_ID, type TicketRecord } from '../../tickets/index.ts';
import type { Store } from '../deps.ts';

/**
 * Lets the served number, the holder's allowance, the seats of a show, webhook, notice and passes follow a ticket that was
 * called or removed. Any process may do it, any number of times; until it is done the ticket is flagged, so that any
 * process finds it.
 */
export async function applySideEffects(store: Store, ticket: TicketRecord): Promise<void> {
  if (ticket.state === 'called') {
    const merchant = await store.merchants.find(ticket.merchantId);
    if (merchant?.webhookNextEnabled) await enqueueWebhookCall(store, ticket);
    await store.callEffects.apply(ticket, merchant?.hasWebhooks ?? false);
    return;
  }
  await Promise.all([
    ticket.time ? store.steps.freeSeats(ticket.counterId, ticket.id) : null,
    store.steps.releaseSlots(ticket.id),
    ticket.passes?.length ? store.passWork.markDue(ticket.id) : null,
    enqueueEndNotice(store, ticket),
  ]);
  await store.sideEffects.markApplied(ticket.id);
}

/** QUE-047: stores the call in the outbox; a worker delivers it, so that no reply waits for the receiver. */
async function enqueueWebhookCall(store: Store, ticket: TicketRecord): Promise<void> {
  const { id, merchantId, queueId, number, time, returnedAt } = ticket;
  const at = ticket.executedAt ?? ticket.createdAt;
  await store.outbox.put([
    {
      // A call after one that was taken back is another one (S-21).
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

/** S-04, S-08: tells the holder that the ticket ended without them. */
async function enqueueEndNotice(store: Store, ticket: TicketRecord): Promise<void> {
  const { id, merchantId, queueId, userId, counterId, number, endReason: reason } = ticket;
  // A ticket that was moved goes on in another queue.
  if (!reason || reason === 'moved' || userId === ERASED_USER_ID) return;
  const refs = { merchantId, queueId, userId, counterId, number };
  await store.outbox.put([{ id: `ended.${id}`, kind: 'ticket-ended', ...refs, reason }]);
}
