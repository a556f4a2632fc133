import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_TRAVEL_MINUTES } from '../../constants.ts';
import { idText, nothing } from '../../fields.ts';
import { webAddress } from '../../input-fields.ts';

const ticketParams = z.object({ userId: idText, queueDailyCounterId: idText, counter: idText });
const path = '/private/users/:userId/tickets/:queueDailyCounterId/:counter/notices';

/** The subscription with which a site may send messages to a browser (RFC 8291): a point of P-256 and 16 random bytes. */
const pushSubscriptionSchema = z.strictObject({
  endpoint: webAddress.check(z.minLength(1)),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/, 'base64url of 65 bytes')),
    auth: z.string().check(z.regex(/^[\w-]{22}$/, 'base64url of 16 bytes')),
  }),
});

export type PushTarget = z.infer<typeof pushSubscriptionSchema>;

const ticketNoticesSchema = z.object({
  /** The public key (VAPID) with which a browser subscribes. */
  pushKey: z.string(),
  /** Whether a browser receives messages about the ticket. */
  hasPush: z.boolean(),
  /** The SHA-256 of that browser's endpoint in base64url, by which it knows itself. */
  pushDigest: z.optional(z.nullable(z.string())),
  byEmail: z.boolean(),
  /** The holder's travel time; `null` if the holder wants no message about leaving. */
  travelMinutes: z.nullable(z.int()),
});

export type TicketNotices = z.infer<typeof ticketNoticesSchema>;

export const ticketNoticesCall = call({
  service: 'queues',
  method: 'GET',
  path,
  summary: 'How the holder of a ticket wants to be told what happens to it',
  access: 'self',
  params: ticketParams,
  query: nothing,
  body: nothing,
  reply: ticketNoticesSchema,
  status: 200,
  errors: ['ticket_not_found'],
});

export const changeTicketNoticesCall = call({
  service: 'queues',
  method: 'PUT',
  path,
  summary: 'Receive messages about a ticket, in the language of the request, or end them',
  access: 'self',
  params: ticketParams,
  query: nothing,
  body: z.strictObject({
    /** The browser that receives messages from now on; `null` ends them. */
    push: z.optional(z.nullable(pushSubscriptionSchema)),
    /** Only for an account with a confirmed address. */
    byEmail: z.optional(z.boolean()),
    travelMinutes: z.optional(
      z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_TRAVEL_MINUTES))),
    ),
  }),
  reply: ticketNoticesSchema,
  status: 200,
  errors: ['ticket_not_found', 'ticket_not_processable', 'email_not_verified', 'validation_error'],
});
