import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_PASSES, PASS_ROLES, passSchema, passTypeSchema } from '../../entities/pass.ts';
import { id, idText, nothing } from '../../fields.ts';

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
  query: nothing,
  body: nothing,
  reply: z.array(passTypeSchema),
  status: 200,
  errors: ['pass_types_error'],
});

/** PAS-019: for staff, of a type that a merchant of theirs accepts. */
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
  errors: ['forbidden', 'pass_type_not_found', 'pass_count_invalid'],
  idempotent: true,
});
