import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  MAX_PASSES,
  PASS_ROLES,
  passOwnerRefSchema,
  passOwnerRefs,
  passOwnerSchema,
  passValidationSchema,
} from '../../entities/pass.ts';
import { PASS_ENTRY_ERRORS, venueSchema } from '../../entities/pass-policy.ts';
import { id, idText, instant, localTime, nothing } from '../../fields.ts';
import { localDate } from '../../input-fields.ts';

const queueParams = z.object({ merchantId: idText, queueId: idText });
const path = '/public/merchants/:merchantId/queues/:queueId';
/** The requested show, as in the line-up; without one, the running day. */
const show = z.object({ time: z.optional(localTime), date: z.optional(localDate) });
const chosen = z.strictObject({ passOwners: passOwnerRefs });
/** The list may still be empty. */
const maybeChosen = z.strictObject({
  passOwners: z.optional(z.array(passOwnerRefSchema).check(z.maxLength(MAX_PASSES))),
});

/** QUE-062, G-02 */
export const lineUpOwnersRequestCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/lineup_owners_request`,
  summary: 'Which of the caller’s people could line up here with their passes',
  access: 'signed-in',
  roles: PASS_ROLES,
  params: queueParams,
  query: show,
  body: maybeChosen,
  reply: z.object({
    passOwners: z.array(passOwnerSchema),
    passOwnersValidation: z.array(passValidationSchema),
  }),
  status: 200,
  errors: ['merchant_not_found', 'queue_not_found', 'queue_not_supported', 'pass_owner_not_found'],
});

/** QUE-063, G-02 */
export const passOwnersValidationCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/pass_owners_validation`,
  summary:
    'Whether each of these people may line up here with this pass; a wrong one fails nothing',
  access: 'signed-in',
  roles: PASS_ROLES,
  params: queueParams,
  query: show,
  body: chosen,
  reply: z.object({ passOwnersValidation: z.array(passValidationSchema) }),
  status: 200,
  errors: ['merchant_not_found', 'queue_not_found', 'queue_not_supported', 'empty_list'],
});

const key = z.string().check(z.regex(/^[0-9a-f]{24}$/));
/** The id of a ticket, which may not exist yet. */
const ticketId = key;
/** The id of one attempt to line up; a retry for the same ticket is another attempt. */
const attemptId = key;
const holding = {
  /** The owner of the passes. */
  userId: id,
  merchantId: id,
  queueId: id,
  passMode: z.enum(['generic', 'specific']),
  /** The running day at the merchant when its people enter (S-05). */
  date: localDate,
  /** When its people enter, as far as known: now, or at the start of their show. */
  at: z.optional(instant),
  venue: z.optional(venueSchema),
};

/** Queues asks passes to reserve the passes of a line-up before it issues a number. */
export const reservePassesCall = call({
  service: 'passes',
  method: 'POST',
  path: '/internal/pass_usages/reserve',
  summary: 'Hold a use of each pass for a ticket; all of them or none, once for each ticket',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ...holding, ticketId, attemptId, passOwners: passOwnerRefs }),
  reply: z.object({
    reserved: z.array(
      z.object({
        passId: id,
        passOwnerId: id,
        ownerName: z.nullable(z.string()),
        passTypeName: z.string(),
        /** From when passes asks queues for the outcome of the ticket. */
        expiresAt: instant,
      }),
    ),
  }),
  status: 200,
  errors: [
    'empty_list',
    'pass_owner_not_found',
    'pass_not_found',
    'pass_incompatible',
    'pass_not_accepted',
    ...PASS_ENTRY_ERRORS,
  ],
});

export const confirmPassesCall = call({
  service: 'passes',
  method: 'POST',
  path: '/internal/pass_usages/confirm',
  summary: 'Confirm the pass uses of a stored ticket',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ticketId }),
  reply: nothing,
  status: 200,
  errors: [],
});

export const undoPassHoldsCall = call({
  service: 'passes',
  method: 'POST',
  path: '/internal/pass_usages/undo',
  summary:
    'An attempt to line up failed: the holds that it alone relies on are removed, confirmed uses never',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ticketId, attemptId }),
  reply: nothing,
  status: 200,
  errors: [],
});

export const releasePassesCall = call({
  service: 'passes',
  method: 'POST',
  path: '/internal/pass_usages/release',
  summary: 'The ticket was removed, or its day ended before its turn: its uses are free again',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ticketId }),
  reply: nothing,
  status: 200,
  errors: [],
});

/** Queues asks passes who could line up, and whether the chosen people may. */
export const validatePassOwnersCall = call({
  service: 'passes',
  method: 'POST',
  path: '/internal/pass_owners/validate',
  summary: 'Eligible pass owners of a user, and a verdict on each of those asked about',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...holding,
    passOwners: z.array(passOwnerRefSchema).check(z.maxLength(MAX_PASSES)),
  }),
  reply: z.object({
    passOwners: z.array(passOwnerSchema),
    passOwnersValidation: z.array(passValidationSchema),
  }),
  status: 200,
  errors: [],
});

/** Passes asks queues for the outcome of a ticket whose passes stay reserved longer than a line-up takes. */
export const ticketStatusCall = call({
  service: 'queues',
  method: 'GET',
  path: '/internal/tickets/:ticketId/status',
  summary: 'Whether a ticket exists with its uses, or never will',
  access: 'internal',
  params: z.object({ ticketId }),
  query: nothing,
  body: nothing,
  reply: z.object({ status: z.enum(['exists', 'gone']) }),
  status: 200,
  errors: [],
});
