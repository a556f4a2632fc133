import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

const count = z.int().check(z.minimum(0));
const seconds = z.optional(z.int().check(z.minimum(0)));

/** S-02: how certain an estimated wait is; absent if nobody waits for a turn, and from services of an older release. */
export const waitRange = {
  /** Seconds; eight of ten waits lie between the two. */
  waitLow: seconds,
  waitHigh: seconds,
  /** Seconds; about nine of ten waits are longer. People who leave in time for it are there when called. */
  waitEarliest: seconds,
  /** Seconds; eight of ten waits are shorter. */
  p80: seconds,
  /** Before this instant four of five are not called yet, so leaving until then is safe. */
  beThereBy: z.optional(instant),
  /**
   * The instant from which its seconds count: a full second, so that the time of day stays the same from one reply to the next.
   */
  estimatedAt: z.optional(instant),
  /** The basis of the estimate: only the merchant's setting, also the calls of today, or also past days. */
  basis: z.optional(z.enum(['setting', 'today', 'history'])),
};

/** QUE-078 */
export const estimateSchema = z.object({
  /** Seconds. */
  estimatedWaitingTime: z.nullable(count),
  ...waitRange,
  queueId: id,
  queueDailyCounter: z.object({ counter: count, ticketsAhead: count, nextAvailableTicket: count }),
  /** `not_started` before the first call of the day, `average` if based on history, otherwise `default` (G-09). */
  calcMode: z.enum(['not_started', 'average', 'default']),
  /** Tickets ahead of the requested `counter`. */
  ticketsAheadForCounter: z.nullable(count),
});

export type Estimate = z.infer<typeof estimateSchema>;
