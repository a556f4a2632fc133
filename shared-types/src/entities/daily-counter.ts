import * as z from 'zod/mini';
import { dateText, id, instant, localTime } from '../fields.ts';
import { deskCallSchema, deskSchema, recentCallSchema } from './desk.ts';
import { waitRange } from './estimate.ts';

const count = z.int().check(z.minimum(0));

/** S-21: a called ticket that nobody came with and that was set aside; calling it again brings it back. */
export const asideTicketSchema = z.object({
  counter: z.int().check(z.positive()),
  ticketValue: z.string(),
  paxCount: z.int().check(z.positive()),
  asideAt: instant,
  /** How many of its people are inside; absent from services of an older release. */
  enteredPax: z.optional(count),
});

/** QUE-037: the state of one queue on one day of its merchant. */
export const dailyCounterSchema = z.object({
  id,
  queueId: id,
  /** The number being served: the highest number called, 0 before the first call. */
  counter: count,
  date: dateText,
  time: z.nullable(localTime),
  /** The last ticket that was called and is still being served. */
  currentTicket: z.nullable(z.string()),
  currentTicketPaxCount: z.nullable(count),
  /** The latest call of each desk, the newest first; absent from services of an older release. */
  latestCalls: z.optional(z.array(deskCallSchema)),
  /**
   * The latest calls of all desks, the newest first, without those that were taken back or set aside: messages of the stream
   * may be missed, and one message may cover several calls. For a multi-queue it includes the latest call of each child. Absent
   * from services of an older release.
   */
  recentCalls: z.optional(z.array(recentCallSchema)),
  /** Tickets that are set aside (S-21), smallest number first; absent from services of an older release. */
  asideTickets: z.optional(z.array(asideTicketSchema)),
  /** The number that the next person to line up would get. */
  nextAvailableTicket: count,
  nextTicket: z.nullable(z.string()),
  /** The next numbers to be called, `nextTicket` first; absent from services of an older release. */
  nextTickets: z.optional(z.array(z.string())),
  nextTicketPaxCount: z.nullable(count),
  nextTicketCreatedAt: z.nullable(instant),
  createdAt: instant,
  /** Tickets waiting. */
  ticketsAhead: count,
  /** People waiting. */
  paxAhead: count,
  /** People of every ticket issued today. */
  totalPax: count,
  inQueueCounter: count,
  /** For an event's show: the number of people who have seats. */
  bookedPax: z.optional(count),
  /** Seconds. */
  avgWaitingTime: z.nullable(count),
  /** The wait of the next person to line up, in seconds. */
  estimatedWaitingTime: z.nullable(count),
  ...waitRange,
  /** Whether that person would most likely not be called before closing; absent from services of an older release. */
  isTooLate: z.optional(z.boolean()),
  openingTime: z.nullable(localTime),
  closed: z.boolean(),
  paused: z.boolean(),
  webhookNextEnabled: z.boolean(),
  isChildQueue: z.boolean(),
  currentChildQueueId: z.nullable(id),
  currentChildQueueCounter: z.nullable(count),
});

export type DailyCounter = z.infer<typeof dailyCounterSchema>;

/** A ticket in the state in which the command that called it left it. */
export const calledTicketSchema = z.object({
  ticketValue: z.string(),
  counter: z.int().check(z.positive()),
  paxCount: z.int().check(z.positive()),
  desk: z.nullable(deskSchema),
});

/** The current counter, and the effect of this command (S-15). */
export const calledCounterSchema = z.object({
  ...dailyCounterSchema.shape,
  /** Whether this command called a ticket; false when its desk had called one since `expectedCounter`. */
  calledByThisCommand: z.optional(z.boolean()),
  /** The ticket that this command called, of a group the last one; a retry returns the same ticket. */
  calledTicket: z.optional(z.nullable(calledTicketSchema)),
  /** All tickets that this command called, in their order. */
  calledTickets: z.optional(z.array(calledTicketSchema)),
});

/** S-21: the current counter, and the ticket as this command left it. */
export const ticketCommandSchema = z.object({
  counter: dailyCounterSchema,
  ticket: calledTicketSchema,
});

/** The current counter, and how many tickets this command ended. */
export const clearedCounterSchema = z.object({ counter: dailyCounterSchema, sentAway: count });
