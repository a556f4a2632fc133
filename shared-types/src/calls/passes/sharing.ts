import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_PASSES, PASS_ROLES, scanResultSchema } from '../../entities/pass.ts';
import { id, idText, nothing } from '../../fields.ts';
import { distinct, line } from '../../input-fields.ts';

const path = '/private/users/:userId';
const userParams = z.object({ userId: idText });
const ids = z.array(id).check(z.minLength(1, 'empty_list'), z.maxLength(MAX_PASSES), distinct);
/** G-32: staff share passes that they created. */
const staff = z.optional(z.boolean());
const token = line(200).check(z.minLength(1));
/** PAS-020: an earlier token, which is returned again while it is open for the same content. */
const shareToken = z.optional(token);
/**
 * PAS-036: `false` only checks whether the earlier token is still open for the same content and issues no other; a redeemed one
 * is reported.
 */
const renew = z.optional(z.boolean());
const shared = z.object({ shareToken: z.string() });

/** PAS-009 to PAS-012: unknown and used codes get the same answer, without a `redeemToken`. */
export const scanCodeCall = call({
  service: 'passes',
  method: 'POST',
  path: '/private/scan_code',
  summary:
    'What a printed or shared code stands for; a code that shares pass owners hands them over at once',
  access: 'signed-in',
  roles: PASS_ROLES,
  params: nothing,
  query: nothing,
  body: z.strictObject({ value: line(2_000).check(z.minLength(1)) }),
  reply: scanResultSchema,
  status: 200,
  errors: ['code_not_valid', 'not_fast_track_media_code'],
});

/** PAS-013, PAS-014, PAS-036 */
export const redeemPassesCall = call({
  service: 'passes',
  method: 'POST',
  path: `${path}/passes/redeem`,
  summary: 'Take over the passes of a token; one account wins, and its retry gets the same answer',
  access: 'self',
  roles: PASS_ROLES,
  params: userParams,
  query: nothing,
  body: z.strictObject({ token }),
  reply: z.object({ passIds: z.array(id) }),
  status: 200,
  errors: ['pass_token_expired_or_wrong', 'passes_not_redeemable', 'pass_already_created'],
});

/** PAS-020 */
export const sharePassesCall = call({
  service: 'passes',
  method: 'POST',
  path: `${path}/passes/share`,
  summary: 'A token with which another account takes over passes that have no name yet',
  access: 'self',
  roles: PASS_ROLES,
  params: userParams,
  query: nothing,
  body: z.strictObject({ passIds: ids, staff, shareToken, renew }),
  reply: shared,
  status: 201,
  errors: [
    'forbidden',
    'empty_list',
    'codes_not_valid',
    'pass_token_expired_or_wrong',
    'passes_not_redeemable',
  ],
});

/** PAS-020 */
export const sharePassOwnersCall = call({
  service: 'passes',
  method: 'POST',
  path: `${path}/pass_owners/share`,
  summary: 'A token with which another account takes over pass owners with their passes',
  access: 'self',
  roles: PASS_ROLES,
  params: userParams,
  query: nothing,
  body: z.strictObject({ passOwnerIds: ids, staff, shareToken, renew }),
  reply: shared,
  status: 201,
  errors: [
    'forbidden',
    'empty_list',
    'pass_owner_not_found',
    'pass_token_expired_or_wrong',
    'passes_not_redeemable',
  ],
});

/** PAS-036: it competes with a redemption at the same instant, and also ends other open tokens for the same content. */
export const withdrawShareCall = call({
  service: 'passes',
  method: 'DELETE',
  path: `${path}/passes/share`,
  summary:
    'End a token of passes or pass owners, and every other of the account that gives some of the same',
  access: 'self',
  roles: PASS_ROLES,
  params: userParams,
  query: nothing,
  body: z.strictObject({ token }),
  reply: nothing,
  status: 204,
  errors: ['passes_not_redeemable'],
});
