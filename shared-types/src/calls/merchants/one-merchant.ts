import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { merchantSchema } from '../../entities/merchant.ts';
import { idText, nothing } from '../../fields.ts';

/** In a separate file, because a board makes only this one of these calls and must load no others. */
export const merchantCall = call({
  service: 'queues',
  method: 'GET',
  path: '/:scope/merchants/:merchantId',
  summary: 'One merchant with openings, queues and the day of each queue',
  access: { public: 'anyone', private: 'signed-in' },
  params: z.object({ scope: z.enum(['public', 'private']), merchantId: idText }),
  query: nothing,
  body: nothing,
  reply: merchantSchema,
  status: 200,
  errors: ['merchant_not_found'],
});
