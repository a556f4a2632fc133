import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

type QueueRef = { merchantId: number; queueId: number; counterId: number };

/**
 * Announces that a queue moved. With the ticket that moved it, the figures apply that ticket's change; with the
 * queue alone, the next read counts them anew.
 */
export async function announceQueue(deps: Deps, queueRef: QueueRef | TicketRecord): Promise<void> {
  const { merchantId, queueId, counterId } = queueRef;
  // The seats of a show are not among what follows a ticket: they are read again.
  if ('state' in queueRef && !queueRef.time) deps.store.recordTicket(queueRef);
  else deps.store.figures.invalidate(counterId);
  await deps.publish({
    type: 'queue-changed',
    merchantId,
    queueId,
    queueDailyCounterId: counterId,
  });
}

/** Announces that a ticket changed, so that its followers fetch it anew. */
export async function announceTicket(
  deps: Deps,
  ticket: QueueRef & { number: number },
): Promise<void> {
  const { merchantId, queueId, counterId, number } = ticket;
  await deps.publish({
    type: 'ticket-changed',
    merchantId,
    queueId,
    queueDailyCounterId: counterId,
    counter: number,
  });
}
