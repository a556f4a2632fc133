import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_GATE_LENGTH } from '../../constants.ts';
import {
  checkInRecordSchema,
  enteringPax,
  TICKET_ENTRY_ERRORS,
  undoneEntrySchema,
  undoReasonSchema,
} from '../../entities/check-in.ts';
import { PASS_ENTRY_ERRORS } from '../../entities/pass-policy.ts';
import { idText, nothing } from '../../fields.ts';
import { line } from '../../input-fields.ts';

export const checkInCall = call({
  service: 'passes',
  method: 'POST',
  path: '/private/merchants/:merchantId/queues/checkin_ticket',
  summary: 'Let the holder of a ticket in: the text of its QR code, or the code typed by hand',
  access: 'owner',
  permission: 'check-in',
  keyScope: 'check-in',
  params: z.object({ merchantId: idText }),
  query: nothing,
  body: z.strictObject({
    token: line(2_000).check(z.minLength(1)),
    paxCount: enteringPax,
    /** The venue's name of the entrance where it is scanned: a pass may allow one entry at each. */
    gateId: z.optional(line(MAX_GATE_LENGTH).check(z.minLength(1))),
  }),
  reply: checkInRecordSchema,
  status: 200,
  errors: [...TICKET_ENTRY_ERRORS, ...PASS_ENTRY_ERRORS, 'idempotency_key_reused'],
  idempotent: true,
});

export const undoCheckInCall = call({
  service: 'passes',
  method: 'POST',
  path: '/private/merchants/:merchantId/queues/checkin_ticket/undo',
  summary: 'Undo an entry within 30 seconds: its people count as not entered',
  access: 'owner',
  permission: 'check-in',
  keyScope: 'check-in',
  params: z.object({ merchantId: idText }),
  query: nothing,
  body: z.strictObject({
    entryId: z.string().check(z.minLength(1), z.maxLength(255)),
    reason: undoReasonSchema,
  }),
  reply: undoneEntrySchema,
  status: 200,
  errors: ['ticket_not_found', 'undo_too_late'],
});
