import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_TRAVEL_MINUTES } from '../../constants.ts';
import { estimateSchema } from '../../entities/estimate.ts';
import { passOwnerRefs } from '../../entities/pass.ts';
import { PASS_ENTRY_ERRORS } from '../../entities/pass-policy.ts';
import { ticketSchema } from '../../entities/ticket.ts';
import { idText, localTime, nothing } from '../../fields.ts';
import {
  emptyBody,
  flagText,
  line,
  localDate,
  offsetText,
  pageText,
  perPageText,
} from '../../input-fields.ts';
import { isPhoneOrEmpty } from '../../rules/people/phone.ts';

const scope = z.enum(['public', 'private']);
const queueParams = z.object({ scope, merchantId: idText, queueId: idText });
const ticketParams = z.object({ userId: idText, queueDailyCounterId: idText, counter: idText });

const bookingFields = z.strictObject({
  /** Absent means 1; in a queue for passes it is the number of passes. */
  paxCount: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
  displayName: z.optional(line(80)),
  /** An empty form value means none. */
  phone: z.optional(line(30).check(z.refine(isPhoneOrEmpty, 'invalid_phone'))),
  /** For staff: whether the customer gets text messages about the ticket, if the service sends any. */
  byText: z.optional(z.boolean()),
  /** For staff: the travel time of a customer who gets text messages, who is then also told when to leave. */
  travelMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_TRAVEL_MINUTES))),
  /** Each person with their pass, if the queue requires passes. */
  passOwners: z.optional(passOwnerRefs),
});

/** a bare list of passes is accepted too. */
const lineUpBody = z.pipe(
  z.transform((body: z.input<typeof bookingFields> | z.input<typeof passOwnerRefs>) =>
    Array.isArray(body) ? { passOwners: body } : body,
  ),
  bookingFields,
);

export const lineUpCall = call({
  service: 'queues',
  method: 'POST',
  path: '/:scope/merchants/:merchantId/queues/:queueId/lineup',
  summary: 'Take a number; staff use the private scope to add a customer',
  access: { public: 'signed-in', private: 'owner' },
  permission: 'calling',
  activity: 'add-customer',
  keyScope: 'line-up',
  params: queueParams,
  /** `time` names the show, in an event's queue (G-05); `date` its day, if it is not today (S-05). */
  query: z.object({ time: z.optional(localTime), date: z.optional(localDate) }),
  body: lineUpBody,
  reply: ticketSchema,
  status: 201,
  location: '/private/users/{userId}/tickets/{queueDailyCounterId}/{counter}',
  /** In the order in which they are checked. */
  errors: [
    'queue_not_found',
    'merchant_closed_for_good',
    'merchant_cannot_line_up',
    'queue_not_supported',
    'queue_closed',
    'lineup_not_open',
    'pax_count_invalid',
    'slot_not_bookable',
    'empty_list',
    'pass_incompatible',
    'too_late_today',
    'already_in_queue',
    'event_ticket_already_exists',
    'max_tickets_category',
    'max_tickets',
    'pass_owner_not_found',
    'pass_not_found',
    'pass_not_accepted',
    ...PASS_ENTRY_ERRORS,
    'slot_full',
    'invalid_phone',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const estimateCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/merchants/:merchantId/queues/:queueId/estimated_waiting_time',
  summary: 'How long a queue takes from here, or from one ticket of it',
  access: 'anyone',
  params: z.object({ merchantId: idText, queueId: idText }),
  query: z.object({ counter: z.optional(idText), time: z.optional(localTime) }),
  body: nothing,
  reply: estimateSchema,
  status: 200,
  errors: ['queue_not_found', 'slot_not_bookable'],
});

export const userTicketsCall = call({
  service: 'queues',
  method: 'GET',
  path: '/:scope/users/:userId/tickets',
  summary: 'The tickets of one user, newest first, at most 100 on a page',
  access: { public: 'self', private: 'self' },
  params: z.object({ scope, userId: idText }),
  /** `events=true` returns only tickets for shows, `false` only the others (G-10). */
  query: z.object({
    date: z.optional(localDate),
    events: z.optional(flagText),
    page: z.optional(pageText),
    /** Takes precedence over `page`. */
    offset: z.optional(offsetText),
    per_page: z.optional(perPageText),
  }),
  body: nothing,
  /**
   * Without a date, tickets of today, yesterday and later days; with several pages, `X-Total-Count` may include a few older
   * ones.
   */
  reply: z.array(ticketSchema),
  counted: true,
  status: 200,
  errors: [],
});

export const ticketCall = call({
  service: 'queues',
  method: 'GET',
  path: '/private/users/:userId/tickets/:queueDailyCounterId/:counter',
  summary: 'One ticket of one user',
  access: 'self',
  params: ticketParams,
  /** G-11: `light` omits passes and the QR code, `includePassUsages` keeps the uses of passes even then. */
  query: z.object({ light: z.optional(flagText), includePassUsages: z.optional(flagText) }),
  body: nothing,
  reply: ticketSchema,
  status: 200,
  errors: ['ticket_not_found'],
});

export const removeTicketCall = call({
  service: 'queues',
  method: 'DELETE',
  path: '/private/users/:userId/tickets/:queueDailyCounterId/:counter',
  summary: 'Leave the queue; only while the ticket waits',
  access: 'self',
  params: ticketParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['ticket_not_found', 'ticket_not_processable'],
});
