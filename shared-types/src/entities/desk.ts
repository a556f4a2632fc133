import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';

/** S-20: a desk that serves queues, with the name shown on boards and tickets. */
export const deskSchema = z.object({ id, name: z.string() });

export type Desk = z.infer<typeof deskSchema>;

/** A call that a board shows and announces; for a group its last number, and also its first. */
export const recentCallSchema = z.object({
  /** The queue that called; of a multi-queue the child. */
  queueId: id,
  ticketValue: z.string(),
  /** The first number, if people were called together (QUE-044). */
  firstTicketValue: z.optional(z.string()),
  /** The name of the desk; `null` for the desk without one. */
  desk: z.nullable(z.string()),
  /** When it was called, or last called again (S-21). */
  calledAt: instant,
});

/** The latest call of one desk at one queue: its tickets are served until the desk calls on (S-03). */
export const deskCallSchema = z.object({
  /** `null` for the desk without a name, which every merchant has. */
  desk: z.nullable(deskSchema),
  /** The first number of the call; smaller than `counter` when the call was of a group. */
  first: z.int().check(z.positive()),
  /** The last number of the call. */
  counter: z.int().check(z.positive()),
  ticketValue: z.string(),
  paxCount: z.int().check(z.positive()),
  /** When it was called, or last called again (S-21). */
  calledAt: instant,
  /** S-21: set when the ticket was set aside, so that the desk serves nobody until its next call. */
  ended: z.optional(z.boolean()),
  /**
   * The position to which `expectedCounter` is compared, if it is not `counter`: the highest number that the desk has called,
   * or more if it called smaller ones after that.
   */
  highest: z.optional(z.int().check(z.minimum(0))),
});
