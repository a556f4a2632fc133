import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { PASS_ROLES, passOwnerSchema, passWithDetailsSchema } from '../../entities/pass.ts';
import { idText, nothing } from '../../fields.ts';
import { flagText, line, pageText, perPageText } from '../../input-fields.ts';

const path = '/private/users/:userId/pass_owners';
const userParams = z.object({ userId: idText });
const ownerParams = z.object({ userId: idText, ownerId: idText });
const reading = {
  refresh_usages: z.optional(flagText),
  /** Passes are shown for the running day of this merchant; without it, for the calendar day of the installation. */
  merchant_id: z.optional(idText),
};
const named = z.strictObject({
  name: line(80).check(z.minLength(1, 'select_at_least_one_name')),
});

/** PAS-002, PAS-005: guests have no pass owners (G-24). */
export const passOwnersCall = call({
  service: 'passes',
  method: 'GET',
  path,
  summary:
    'The people a user has passes for, in pages; the first page begins with the passes that have no name yet',
  access: 'self',
  roles: PASS_ROLES,
  params: userParams,
  query: z.object({ ...reading, page: z.optional(pageText), per_page: z.optional(perPageText) }),
  body: nothing,
  reply: z.array(passOwnerSchema),
  status: 200,
  errors: ['merchant_not_found'],
});

/** PAS-005 */
export const passOwnerCall = call({
  service: 'passes',
  method: 'GET',
  path: `${path}/:ownerId`,
  summary: 'One pass owner with the passes',
  access: 'self',
  roles: PASS_ROLES,
  params: ownerParams,
  query: z.object(reading),
  body: nothing,
  reply: passOwnerSchema,
  status: 200,
  errors: ['pass_owner_not_found', 'merchant_not_found'],
});

/** PAS-006, PAS-008 */
export const createPassOwnerCall = call({
  service: 'passes',
  method: 'POST',
  path,
  summary: 'Add a person to have passes for; names are unique for a user',
  access: 'self',
  roles: PASS_ROLES,
  params: userParams,
  query: nothing,
  body: named,
  reply: passOwnerSchema,
  status: 201,
  location: '/private/users/:userId/pass_owners/{id}',
  errors: ['name_exists', 'select_at_least_one_name', 'idempotency_key_reused'],
  idempotent: true,
});

/** PAS-007, PAS-008 */
export const renamePassOwnerCall = call({
  service: 'passes',
  method: 'PUT',
  path: `${path}/:ownerId`,
  summary: 'Rename a pass owner',
  access: 'self',
  roles: PASS_ROLES,
  params: ownerParams,
  query: nothing,
  body: named,
  reply: passOwnerSchema,
  status: 200,
  errors: ['pass_owner_not_found', 'name_exists', 'select_at_least_one_name'],
});

/** PAS-017 */
export const passCall = call({
  service: 'passes',
  method: 'GET',
  path: `${path}/:ownerId/passes/:passId`,
  summary: 'One pass of a pass owner, with its details',
  access: 'self',
  roles: PASS_ROLES,
  params: z.object({ userId: idText, ownerId: idText, passId: idText }),
  query: nothing,
  body: nothing,
  reply: passWithDetailsSchema,
  status: 200,
  errors: ['pass_not_found'],
});
