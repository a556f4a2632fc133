import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

const count = z.int().check(z.minimum(0));
const seconds = z.optional(z.int().check(z.minimum(0)));

/** S-02: how certain an estimated wait is; absent where nobody waits for a turn, and from services of an older release. */
export const waitRange = {
  /** Seconds; eight of ten waits lie between the two. */
  waitLow: seconds,
  waitHigh: seconds,
  /** Seconds; about nine of ten waits are longer. Who leaves in time for it is there when called. */
  waitEarliest: seconds,
  /** Seconds; eight of ten waits are shorter. */
  p80: seconds,
  /** Before this instant four of five are not called yet: leaving until then is safe. */
  beThereBy: z.optional(instant),
  /** From when its seconds count: a full second, so that the time of day stays the same from one answer to the next. */
  estimatedAt: z.optional(instant),
  /** What the estimate rests on: the merchant's setting, also the calls of today, or also past days. */
  basis: z.optional(z.enum(['setting', 'today', 'history'])),
};

/** QUE-078 */
export const estimateSchema = z.object({
  /** Seconds. */
  estimatedWaitingTime: z.nullable(count),
  ...waitRange,
  queueId: id,
  queueDailyCounter: z.object({ counter: count, ticketsAhead: count, nextAvailableTicket: count }),
  /** `not_started` before the first call of the day, `average` from history, else `default` (G-09). */
  calcMode: z.enum(['not_started', 'average', 'default']),
  /** Tickets ahead of the `counter` asked about. */
  ticketsAheadForCounter: z.nullable(count),
});

export type Estimate = z.infer<typeof estimateSchema>;
