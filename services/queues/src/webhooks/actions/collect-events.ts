import type { Deps } from '../deps.ts';
import { type EventMessage, queueMessage, ticketMessage } from '../rules/event-message.ts';
import type { WebhookRecord } from '../rules/webhook-list.ts';
import type { WebhookItem } from '../webhook-item.ts';

const TICKETS = 500;
const COUNTERS = 100;

/**
 * Moves due events into the outbox, one item for each webhook that subscribes to them, and then removes them from the documents
 * that caused them. If a process dies in between, the first step is repeated under the same ids. Returns whether there were
 * any.
 */
export async function collectEvents(deps: Deps): Promise<boolean> {
  const { dueEvents, outbox } = deps.store;
  const [tickets, counters] = await Promise.all([
    dueEvents.findTickets(TICKETS),
    dueEvents.findCounters(COUNTERS),
  ]);
  const records = [
    ...tickets.map(({ ticket }) => ticket),
    ...counters.map(({ counter }) => counter),
  ];
  if (records.length === 0) return false;
  const queues = await queuesOf(deps, records);
  const messages = [
    ...tickets.flatMap(({ ticket, events }) => {
      const queue = queues.get(ticket.queueId);
      return queue ? events.map((event) => ticketMessage(event, ticket, queue)) : [];
    }),
    ...counters.flatMap(({ counter, events }) => {
      const queue = queues.get(counter.queueId);
      return queue ? events.map((event) => queueMessage(event, counter, queue)) : [];
    }),
  ];
  await outbox.put(await itemsOf(deps, messages));
  await Promise.all([
    ...tickets.map(({ ticket, events }) => dueEvents.clearTicket(ticket, events)),
    ...counters.map(({ counter, events }) => dueEvents.clearCounter(counter, events)),
  ]);
  return true;
}

async function queuesOf({ store }: Deps, records: readonly { queueId: number }[]) {
  const ids = [...new Set(records.map(({ queueId }) => queueId))];
  return new Map((await store.queues.findMany(ids)).map((queue) => [queue.id, queue]));
}

async function itemsOf(deps: Deps, messages: readonly EventMessage[]): Promise<WebhookItem[]> {
  const ids = [...new Set(messages.map(({ merchantId }) => merchantId))];
  const lists = new Map(
    await Promise.all(ids.map(async (id) => [id, await deps.store.webhooks.findOf(id)] as const)),
  );
  return messages.flatMap((message) =>
    (lists.get(message.merchantId) ?? [])
      .filter(({ enabled, events }) => enabled && events.some((event) => event === message.event))
      .map((webhook) => webhookItem(message, webhook, deps.now())),
  );
}

/** One event for one webhook. */
export function webhookItem(
  message: EventMessage,
  { id }: WebhookRecord,
  since: Date,
): WebhookItem {
  const receiver = receiverOf(message.merchantId, id);
  return {
    ...message,
    id: itemId(message, id),
    kind: 'webhook',
    webhookId: id,
    receiver,
    since,
  };
}

/** The outbox receiver of one webhook, unique among all merchants. */
export const receiverOf = (merchantId: number, webhookId: number) => `${merchantId}.${webhookId}`;

export function itemId(
  { merchantId, eventId }: Pick<EventMessage, 'merchantId' | 'eventId'>,
  webhookId: number,
): string {
  return `webhook.${merchantId}.${webhookId}.${eventId}`;
}
