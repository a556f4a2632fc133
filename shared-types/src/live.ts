import * as z from 'zod/mini';
import { dailyCounterSchema } from './entities/daily-counter.ts';
import { id } from './fields.ts';

/** What a browser that watches a merchant is told. Screens patch or fetch anew; a poll would tell the same. */
export const liveMessageSchema = z.discriminatedUnion('type', [
  /** A queue moved: somebody joined, left, was called, or the state changed. */
  z.object({ type: z.literal('queue-changed'), queueId: id, counter: dailyCounterSchema }),
  /** A ticket changed hands with the door or its owner; who holds it fetches it anew. */
  z.object({
    type: z.literal('ticket-changed'),
    queueId: id,
    queueDailyCounterId: id,
    counter: z.int(),
  }),
  /** The merchant, its openings or its list of queues changed: screens fetch it anew. */
  z.object({ type: z.literal('merchant-changed'), merchantId: id }),
]);

export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** What services tell each other over the bus. */
export const busEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('queue-changed'),
    merchantId: id,
    queueId: id,
    queueDailyCounterId: id,
  }),
  z.object({
    type: z.literal('ticket-changed'),
    merchantId: id,
    queueId: id,
    queueDailyCounterId: id,
    counter: z.int(),
  }),
  z.object({ type: z.literal('merchant-changed'), merchantId: id }),
  z.object({ type: z.literal('session-revoked'), sessionId: z.string(), userId: id }),
  /** Said by identity until every service has confirmed. */
  z.object({ type: z.literal('user-deleted'), userId: id }),
  /** A service holds nothing of the person any more. */
  z.object({
    type: z.literal('user-erased'),
    userId: id,
    service: z.enum(['queues', 'passes']),
  }),
]);

export type BusEvent = z.infer<typeof busEventSchema>;
