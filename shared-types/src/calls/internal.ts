import * as z from 'zod/mini';
import { call } from '../call.ts';
import { LOCALES } from '../constants.ts';
import { verifiedApiKeySchema } from '../entities/api-key.ts';
import { venueSchema } from '../entities/pass-policy.ts';
import { staffRoleSchema } from '../entities/staff-role.ts';
import { id, idText, nothing } from '../fields.ts';
import { line } from '../input-fields.ts';
import { email } from './accounts/credentials.ts';

/** Passes asks queues for the staff role of an account with each request, so that a change takes effect at once. */
export const staffRoleCall = call({
  service: 'queues',
  method: 'GET',
  path: '/internal/merchants/:merchantId/managers/:userId',
  summary: 'The role of a user at a merchant; null for none',
  access: 'internal',
  params: z.object({ merchantId: idText, userId: idText }),
  query: nothing,
  body: nothing,
  reply: z.object({ role: z.nullable(staffRoleSchema) }),
  status: 200,
  errors: [],
});

/** Passes asks queues for the hours of a merchant, whose running day determines on which passes are valid there (S-05). */
export const merchantVenueCall = call({
  service: 'queues',
  method: 'GET',
  path: '/internal/merchants/:merchantId/venue',
  summary: 'When a merchant is open, and its time zone',
  access: 'internal',
  params: z.object({ merchantId: idText }),
  query: nothing,
  body: nothing,
  reply: z.object({ venue: venueSchema }),
  status: 200,
  errors: ['merchant_not_found'],
});

/** Queues notifies passes that a merchant has closed for good (S-08), and repeats it until passes has answered. */
export const merchantClosedCall = call({
  service: 'passes',
  method: 'POST',
  path: '/internal/merchants/:merchantId/closed',
  summary: 'A merchant has closed for good: passes that no other merchant accepts end',
  access: 'internal',
  params: z.object({ merchantId: idText }),
  query: nothing,
  body: z.strictObject({}),
  reply: nothing,
  status: 200,
  errors: [],
});

/** Passes asks queues for the name of a merchant before it changes a pass type, and notifies it after the change is stored. */
export const passTypeChangeCall = call({
  service: 'queues',
  method: 'POST',
  path: '/internal/merchants/:merchantId/pass_type_changes',
  summary: 'The name that pass types show of a merchant, and a line of activity for a change',
  access: 'internal',
  params: z.object({ merchantId: idText }),
  query: nothing,
  body: z.strictObject({
    by: z.strictObject({ userId: id, role: staffRoleSchema }),
    /** The id of a stored change, which gets one line however often it is announced; without it only the name is read. */
    changeId: z.optional(line(200)),
  }),
  reply: z.object({ name: z.string() }),
  status: 200,
  errors: ['merchant_not_found'],
});

/** The merchants at which a person may create passes. */
export const managedMerchantsCall = call({
  service: 'queues',
  method: 'POST',
  path: '/internal/users/:userId/managed_merchants',
  summary: 'At which merchants a user may hand passes to customers, of some or of all',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: z.strictObject({ merchantIds: z.optional(z.array(id).check(z.maxLength(10_000))) }),
  reply: z.object({ merchantIds: z.array(id) }),
  status: 200,
  errors: [],
});

/** Passes asks queues for a franchising's team before a manager changes its pass types. */
export const franchisingTeamCall = call({
  service: 'queues',
  method: 'POST',
  path: '/internal/franchising/:franchisingId/team/:userId',
  summary:
    'Whether a user is of the team of a franchising, and which of some merchants belong to it',
  access: 'internal',
  params: z.object({ franchisingId: idText, userId: idText }),
  query: nothing,
  body: z.strictObject({ merchantIds: z.array(id).check(z.maxLength(200)) }),
  reply: z.object({
    isOfTeam: z.boolean(),
    merchants: z.array(z.object({ id, name: z.string() })),
  }),
  status: 200,
  errors: ['franchising_not_found'],
});

/** Passes has queues, which stores API keys, verify the key of a venue's own scanner. */
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

/** Another service has identity send a mail, using one of identity's named templates. */
export const sendMailCall = call({
  service: 'identity',
  method: 'POST',
  path: '/internal/mails',
  summary: 'Mail a person with a named template, in the language of the request',
  access: 'internal',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    /** Idempotency key: while a mail with this id waits, a repeated request adds none. */
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    template: z.enum([
      'merchant-invitation',
      'franchise-invitation',
      'webhook-disabled',
      'calls-webhook-disabled',
      'merchant-closed',
      'merchant-handed-over',
      'merchant-taken-over',
      'staff-role-changed',
      'staff-removed',
      'ticket-notice',
    ]),
    to: email,
    locale: z.enum(LOCALES),
    /** The target of the link, as a path of the pages. */
    path: z.string().check(z.maxLength(500), z.regex(/^\/(?!\/)[\w\-./?=&%#~]*$/, 'path')),
    /** The account in whose name it is sent, if any; identity adds its name to the values, as `sender`. */
    senderId: z.optional(id),
    /** The values of the `{name}` parts of the template. */
    values: z.record(z.string(), line(2_000)),
  }),
  reply: nothing,
  status: 204,
  errors: ['user_not_found', 'invalid_email'],
});

/** Queues asks identity for the person of an account that manages a merchant or accepts an invitation. */
export const accountContactCall = call({
  service: 'identity',
  method: 'GET',
  path: '/internal/accounts/:userId',
  summary: 'Address, name and role of an account',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: z.object({
    email: z.string(),
    name: z.nullable(z.string()),
    role: z.string(),
    emailVerified: z.boolean(),
    /** The language in which the account was last used; absent from older releases. */
    locale: z.optional(z.enum(LOCALES)),
  }),
  status: 200,
  errors: ['user_not_found'],
});
