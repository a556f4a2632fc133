import * as z from 'zod/mini';
import { instant } from '../fields.ts';

/** PAS-033 */
export const checkInRecordSchema = z.object({
  token: z.string(),
  status: z.enum(['success', 'error']),
  text: z.nullable(z.string()),
  time: instant,
  paxCount: z.nullable(z.int()),
  isFastTrack: z.boolean(),
  /** The number that staff call out. */
  ticketValue: z.nullable(z.string()),
  queueName: z.nullable(z.string()),
});

export type CheckInRecord = z.infer<typeof checkInRecordSchema>;

/** The payload of a rejected check-in: the ticket, where it is of the merchant that checks it. */
export const rejectedTicketSchema = z.object({
  ticketValue: z.string(),
  queueName: z.string(),
  paxCount: z.int(),
  isFastTrack: z.boolean(),
  /** With `ticket_not_processable`: the number its queue serves now, `null` for none. */
  serving: z.optional(z.nullable(z.string())),
});
