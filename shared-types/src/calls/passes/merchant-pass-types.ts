import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { ownPassTypeBody, passTypeWithPolicySchema } from '../../entities/pass.ts';
import { idText, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';

const path = '/private/merchants/:merchantId/pass_types';
const params = z.object({ merchantId: idText });

/** PAS-004: the merchant's own types, and those of a franchising or of the operator that name it. */
export const merchantPassTypesCall = call({
  service: 'passes',
  method: 'GET',
  path,
  summary: 'The pass types that a merchant is named by, with their policies',
  access: 'owner',
  permission: 'editing',
  params,
  query: nothing,
  body: nothing,
  reply: z.array(passTypeWithPolicySchema),
  status: 200,
  errors: [],
});

/** PAS-004 */
export const createMerchantPassTypeCall = call({
  service: 'passes',
  method: 'POST',
  path,
  summary: 'Create a pass type of a merchant with its policy',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-merchant',
  params,
  query: nothing,
  body: ownPassTypeBody,
  reply: passTypeWithPolicySchema,
  status: 201,
  errors: ['merchant_not_found', 'pass_types_exceeded', 'idempotency_key_reused'],
  idempotent: true,
});

/** Existing passes stay as they were sold. */
export const changeMerchantPassTypeCall = call({
  service: 'passes',
  method: 'PUT',
  path: `${path}/:passTypeId`,
  summary: 'Change a pass type of a merchant; passes that exist stay as they are',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-merchant',
  params: z.object({ merchantId: idText, passTypeId: idText }),
  query: nothing,
  body: ownPassTypeBody,
  reply: passTypeWithPolicySchema,
  status: 200,
  errors: ['merchant_not_found', 'pass_type_not_found'],
});

/** Existing passes and codes that the ticket office sold remain valid; a repeated removal succeeds. */
export const removeMerchantPassTypeCall = call({
  service: 'passes',
  method: 'DELETE',
  path: `${path}/:passTypeId`,
  summary: 'Remove a pass type of a merchant; passes that exist stay as they are',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-merchant',
  params: z.object({ merchantId: idText, passTypeId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['merchant_not_found', 'pass_type_not_found'],
});
