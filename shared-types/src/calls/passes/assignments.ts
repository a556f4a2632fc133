import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_PASSES, PASS_ROLES, passOwnerSchema } from '../../entities/pass.ts';
import { id, idText, nothing } from '../../fields.ts';
import { distinct } from '../../input-fields.ts';

const path = '/private/users/:userId/pass_owners/:ownerId';
const ownerParams = z.object({ userId: idText, ownerId: idText });
const passIds = z.array(id).check(z.minLength(1, 'empty_list'), z.maxLength(MAX_PASSES), distinct);

/** PAS-015: an association cannot be undone. */
export const associatePassesCall = call({
  service: 'passes',
  method: 'POST',
  path: `${path}/associate_passes`,
  summary: 'Give passes to a person, for good; the same again changes nothing',
  access: 'self',
  roles: PASS_ROLES,
  params: ownerParams,
  query: nothing,
  body: z.strictObject({ passIds }),
  reply: passOwnerSchema,
  status: 200,
  errors: [
    'forbidden',
    'empty_list',
    'pass_owner_not_found',
    'pass_incompatible',
    'specific_pass_not_associable',
    'missing_pass_dependency',
    'similar_pass_already_active',
  ],
});

/** PAS-016 */
export const activatePassesCall = call({
  service: 'passes',
  method: 'POST',
  path: `${path}/activate_passes`,
  summary: 'Activate passes of a person for today; the same again changes nothing',
  access: 'self',
  roles: PASS_ROLES,
  params: ownerParams,
  query: nothing,
  body: z.strictObject({
    passIds,
    /** Its running day is today (S-05); without it, the calendar day of the installation. */
    merchantId: z.optional(id),
  }),
  reply: passOwnerSchema,
  status: 200,
  errors: [
    'forbidden',
    'empty_list',
    'pass_owner_not_found',
    'pass_not_found',
    'pass_incompatible',
    'pass_not_accepted',
    'pass_not_usable',
    'similar_pass_already_active',
    'merchant_not_found',
  ],
});
