import type { QueueMessage, TestMessage, TicketMessage } from '@turno/shared-types/schemas';

const AT = '2026-11-22T10:00:00.000Z';
const OF_QUEUE = { merchantId: 12, queueId: 40, queueName: 'Bread', queueDailyCounterId: 7 };

/** Examples of messages to webhooks. */
export const TICKET_MESSAGE = {
  type: 'ticket.called',
  timestamp: AT,
  data: { ...OF_QUEUE, counter: 8, ticketValue: '8', paxCount: 1 },
} satisfies TicketMessage;
export const QUEUE_MESSAGE = {
  type: 'queue.paused',
  timestamp: AT,
  data: { ...OF_QUEUE, date: '2026-11-22' },
} satisfies QueueMessage;
export const TEST_MESSAGE = {
  type: 'webhook.test',
  timestamp: AT,
  data: { merchantId: 12 },
} satisfies TestMessage;

export const MESSAGE_EXAMPLES = {
  TicketMessage: { ...TICKET_MESSAGE, data: { ...TICKET_MESSAGE.data, desk: 'Counter 1' } },
  QueueMessage: QUEUE_MESSAGE,
  TestMessage: TEST_MESSAGE,
};
