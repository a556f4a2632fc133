import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { dailyCounterSchema } from '../../entities/daily-counter.ts';
import { staffTicketSchema } from '../../entities/ticket.ts';
import { id, idText, nothing } from '../../fields.ts';
import { emptyBody, peopleText } from '../../input-fields.ts';

const merchantParams = z.object({ merchantId: idText });

export const autoNextCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants/:merchantId/queues/auto_next',
  summary: 'Call the next ticket of all automatic queues, each in its turn',
  access: 'owner',
  permission: 'calling',
  activity: 'call',
  keyScope: 'call',
  params: merchantParams,
  query: z.object({
    /** Calls one ticket after another until enough people are called; absent calls one ticket. */
    paxCount: z.optional(peopleText),
    /** Passes over the queues for any pass, for this call only (MER-023). */
    skip: z.optional(z.enum(['generic'])),
    /** The desk that calls; absent for the desk without a name. */
    deskId: z.optional(idText),
  }),
  body: emptyBody,
  reply: z.object({
    queueId: id,
    counter: dailyCounterSchema,
    /** The last ticket that was called; `tickets` lists every ticket that this command called, in order. */
    ticket: staffTicketSchema,
    tickets: z.array(staffTicketSchema),
  }),
  status: 200,
  errors: [
    'merchant_not_found',
    'desk_not_found',
    'no_tickets_in_queues',
    'merchant_closed',
    'too_early',
    'skip_not_allowed',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const autoPauseCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants/:merchantId/queues/auto_pause',
  summary:
    'Pause all automatic queues, or resume them with `revert`; notify people who wait if asked to',
  access: 'owner',
  permission: 'calling',
  activity: 'pause',
  keyScope: 'call',
  params: merchantParams,
  query: nothing,
  body: z.strictObject({
    revert: z.optional(z.boolean()),
    send_notification: z.optional(z.boolean()),
  }),
  reply: z.array(dailyCounterSchema),
  status: 200,
  errors: ['merchant_not_found', 'merchant_closed', 'idempotency_key_reused'],
  idempotent: true,
});

export const setNextWebhookCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants/:merchantId/queues/set_next_webhook',
  summary: 'Switch on or off that calls of this merchant are sent to the next webhook',
  access: 'owner',
  permission: 'integrations',
  activity: 'edit-webhooks',
  keyScope: 'manage',
  params: merchantParams,
  query: nothing,
  body: z.strictObject({ enabled: z.boolean() }),
  reply: z.array(dailyCounterSchema),
  status: 200,
  errors: ['merchant_not_found', 'webhook_not_configured'],
});
