import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { deskSchema } from '../../entities/desk.ts';
import { idText, nothing } from '../../fields.ts';
import { emptyBody, line } from '../../input-fields.ts';

const merchantParams = z.object({ merchantId: idText });
const deskParams = z.object({ merchantId: idText, deskId: idText });
const named = z.strictObject({ name: line(20).check(z.minLength(1)) });
const path = '/private/merchants/:merchantId/desks';

export const desksCall = call({
  service: 'queues',
  method: 'GET',
  path,
  summary: 'The desks of a merchant, in the order they were made',
  access: 'owner',
  permission: 'calling',
  keyScope: 'read',
  params: merchantParams,
  query: nothing,
  body: nothing,
  reply: z.array(deskSchema),
  status: 200,
  errors: [],
});

export const addDeskCall = call({
  service: 'queues',
  method: 'POST',
  path,
  summary: 'Add a desk; a name that a desk has already returns that desk',
  access: 'owner',
  permission: 'calling',
  activity: 'add-desk',
  keyScope: 'manage',
  params: merchantParams,
  query: nothing,
  body: named,
  reply: deskSchema,
  status: 201,
  errors: ['desks_exceeded'],
});

export const renameDeskCall = call({
  service: 'queues',
  method: 'PUT',
  path: `${path}/:deskId`,
  summary: 'Rename a desk',
  access: 'owner',
  permission: 'calling',
  activity: 'rename-desk',
  keyScope: 'manage',
  params: deskParams,
  query: nothing,
  body: named,
  reply: deskSchema,
  status: 200,
  errors: ['desk_not_found', 'name_exists'],
});

export const removeDeskCall = call({
  service: 'queues',
  method: 'DELETE',
  path: `${path}/:deskId`,
  summary: 'Remove a desk; the tickets it called keep its name',
  access: 'owner',
  permission: 'calling',
  activity: 'remove-desk',
  keyScope: 'manage',
  params: deskParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: [],
});
