import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { waitRange } from './wait-range.ts';

const count = z.int().check(z.minimum(0));

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
