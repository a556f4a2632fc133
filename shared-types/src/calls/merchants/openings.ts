import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { openingSchema } from '../../entities/opening.ts';
import { id, idText, localTime, nothing } from '../../fields.ts';
import { emptyBody, localDate } from '../../input-fields.ts';

const MAX_ROWS = 200;
const merchantParams = z.object({ merchantId: idText });
const openingParams = z.object({ merchantId: idText, openingId: idText });

/** QUE-017: the fields of a row; its kind determines which of them go together. */
const rowFields = {
  date: z.optional(z.nullable(localDate)),
  start: z.optional(z.nullable(localTime)),
  end: z.optional(z.nullable(localTime)),
  /** 0 is Sunday; `null` on a dated row. */
  dayOfWeek: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(6)))),
  typology: z.optional(z.nullable(z.enum(['openings', 'closings']))),
};
/** S-12 */
const hasLength = z.refine<Partial<Record<'start' | 'end', string | null | undefined>>>(
  ({ start, end }) => !start || start !== end,
  { path: ['end'], error: 'later than the start' },
);
const row = z.strictObject(rowFields).check(hasLength);
const editedRow = z.strictObject({ id, ...rowFields }).check(hasLength);

const ERRORS_OF_OPENINGS = [
  'merchant_not_found',
  'opening_slots_exceeded',
  'opening_time_invalid',
  'opening_date_exists',
  'cannot_change_schedule',
] as const;

export const openingsCall = call({
  service: 'queues',
  method: 'GET',
  path: '/private/merchants/:merchantId/openings',
  summary: 'Weekly, special and closing rows of a merchant',
  access: 'owner',
  permission: 'calling',
  keyScope: 'read',
  params: merchantParams,
  query: nothing,
  body: nothing,
  reply: z.array(openingSchema),
  status: 200,
  errors: ['merchant_not_found'],
});

export const createOpeningCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants/:merchantId/openings',
  summary: 'Add one row of opening hours',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-openings',
  keyScope: 'manage',
  params: merchantParams,
  query: nothing,
  body: row,
  reply: openingSchema,
  status: 201,
  errors: ERRORS_OF_OPENINGS,
});

export const changeOpeningCall = call({
  service: 'queues',
  method: 'PUT',
  path: '/private/merchants/:merchantId/openings/:openingId',
  summary: 'Change what is given of one row',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-openings',
  keyScope: 'manage',
  params: openingParams,
  query: nothing,
  body: row,
  reply: openingSchema,
  status: 200,
  errors: ['opening_not_found', ...ERRORS_OF_OPENINGS],
});

export const deleteOpeningCall = call({
  service: 'queues',
  method: 'DELETE',
  path: '/private/merchants/:merchantId/openings/:openingId',
  summary: 'Take one row away',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-openings',
  keyScope: 'manage',
  params: openingParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['merchant_not_found', 'opening_not_found', 'cannot_change_schedule'],
});

/** QUE-019, G-17: saves all changes or none. */
export const saveOpeningsCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants/:merchantId/openings/bulk',
  summary: 'Create, edit and delete rows together',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-openings',
  keyScope: 'manage',
  accepts: ['new-merchant'],
  params: merchantParams,
  query: nothing,
  body: z.strictObject({
    openings: z.strictObject({
      create: z.optional(z.array(row).check(z.maxLength(MAX_ROWS))),
      edit: z.optional(z.array(editedRow).check(z.maxLength(MAX_ROWS))),
      delete: z.optional(z.array(id).check(z.maxLength(MAX_ROWS))),
    }),
  }),
  reply: z.array(openingSchema),
  status: 200,
  errors: ['opening_not_found', ...ERRORS_OF_OPENINGS],
});
