import type { WebhookDelivery } from '@turno/shared-types/webhooks';
import type { JsonSchema } from './examples/example-of.ts';
import { QUEUE_MESSAGE, TEST_MESSAGE, TICKET_MESSAGE } from './examples/messages.ts';

type Message = { when: string; schema: string; example: object };

const ticket = (when: string, data: object = {}): Message => ({
  when,
  schema: 'TicketMessage',
  example: { ...TICKET_MESSAGE, data: { ...TICKET_MESSAGE.data, ...data } },
});
const queue = (when: string): Message => ({ when, schema: 'QueueMessage', example: QUEUE_MESSAGE });

const AT_DESK = { desk: 'Counter 1' };
const MOVED_TO = {
  movedTo: {
    queueId: 43,
    queueName: 'Pastry',
    queueDailyCounterId: 8,
    counter: 6,
    ticketValue: 'PA6',
  },
};

const MESSAGES: Record<WebhookDelivery['event'], Message> = {
  'ticket.joined': ticket('Somebody has lined up.'),
  'ticket.called': ticket('A desk has called the ticket.', AT_DESK),
  'ticket.called_again': ticket('A desk has called the ticket again.', AT_DESK),
  'ticket.not_come': ticket('Nobody came with the ticket: it is kept aside.'),
  'ticket.put_back': ticket('The called ticket waits again, behind other tickets.'),
  'ticket.taken_back': ticket('The call was taken back: the ticket waits again.'),
  'ticket.moved': ticket(
    'The ticket has ended, and another one replaces it in the queue that `movedTo` names.',
    MOVED_TO,
  ),
  'ticket.checked_in': ticket('The last person of the ticket has entered.'),
  'queue.paused': queue('Staff have paused the queue.'),
  'queue.resumed': queue('Staff have resumed the queue.'),
  'queue.closed': queue(
    'Staff have closed the queue, or removed it while it was open. A show takes no more bookings.',
  ),
  'queue.opened': queue('Staff have opened the queue again.'),
  'webhook.test': {
    when: 'Somebody of the team asked for a test.',
    schema: 'TestMessage',
    example: TEST_MESSAGE,
  },
};

const header = (name: string, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});
const HEADERS = [
  header('webhook-id', 'The same with each attempt: a message that was received already.'),
  header('webhook-timestamp', 'Of the attempt: seconds since 1970.', { type: 'integer' }),
  header('webhook-signature', 'By each secret in force, `v1,` and base64; see `createWebhook`.'),
];

/** What the address of a webhook receives, by event. */
export function webhooks(): JsonSchema {
  return Object.fromEntries(
    Object.entries(MESSAGES).map(([event, { when, schema, example }]) => [
      event,
      { post: operation(event, when, { schema, example: { ...example, type: event } }) },
    ]),
  );
}

function operation(event: string, when: string, body: { schema: string; example: object }): object {
  const schema = { $ref: `#/components/schemas/${body.schema}` };
  return {
    operationId: event.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: ['integrations'],
    summary: `The event \`${event}\``,
    description: when,
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: body.example } },
    },
    responses: {
      '2XX': { description: 'The message is taken.' },
      default: { description: 'It failed, and is sent again later.' },
    },
  };
}
