import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { personInPassesSchema, personInQueuesSchema } from '../../entities/person-data.ts';
import { idText, nothing } from '../../fields.ts';

/** Identity asks queues for everything it stores about a person. */
export const personInQueuesCall = call({
  service: 'queues',
  method: 'GET',
  path: '/internal/users/:userId/data',
  summary: 'All that queues holds of a person',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: personInQueuesSchema,
  status: 200,
  errors: [],
});

/** Identity asks passes the same. */
export const personInPassesCall = call({
  service: 'passes',
  method: 'GET',
  path: '/internal/users/:userId/data',
  summary: 'All that passes holds of a person',
  access: 'internal',
  params: z.object({ userId: idText }),
  query: nothing,
  body: nothing,
  reply: personInPassesSchema,
  status: 200,
  errors: [],
});
