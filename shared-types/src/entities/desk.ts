import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** S-20: a desk that serves queues, by the name that boards and tickets show. */
export const deskSchema = z.object({ id, name: z.string() });

export type Desk = z.infer<typeof deskSchema>;

/** A call that a board shows and announces: of a group the last number, and the first beside it. */
export const recentCallSchema = z.object({
  /** The queue that called; of a multi-queue the child. */
  queueId: id,
  ticketValue: z.string(),
  /** The first number of people who were called together (QUE-044). */
  firstTicketValue: z.optional(z.string()),
  /** The name of the desk; `null` is the one without. */
  desk: z.nullable(z.string()),
  /** When it was called, or called again last (S-21). */
  calledAt: instant,
});

/** The latest call of one desk at one queue: its tickets are served until the desk calls on (S-03). */
export const deskCallSchema = z.object({
  /** `null` is the desk without a name, which every merchant has. */
  desk: z.nullable(deskSchema),
  /** The first number of the call; smaller than `counter` when the call was of a group. */
  first: z.int().check(z.positive()),
  /** The last number of the call. */
  counter: z.int().check(z.positive()),
  ticketValue: z.string(),
  paxCount: z.int().check(z.positive()),
  /** When it was called, or called again last (S-21). */
  calledAt: instant,
  /** S-21: the ticket was kept aside, and the desk serves nobody until it calls on. */
  ended: z.optional(z.boolean()),
  /** The highest number the desk has called, or more where it called smaller ones after that: what `expectedCounter` is compared with, unless it is `counter`. */
  highest: z.optional(z.int().check(z.minimum(0))),
});
