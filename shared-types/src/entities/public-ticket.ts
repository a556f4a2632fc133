import * as z from 'zod/mini';
import { instant } from '../fields.ts';
import { waitRange } from './estimate.ts';
import { counterSummarySchema, ticketSchema } from './ticket.ts';

/** A ticket on its status page: without data of its holder, and without the code for the entrance. */
export const publicTicketSchema = z.object({
  ...z.pick(ticketSchema, {
    ticketValue: true,
    paxCount: true,
    status: true,
    ticketsAhead: true,
    estimatedWaitingTime: true,
    waitLow: true,
    waitHigh: true,
    executedAt: true,
    calledAgainAt: true,
    canceledAt: true,
    asideAt: true,
    returnedAt: true,
    endReason: true,
    movedFrom: true,
    checkedInAt: true,
    desk: true,
  }).shape,
  merchant: z.object({
    name: z.string(),
    vanity: z.string(),
    logoUrl: z.nullable(z.string()),
    timezone: z.string(),
  }),
  queueName: z.string(),
  date: z.string(),
  /** The show, for a ticket of an event. */
  time: z.nullable(z.string()),
  /** The number being served by the queue. */
  currentTicket: z.nullable(z.string()),
  servedOfDayBefore: counterSummarySchema.shape.servedOfDayBefore,
  closed: z.boolean(),
  paused: z.boolean(),
  closesAt: counterSummarySchema.shape.closesAt,
});

export type PublicTicket = z.infer<typeof publicTicketSchema>;

/** A ticket on paper, for people without a phone. */
export const slipSchema = z.object({
  ticketValue: z.string(),
  merchantName: z.string(),
  queueName: z.string(),
  paxCount: z.int().check(z.positive()),
  timezone: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
  createdAt: instant,
  ticketsAhead: z.int().check(z.minimum(0)),
  estimatedWaitingTime: z.nullable(z.int().check(z.minimum(0))),
  waitLow: waitRange.waitLow,
  waitHigh: waitRange.waitHigh,
  estimatedAt: waitRange.estimatedAt,
  /** Opens the status page of the ticket. */
  statusCode: z.string(),
  /** The code that staff type at the entrance; `null` if the queue has no check-in. */
  checkInCode: z.nullable(z.string()),
});

export type Slip = z.infer<typeof slipSchema>;
