import * as z from 'zod/mini';
import { movedToSchema } from '../entities/ticket.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../entities/webhook.ts';
import { dateText, id, instant, localTime } from '../fields.ts';

type Of<Subject extends string> = Extract<WebhookEvent, `${Subject}.${string}`>;

function eventsOf<Subject extends string>(subject: Subject): Of<Subject>[] {
  return WEBHOOK_EVENTS.filter((event): event is Of<Subject> => event.startsWith(`${subject}.`));
}

const ofQueue = { merchantId: id, queueId: id, queueName: z.string(), queueDailyCounterId: id };

/** An event of a ticket with its facts at that moment. It contains no personal data. */
const ticketMessageSchema = z.object({
  type: z.enum(eventsOf('ticket')),
  timestamp: instant,
  data: z.object({
    ...ofQueue,
    counter: z.int().check(z.positive()),
    ticketValue: z.string(),
    paxCount: z.int().check(z.positive()),
    /** For a show: its date and time. */
    date: z.optional(dateText),
    time: z.optional(localTime),
    /** The name of the desk that called; `null` for the desk without a name, absent for other events. */
    desk: z.optional(z.nullable(z.string())),
    /** The ticket that replaces a moved one. */
    movedTo: z.optional(movedToSchema),
  }),
});

/** A staff command on a day of a queue, or on a show. */
const queueMessageSchema = z.object({
  type: z.enum(eventsOf('queue')),
  timestamp: instant,
  data: z.object({
    ...ofQueue,
    date: dateText,
    /** Only for a show. */
    time: z.optional(localTime),
  }),
});

const testMessageSchema = z.object({
  type: z.literal('webhook.test'),
  timestamp: instant,
  data: z.object({ merchantId: id }),
});

export type TicketMessage = z.infer<typeof ticketMessageSchema>;
export type QueueMessage = z.infer<typeof queueMessageSchema>;
export type TestMessage = z.infer<typeof testMessageSchema>;

/** The messages to webhooks by their schemas; both the sender and the document use them. */
export const WEBHOOK_MESSAGES = {
  TicketMessage: ticketMessageSchema,
  QueueMessage: queueMessageSchema,
  TestMessage: testMessageSchema,
} as const;

export const webhookMessageSchema = z.discriminatedUnion('type', [
  ticketMessageSchema,
  queueMessageSchema,
  testMessageSchema,
]);
