import * as z from 'zod/mini';
import { call } from '../call.ts';
import { LOCALES } from '../constants.ts';
import { email } from '../credentials.ts';
import { verifiedApiKeySchema } from '../entities/api-key.ts';
import {
  enteringPax,
  entryFields,
  undoneEntrySchema,
  undoReasonSchema,
} from '../entities/check-in.ts';
import { id, idText, instant, line, nothing } from '../fields.ts';

/** The passes service asks queues whether an account manages a merchant. */
export const managesMerchantCall = call({
  service: 'queues',
  method: 'GET',
  path: '/internal/merchants/:merchantId/managers/:userId',
  summary: 'Whether a user manages a merchant',
  access: 'internal',
  params: z.object({ merchantId: idText, userId: idText }),
  query: nothing,
  body: nothing,
  reply: z.object({ manages: z.boolean() }),
  status: 200,
  errors: [],
});

/** Passes asks queues, which stores API keys, about the key of a venue's own scanner. */
export const verifyApiKeyCall = call({
  service: 'queues',
  method: 'POST',
  path: '/internal/api_keys/verify',
  summary: 'The API key in force with a text; null for none',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({ key: line(200) }),
  reply: z.object({ key: z.nullable(verifiedApiKeySchema) }),
  status: 200,
  errors: [],
});

const entryId = z.string().check(z.minLength(1), z.maxLength(255));

/** Passes asks queues to check in a scanned ticket; queues decides, exactly once. */
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
  }),
  status: 200,
  errors: [
    'qr_expired',
    'qr_invalid',
    'ticket_not_valid',
    'ticket_not_processable',
    'ticket_of_another_day',
    'ticket_already_scanned',
    'pax_count_invalid',
  ],
});

/** Passes asks queues to undo an entry that it made. */
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
  }),
  reply: z.omit(undoneEntrySchema, { entryId: true }),
  status: 200,
  errors: ['ticket_not_found', 'undo_too_late'],
});

/** The gateway asks queues for the partner origins that may call from a browser. */
export const partnerOriginsCall = call({
  service: 'queues',
  method: 'GET',
  path: '/internal/partner_origins',
  summary: 'Origins of the partners of every franchising',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ origins: z.array(z.string()) }),
  status: 200,
  errors: [],
});

/** Another service has identity mail somebody, with one of identity's named templates. */
export const sendMailCall = call({
  service: 'identity',
  method: 'POST',
  path: '/internal/mails',
  summary: 'Mail a person with a named template, in the language of the request',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    /** Idempotency key: while a mail of this id waits, a repeated request adds none. */
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    template: z.enum(['merchant-invitation', 'franchise-invitation', 'webhook-disabled']),
    to: email,
    locale: z.enum(LOCALES),
    /** Where the link leads, as a path of the pages. */
    path: z.string().check(z.maxLength(500), z.regex(/^\/(?!\/)[\w\-./?=&%#~]*$/, 'path')),
    /** The account in whose name it is sent, if any; identity adds its name to the values, as `sender`. */
    senderId: z.optional(id),
    /** What replaces the `{name}` parts of the template. */
    values: z.record(z.string(), line(2_000)),
  }),
  reply: nothing,
  status: 204,
  errors: ['user_not_found', 'invalid_email'],
});
