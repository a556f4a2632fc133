import type { QueueMessage, TestMessage, TicketMessage } from '@turno/shared-types/schemas';
import type { WebhookDelivery } from '@turno/shared-types/webhooks';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { type TicketEvent, type TicketRecord, ticketValue } from '../../tickets/index.ts';

/** An event in the form in which every subscribed webhook receives it. It contains no personal data. */
export type EventMessage = {
  merchantId: number;
  eventId: string;
  event: WebhookDelivery['event'];
  occurredAt: Date;
  body: string;
};

/** The message of a ticket's event. From the current ticket it uses only fields that never change. */
export function ticketMessage(
  { id: eventId, event, at, desk, movedTo }: TicketEvent,
  { merchantId, queueId, counterId, number, paxCount, date, time }: TicketRecord,
  queue: QueueRecord,
): EventMessage {
  const data = {
    merchantId,
    queueId,
    queueName: queue.name,
    queueDailyCounterId: counterId,
    counter: number,
    ticketValue: ticketValue(queue, number, time),
    paxCount,
    ...(time ? { date, time } : {}),
    ...(desk === undefined ? {} : { desk }),
    ...(movedTo ? { movedTo } : {}),
  };
  return {
    merchantId,
    eventId,
    event,
    occurredAt: at,
    body: bodyOf<TicketMessage>(event, at, data),
  };
}

/** The message of an event of a queue. */
export function queueMessage(
  { id, event, at }: { id: string; event: QueueMessage['type']; at: Date },
  { id: counterId, merchantId, queueId, date, time }: CounterRecord,
  queue: QueueRecord,
): EventMessage {
  const data = {
    merchantId,
    queueId,
    queueName: queue.name,
    queueDailyCounterId: counterId,
    date,
    ...(time === null ? {} : { time }),
  };
  return {
    merchantId,
    eventId: id,
    event,
    occurredAt: at,
    body: bodyOf<QueueMessage>(event, at, data),
  };
}

/** A test message without a cause. */
export function testMessage(merchantId: number, key: string, occurredAt: Date): EventMessage {
  const event = 'webhook.test';
  const eventId = `${event}.${key}`;
  return {
    merchantId,
    eventId,
    event,
    occurredAt,
    body: bodyOf<TestMessage>(event, occurredAt, { merchantId }),
  };
}

/** The body of a message, as the OpenAPI document describes it. */
function bodyOf<Message extends TicketMessage | QueueMessage | TestMessage>(
  type: Message['type'],
  at: Date,
  data: Message['data'],
): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}
