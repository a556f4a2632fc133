import type { CounterRecord } from '../../queue-days/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

type QueueRef = { merchantId: number; queueId: number; counterId: number };

/**
 * Announces that a queue changed. Given the changed ticket, the figures apply its delta; given only the queue, the next read
 * counts them again.
 */
export async function announceQueue(deps: Deps, queueRef: QueueRef | TicketRecord): Promise<void> {
  // Deltas do not include the seats of a show, so those figures are read again.
  if ('state' in queueRef && !queueRef.time) deps.store.recordTicket(queueRef);
  else deps.store.figures.invalidate(queueRef.counterId);
  await publishMove(deps, queueRef);
}

/** Announces that a ticket joined or left: other processes read only this ticket, however long the queue is. */
export async function announceJoinOrLeave(deps: Deps, ticket: TicketRecord): Promise<void> {
  if (ticket.time) return announceQueue(deps, ticket);
  deps.store.recordTicket(ticket);
  await publishMove(deps, ticket, [ticket.number]);
}

/**
 * Announces that pending numbers got their tickets. Figures that already include these tickets stay valid: a busy queue always
 * has pending numbers, and reading the whole queue after each sweep would be expensive.
 */
export async function announceFinished(deps: Deps, counter: CounterRecord): Promise<void> {
  const { id: counterId, pendingTickets, time } = counter;
  const numbers = pendingTickets.map(({ number }) => number);
  const { figures } = deps.store;
  if (time || !figures.includes(counterId, numbers)) figures.invalidate(counterId);
  await publishMove(deps, { ...counter, counterId }, time ? null : numbers);
}

/** Without the numbers of the changed tickets, other processes count the queue again. */
function publishMove(
  { publish }: Deps,
  { merchantId, queueId, counterId }: QueueRef,
  numbers: number[] | null = null,
) {
  return publish({
    type: 'queue-changed',
    merchantId,
    queueId,
    queueDailyCounterId: counterId,
    ...(numbers ? { numbers } : {}),
  });
}

/** Announces that a ticket changed, so that its followers fetch it again. */
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
