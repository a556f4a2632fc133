import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { localDate } from '../input-fields.ts';
import { deskCallSchema, deskSchema } from './desk.ts';
import { waitRange } from './estimate.ts';

const seconds = z.nullable(z.int().check(z.minimum(0)));

export const merchantSummarySchema = z.object({
  id,
  name: z.string(),
  vanity: z.string(),
  logoUrl: z.nullable(z.string()),
  timezone: z.string(),
});
export const queueSummarySchema = z.object({
  id,
  name: z.string(),
  passMode: z.enum(['free', 'generic', 'specific']),
  type: z.enum(['event', 'standard']),
  capacity: z.int(),
});
export const counterSummarySchema = z.object({
  id,
  counter: z.int(),
  currentTicket: z.nullable(z.string()),
  /**
   * S-05: the number that was called before the day began and is still served, while nobody has been called on the day itself.
   * The day may have the same number, so it is another field; absent from services of an older release.
   */
  servedOfDayBefore: z.optional(z.nullable(z.string())),
  /** The latest call of each desk; absent from services of an older release. */
  latestCalls: z.optional(z.array(deskCallSchema)),
  date: z.string(),
  /** The show, for a ticket of an event. */
  time: z.nullable(z.string()),
  ticketsAhead: z.int(),
  closed: z.boolean(),
  paused: z.boolean(),
  openingTime: z.nullable(z.string()),
  /** S-04: when the merchant closes; `null` without hours and if open around the clock, absent from an older release. */
  closesAt: z.optional(z.nullable(instant)),
});

export const passUsageSchema = z.object({
  passId: id,
  usedAt: instant,
  checkedInAt: z.nullable(instant),
});

/**
 * Why a ticket ended other than by its holder: staff sent the waiting people away or moved it to another queue, the queue was
 * removed, or the merchant closed for good.
 */
const endReasonSchema = z.enum(['sent-away', 'queue-removed', 'merchant-closed', 'moved']);

export type EndReason = z.infer<typeof endReasonSchema>;

/** S-21: the ticket that replaces a ticket moved to another queue of its merchant. */
export const movedToSchema = z.object({
  queueId: id,
  queueName: z.string(),
  queueDailyCounterId: id,
  counter: z.int().check(z.positive()),
  ticketValue: z.string(),
});

export type MovedTo = z.infer<typeof movedToSchema>;

/** S-21: the former queue and number of a moved ticket. */
export const movedFromSchema = z.object({
  queueName: z.string(),
  ticketValue: z.string(),
  /** The day of that number, if its holder waited in the same queue when a new day began. */
  date: z.optional(localDate),
});

/** QUE-065: identified by `queueDailyCounterId` and `counter` together. */
export const ticketSchema = z.object({
  /** S-01: the displayed value of the number, unique in the merchant's day; plain in a single queue. */
  ticketValue: z.string(),
  counter: z.int().check(z.positive()),
  queueDailyCounterId: id,
  userId: id,
  paxCount: z.int().check(z.positive()),
  phone: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  createdAt: instant,
  executedAt: z.nullable(instant),
  canceledAt: z.nullable(instant),
  /** Why it ended other than by its holder; absent if the holder removed it, and from services of an older release. */
  endReason: z.optional(z.nullable(endReasonSchema)),
  /** The desk that called it; `null` while it waits, and for the desk without a name. */
  desk: z.optional(z.nullable(deskSchema)),
  /** S-21: when it was last called again. */
  calledAgainAt: z.optional(z.nullable(instant)),
  /** S-21: since when it is set aside, because nobody came with it. */
  asideAt: z.optional(z.nullable(instant)),
  /** S-21: when its call was taken back or the ticket put back; only while it waits again. */
  returnedAt: z.optional(z.nullable(instant)),
  /** S-21: when it was put back behind other tickets; only while it waits again after that. */
  putBackAt: z.optional(z.nullable(instant)),
  /** S-21: the ticket that replaces it after a move to another queue. */
  movedTo: z.optional(z.nullable(movedToSchema)),
  /** S-21: its former queue and number before it was moved to this queue. */
  movedFrom: z.optional(z.nullable(movedFromSchema)),
  /** When another person gave it to its holder. */
  givenAt: z.optional(z.nullable(instant)),
  /** When the last of its people entered. */
  checkedInAt: z.nullable(instant),
  /** How many of its people have entered; absent from services of an older release. */
  enteredPax: z.optional(z.int().check(z.minimum(0))),
  /** When the check-in of a called ticket expires (QUE-073). */
  expiresAt: z.nullable(instant),
  /** The text of the QR code; `null` after the ticket is used, removed or expired. */
  qrCodeJWT: z.nullable(z.string()),
  /** The code that staff type at check-in when no camera works: ten characters without look-alikes. */
  checkInCode: z.nullable(z.string()),
  firstEstimatedWaitingTime: seconds,
  estimatedWaitingTime: seconds,
  ...waitRange,
  waitingTime: seconds,
  /** Tickets in front of this one. */
  ticketsAhead: z.int().check(z.minimum(0)),
  peopleInQueue: z.nullable(z.int()),
  /** The passes with which it was taken; absent from a light reply, `null` if the queue requires none. */
  passUsages: z.optional(z.nullable(z.array(passUsageSchema))),
  pass_owner: z.optional(z.nullable(z.object({ name: z.nullable(z.string()) }))),
  pass: z.optional(z.nullable(z.object({ pass_type: z.object({ name: z.string() }) }))),
  status: z.enum(['waiting', 'now', 'expired']),
  merchant: merchantSummarySchema,
  queue: queueSummarySchema,
  queueDailyCounter: counterSummarySchema,
});

export type Ticket = z.infer<typeof ticketSchema>;

/** A ticket as shown to staff: its holder may have been erased since. */
export const staffTicketSchema = z.extend(ticketSchema, { userId: z.nullable(id) });

export type StaffTicket = z.infer<typeof staffTicketSchema>;
