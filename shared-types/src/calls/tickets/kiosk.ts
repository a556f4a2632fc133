import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { slipSchema } from '../../entities/public-ticket.ts';
import { id, localTime, nothing } from '../../fields.ts';
import { localDate } from '../../input-fields.ts';

export const kioskLineUpCall = call({
  service: 'queues',
  method: 'POST',
  path: '/device/lineup',
  summary: 'A kiosk takes a number for whoever stands in front of it, by the rules for everybody',
  access: 'anyone',
  device: true,
  params: nothing,
  /** `time` names the show, in an event's queue; `date` its day, if it is not today (S-05). */
  query: z.object({ time: z.optional(localTime), date: z.optional(localDate) }),
  body: z.strictObject({
    /** A queue of the merchant that the kiosk is paired with. */
    queueId: id,
    paxCount: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
  }),
  reply: slipSchema,
  status: 201,
  errors: [
    'device_unknown',
    'forbidden',
    'queue_not_found',
    'merchant_closed_for_good',
    'queue_not_supported',
    'queue_closed',
    'lineup_not_open',
    'pax_count_invalid',
    'slot_not_bookable',
    'empty_list',
    'slot_full',
    'idempotency_key_reused',
  ],
  idempotent: true,
});
