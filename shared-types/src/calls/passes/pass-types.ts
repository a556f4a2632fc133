import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  MAX_PASSES,
  PASS_ROLES,
  passSchema,
  passTypeBody,
  passTypeSchema,
  passTypeWithPolicySchema,
} from '../../entities/pass.ts';
import { id, idText, nothing } from '../../fields.ts';
import { emptyBody, pageText, perPageText } from '../../input-fields.ts';

const path = '/private/users/:userId/passes';
const userParams = z.object({ userId: idText });

/** PAS-018, PAS-035 */
export const passTypesCall = call({
  service: 'passes',
  method: 'GET',
  path: `${path}/types`,
  summary: 'The types of passes; for staff those that they may create',
  access: 'self',
  roles: PASS_ROLES,
  params: userParams,
  /** Without a page, staff get all types that they may create, and others the first hundred. */
  query: z.object({ page: z.optional(pageText), per_page: z.optional(perPageText) }),
  body: nothing,
  reply: z.array(passTypeSchema),
  counted: true,
  status: 200,
  errors: ['pass_types_error'],
});

const franchisingPath = '/private/franchising/:franchisingId/pass_types';

/** S-07: for the team of a franchising, like its invitations. */
export const franchisingPassTypesCall = call({
  service: 'passes',
  method: 'GET',
  path: franchisingPath,
  summary: 'The pass types of a franchising with their policies',
  access: 'merchant',
  params: z.object({ franchisingId: idText }),
  query: nothing,
  body: nothing,
  reply: z.array(passTypeWithPolicySchema),
  status: 200,
  errors: ['franchising_not_found', 'franchise_email_required'],
});

/** PAS-004 */
export const createPassTypeCall = call({
  service: 'passes',
  method: 'POST',
  path: franchisingPath,
  summary: 'Create a pass type of a franchising with its policy',
  access: 'merchant',
  params: z.object({ franchisingId: idText }),
  query: nothing,
  body: passTypeBody,
  reply: passTypeWithPolicySchema,
  status: 201,
  errors: [
    'franchising_not_found',
    'franchise_email_required',
    'merchant_not_found',
    'pass_types_exceeded',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

/** Existing passes stay as they were sold. */
export const changePassTypeCall = call({
  service: 'passes',
  method: 'PUT',
  path: `${franchisingPath}/:passTypeId`,
  summary: 'Change a pass type of a franchising; passes that exist stay as they are',
  access: 'merchant',
  params: z.object({ franchisingId: idText, passTypeId: idText }),
  query: nothing,
  body: passTypeBody,
  reply: passTypeWithPolicySchema,
  status: 200,
  errors: [
    'franchising_not_found',
    'franchise_email_required',
    'pass_type_not_found',
    'merchant_not_found',
  ],
});

/** Existing passes and codes that the ticket office sold remain valid; a repeated removal succeeds. */
export const removePassTypeCall = call({
  service: 'passes',
  method: 'DELETE',
  path: `${franchisingPath}/:passTypeId`,
  summary: 'Remove a pass type of a franchising; passes that exist stay as they are',
  access: 'merchant',
  params: z.object({ franchisingId: idText, passTypeId: idText }),
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['franchising_not_found', 'franchise_email_required', 'pass_type_not_found'],
});

/** PAS-019: for staff, of a type that one of their merchants accepts. */
export const createPassesCall = call({
  service: 'passes',
  method: 'POST',
  path,
  summary: 'Create 1 to 15 passes to hand over to a customer',
  access: 'self',
  roles: ['ROLE_MERCHANT'],
  params: userParams,
  query: nothing,
  body: z.strictObject({
    passTypeId: id,
    passCount: z
      .int('pass_count_invalid')
      .check(z.minimum(1, 'pass_count_invalid'), z.maximum(MAX_PASSES, 'pass_count_invalid')),
  }),
  reply: z.object({ passIds: z.array(id), passes: z.array(passSchema) }),
  status: 201,
  errors: ['forbidden', 'pass_type_not_found', 'pass_count_invalid', 'idempotency_key_reused'],
  idempotent: true,
});
