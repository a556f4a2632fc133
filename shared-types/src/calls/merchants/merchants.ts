import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { merchantSchema } from '../../entities/merchant.ts';
import { idText, nothing } from '../../fields.ts';
import {
  degreesText,
  line,
  mapPlaceIdText,
  offsetText,
  pageText,
  perPageText,
  vanityText,
  wholePoint,
} from '../../input-fields.ts';
import { liveMessageSchema } from '../../live.ts';

const scope = z.enum(['public', 'private']);
const merchantParams = z.object({ merchantId: idText });

export const listMerchantsCall = call({
  service: 'queues',
  method: 'GET',
  path: '/:scope/merchants',
  summary: 'Merchants that run a queue, near a point or by text',
  access: { public: 'anyone', private: 'signed-in' },
  params: z.object({ scope }),
  query: z
    .object({
      q: z.optional(line(80)),
      franchising_id: z.optional(idText),
      parent_category_id: z.optional(idText),
      /** QUE-007: returns only the merchant of this map place, or none; all other filters are ignored. */
      place_id: z.optional(mapPlaceIdText),
      lat: z.optional(degreesText(90)),
      lng: z.optional(degreesText(180)),
      order_by: z.optional(z.enum(['tickets_desc', 'distance_asc', 'id_desc'])),
      page: z.optional(pageText),
      per_page: z.optional(perPageText),
      /** Takes precedence over `page` (G-46). */
      offset: z.optional(offsetText),
    })
    .check(wholePoint),
  body: nothing,
  reply: z.array(merchantSchema),
  counted: true,
  status: 200,
  errors: [],
});

export const merchantByVanityCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/merchants/vanity/:vanity',
  summary: 'One merchant by the last part of its public address',
  access: 'anyone',
  params: z.object({ vanity: vanityText }),
  query: nothing,
  body: nothing,
  reply: merchantSchema,
  status: 200,
  errors: ['merchant_not_found'],
});

export const myMerchantCall = call({
  service: 'queues',
  method: 'GET',
  path: '/private/my_merchant',
  summary: 'The merchants of the manager who asks, and the one in use',
  access: 'merchant',
  params: nothing,
  query: z.object({ merchant_id: z.optional(idText) }),
  body: nothing,
  reply: z.object({ lastMerchant: z.nullable(merchantSchema), merchants: z.array(merchantSchema) }),
  status: 200,
  errors: [],
});

export const merchantEventsCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/merchants/:merchantId/events',
  summary: 'Changes of one merchant as they happen; no personal data',
  access: 'anyone',
  params: merchantParams,
  query: nothing,
  body: nothing,
  reply: liveMessageSchema,
  status: 200,
  errors: ['merchant_not_found'],
  streams: true,
});
