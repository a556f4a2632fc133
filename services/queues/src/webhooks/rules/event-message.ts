import type { WebhookDelivery, WebhookEvent } from '@turno/shared-types/webhooks';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { servingDesk, type TicketRecord, ticketValue } from '../../tickets/index.ts';

/** An event as every webhook that wants it receives it. It contains no personal data. */
export type EventMessage = {
  merchantId: number;
  eventId: string;
  event: WebhookDelivery['event'];
  occurredAt: Date;
  body: string;
};

/** What may happen more than once to a ticket (S-21). */
const REPEATABLE: readonly WebhookEvent[] = [
  'ticket.called_again',
  'ticket.not_come',
  'ticket.put_back',
  'ticket.taken_back',
];

/** What happened to a ticket. */
export function ticketMessage(
  event: WebhookEvent,
  ticket: TicketRecord,
  queue: QueueRecord,
): EventMessage {
  const { id, merchantId, queueId, counterId, number, paxCount, time, desk } = ticket;
  const occurredAt = happenedAt(event, ticket);
  const isCall = event === 'ticket.called';
  const data = {
    ...{ merchantId, queueId, queueName: queue.name, queueDailyCounterId: counterId },
    ...{ counter: number, ticketValue: ticketValue(queue, number, time), paxCount },
    ...(isCall ? { desk: desk?.name ?? null } : {}),
    ...(event === 'ticket.called_again' ? { desk: servingDesk(ticket)?.name ?? null } : {}),
    ...(ticket.movedTo ? { movedTo: ticket.movedTo } : {}),
  };
  const isRepeatable =
    REPEATABLE.includes(event) ||
    (isCall && ticket.returnedAt !== undefined) ||
    (event === 'ticket.checked_in' && (ticket.entries?.some(({ undoneAt }) => undoneAt) ?? false));
  const eventId = `${event}.${id}${isRepeatable ? `.${occurredAt.getTime()}` : ''}`;
  return { merchantId, eventId, event, occurredAt, body: bodyOf(event, occurredAt, data) };
}

/** What staff did with a queue. */
export function queueMessage(
  { id, event, at }: { id: string; event: WebhookEvent; at: Date },
  { id: counterId, merchantId, queueId, date }: CounterRecord,
  queue: QueueRecord,
): EventMessage {
  const data = { merchantId, queueId, queueName: queue.name, queueDailyCounterId: counterId, date };
  return { merchantId, eventId: id, event, occurredAt: at, body: bodyOf(event, at, data) };
}

/** A message that nothing has caused. */
export function testMessage(merchantId: number, key: string, occurredAt: Date): EventMessage {
  const event = 'webhook.test';
  const eventId = `${event}.${key}`;
  return {
    merchantId,
    eventId,
    event,
    occurredAt,
    body: bodyOf(event, occurredAt, { merchantId }),
  };
}

function happenedAt(event: WebhookEvent, ticket: TicketRecord): Date {
  if (event === 'ticket.called') return ticket.executedAt ?? ticket.createdAt;
  if (event === 'ticket.called_again') return ticket.calledAgain?.at ?? ticket.createdAt;
  if (event === 'ticket.put_back') return ticket.putBackAt ?? ticket.createdAt;
  if (event === 'ticket.taken_back') return ticket.returnedAt ?? ticket.createdAt;
  if (event === 'ticket.not_come') return ticket.asideAt ?? ticket.createdAt;
  if (event === 'ticket.moved') return ticket.canceledAt ?? ticket.createdAt;
  if (event === 'ticket.checked_in') return ticket.checkedInAt ?? ticket.createdAt;
  return ticket.createdAt;
}

function bodyOf(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
