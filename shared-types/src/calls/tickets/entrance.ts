import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  enteringPax,
  entryFields,
  TICKET_ENTRY_ERRORS,
  undoneEntrySchema,
  undoReasonSchema,
} from '../../entities/check-in.ts';
import { venueSchema } from '../../entities/pass-policy.ts';
import { staffRoleSchema } from '../../entities/staff-role.ts';
import { id, instant, nothing } from '../../fields.ts';
import { line } from '../../input-fields.ts';

/** The id of a ticket. */
const ticketKey = z.string().check(z.regex(/^[0-9a-f]{24}$/));
const entryId = z.string().check(z.minLength(1), z.maxLength(255));
/** A member of the team, with the role in which they act. */
const staffMember = z.strictObject({ userId: id, role: staffRoleSchema });

/** Passes has queues check in a scanned ticket; queues decides, exactly once. */
export const admitTicketCall = call({
  service: 'queues',
  method: 'POST',
  path: '/internal/tickets/checkin',
  summary: 'Check a ticket in, exactly once',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    merchantId: id,
    /** The text of the QR code or the typed code. */
    token: line(2_000),
    /** Idempotency key of the scan: a repeated request gets the same response. */
    nonce: entryId,
    paxCount: enteringPax,
    /** Set when the caller checks passes: `null` at first, then the ticket whose passes it has accepted. */
    checkedPassesOf: z.optional(z.nullable(ticketKey)),
    /** The member of the team who admits them, with the role; absent for an API key. */
    by: z.optional(staffMember),
  }),
  reply: z.object({
    queueDailyCounterId: id,
    counter: z.int(),
    ticketValue: z.string(),
    queueName: z.string(),
    paxCount: z.int(),
    isFastTrack: z.boolean(),
    ...entryFields,
    checkedInAt: instant,
    /** Whether the entry of this scan was undone since; absent from services of an older release. */
    isUndone: z.optional(z.boolean()),
    /** The ticket, if it was taken with passes. */
    passTicketId: z.optional(ticketKey),
    /** Set while the ticket is not checked in, because its passes must be checked first. */
    passesDue: z.optional(z.object({ queueId: id, venue: venueSchema })),
  }),
  status: 200,
  errors: [...TICKET_ENTRY_ERRORS],
});

/** Passes has queues undo an entry. */
export const undoEntryCall = call({
  service: 'queues',
  method: 'POST',
  path: '/internal/tickets/undo_checkin',
  summary: 'Undo an entry of a ticket, once',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    merchantId: id,
    queueDailyCounterId: id,
    counter: id,
    nonce: entryId,
    reason: undoReasonSchema,
    /** The member of the team who undoes it, with the role; absent for an API key. */
    by: z.optional(staffMember),
  }),
  reply: z.extend(z.omit(undoneEntrySchema, { entryId: true }), {
    /**
     * Whether people of the party are inside now, whereas `peopleLeft` is what the undo left; absent from services of an older
     * release.
     */
    isAnybodyInside: z.optional(z.boolean()),
  }),
  status: 200,
  errors: ['ticket_not_found', 'undo_too_late'],
});

/** Passes asks queues whether a scanned code belongs to a ticket. */
export const isTicketCodeCall = call({
  service: 'queues',
  method: 'POST',
  path: '/internal/tickets/is_code',
  summary: 'Whether a text is the QR code or the typed code of a ticket',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: line(2_000) }),
  reply: z.object({ isTicket: z.boolean() }),
  status: 200,
  errors: [],
});
