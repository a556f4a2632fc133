import * as z from 'zod/mini';
import { dailyCounterSchema } from './entities/daily-counter.ts';
import { id } from './fields.ts';

/** Live updates for browsers that follow a merchant. Screens patch their data or fetch it again, like polling. */
export const liveMessageSchema = z.discriminatedUnion('type', [
  /** A visitor joined, left or was called, or the queue's state changed. */
  z.object({ type: z.literal('queue-changed'), queueId: id, counter: dailyCounterSchema }),
  /** A ticket was checked in or removed, or a session of its holder ended; its holder fetches it again. */
  z.object({
    type: z.literal('ticket-changed'),
    queueId: id,
    queueDailyCounterId: id,
    counter: z.int(),
  }),
  /** The merchant, its openings or its list of queues changed, or a session of its team ended: screens fetch it again. */
  z.object({ type: z.literal('merchant-changed'), merchantId: id }),
  /** A screen of the merchant was paired, changed or unpaired: the screen itself and the list of screens fetch it again. */
  z.object({ type: z.literal('device-changed'), merchantId: id, deviceId: id }),
]);

export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** Events that services publish on the bus. They name people by id only, because erasures do not reach the bus. */
export const busEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('queue-changed'),
    merchantId: id,
    queueId: id,
    queueDailyCounterId: id,
    /** The numbers of the tickets that joined or left, if nothing else of the queue has changed. */
    numbers: z.optional(z.array(z.int())),
  }),
  z.object({
    type: z.literal('ticket-changed'),
    merchantId: id,
    queueId: id,
    queueDailyCounterId: id,
    counter: z.int(),
  }),
  z.object({ type: z.literal('merchant-changed'), merchantId: id }),
  z.object({ type: z.literal('device-changed'), merchantId: id, deviceId: id }),
  z.object({ type: z.literal('session-revoked'), sessionId: z.string(), userId: id }),
  /** The person has proved to own the e-mail address of the account; new access tokens contain that too. */
  z.object({ type: z.literal('user-email-verified'), userId: id }),
  /** Identity repeats it until every service has confirmed the erasure. */
  z.object({ type: z.literal('user-deleted'), userId: id }),
  /** A service has erased everything it stored about the person. */
  z.object({
    type: z.literal('user-erased'),
    userId: id,
    service: z.enum(['queues', 'passes']),
  }),
]);

export type BusEvent = z.infer<typeof busEventSchema>;
