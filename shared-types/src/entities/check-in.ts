import * as z from 'zod/mini';
import { UNDO_REASONS } from '../constants.ts';
import { instant } from '../fields.ts';

/** Why a ticket is not admitted at the entrance (PAS-034). */
export const TICKET_ENTRY_ERRORS = [
  'qr_expired',
  'qr_invalid',
  'ticket_not_valid',
  'ticket_not_processable',
  'ticket_of_another_day',
  'ticket_already_scanned',
  'pax_count_invalid',
] as const;

const people = z.int().check(z.minimum(0));

/** How many people of a party enter now; absent means all who have not entered yet. */
export const enteringPax = z.optional(z.int().check(z.minimum(1), z.maximum(1_000)));

/** One entry of a party as shown to staff; absent from services of an older release. */
export const entryFields = {
  /** How many people it admitted. */
  admittedPax: z.optional(people),
  /** How many people of the party have not entered yet. */
  peopleLeft: z.optional(people),
  /** The names of a party that came with passes. */
  partyNames: z.optional(z.array(z.string())),
};

export const undoReasonSchema = z.enum(UNDO_REASONS);

export type UndoReason = z.infer<typeof undoReasonSchema>;

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
  ...entryFields,
  /** The id by which an undo names this entry. */
  entryId: z.optional(z.string()),
});

/** One check in the history of an entrance: the record, and the device's own data about it. */
export const entranceCheckSchema = z.extend(checkInRecordSchema, {
  /** When the result arrived, in ms by the device's clock. */
  readAt: z.number(),
  /** Why staff undid the entry; `null` unless it was undone. */
  undone: z.nullable(undoReasonSchema),
});

export type EntranceCheck = z.infer<typeof entranceCheckSchema>;

/** An entry that was undone: its people are outside again. */
export const undoneEntrySchema = z.object({
  entryId: z.string(),
  ticketValue: z.string(),
  queueName: z.string(),
  paxCount: z.int(),
  isFastTrack: z.boolean(),
  ...entryFields,
});

export type CheckInRecord = z.infer<typeof checkInRecordSchema>;

/** The payload of a rejected check-in: the ticket, if it belongs to the merchant that checks it. */
export const rejectedTicketSchema = z.object({
  ticketValue: z.string(),
  queueName: z.string(),
  paxCount: z.int(),
  isFastTrack: z.boolean(),
  /** With `ticket_not_processable`: the number being served by its queue, `null` for none. */
  serving: z.optional(z.nullable(z.string())),
  /** With `ticket_not_valid`: the number that replaces it in another queue (S-21). */
  movedTo: z.optional(z.object({ ticketValue: z.string(), queueName: z.string() })),
  /** With `ticket_not_valid`: why it ended; `left` if its holder gave it up. Absent from services of an older release. */
  ended: z.optional(z.enum(['left', 'sent-away', 'queue-removed', 'merchant-closed'])),
  /** With `ticket_already_scanned`: when its people entered; absent from services of an older release. */
  enteredAt: z.optional(instant),
  /** If one of its passes is rejected: from when that pass will be admitted, if ever. */
  from: z.optional(instant),
});

/**
 * The payload of `qr_invalid` when the code belongs to a pass: of a card without an owner yet, or of a pass with one. Absent
 * from services of an older release.
 */
export const readPassSchema = z.object({ pass: z.enum(['card', 'owned']) });
