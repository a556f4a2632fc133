import * as z from 'zod/mini';
import { call } from '../call.ts';
import { estimateSchema } from '../entities/estimate.ts';
import { ticketSchema } from '../entities/ticket.ts';
import { idText, line, localDate, nothing } from '../fields.ts';

const scope = z.enum(['public', 'private']);
const queueParams = z.object({ scope, merchantId: idText, queueId: idText });
const ticketParams = z.object({ userId: idText, queueDailyCounterId: idText, counter: idText });

export const lineUpCall = call({
  service: 'queues',
  method: 'POST',
  path: '/:scope/merchants/:merchantId/queues/:queueId/lineup',
  summary: 'Take a number; staff use the private scope to add a customer',
  access: { public: 'signed-in', private: 'owner' },
  params: queueParams,
  query: nothing,
  body: z.strictObject({
    /** Absent means 1. */
    paxCount: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
    displayName: z.optional(line(80)),
    phone: z.optional(z.string().check(z.regex(/^\+?[\d ()-]{5,20}$/))),
  }),
  reply: ticketSchema,
  status: 201,
  refusals: [
    'queue_not_found',
    'merchant_cannot_line_up',
    'queue_closed',
    'lineup_not_open',
    'queue_not_supported',
    'pax_count_invalid',
    'already_in_queue',
    'max_tickets',
    'max_tickets_category',
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
  query: z.object({ counter: z.optional(idText) }),
  body: nothing,
  reply: estimateSchema,
  status: 200,
  refusals: ['queue_not_found'],
});

export const userTicketsCall = call({
  service: 'queues',
  method: 'GET',
  path: '/:scope/users/:userId/tickets',
  summary: 'The tickets of one user, newest first',
  access: { public: 'self', private: 'self' },
  params: z.object({ scope, userId: idText }),
  query: z.object({ date: z.optional(localDate) }),
  body: nothing,
  reply: z.array(ticketSchema),
  status: 200,
  refusals: [],
});

export const ticketCall = call({
  service: 'queues',
  method: 'GET',
  path: '/private/users/:userId/tickets/:queueDailyCounterId/:counter',
  summary: 'One ticket of one user',
  access: 'self',
  params: ticketParams,
  query: nothing,
  body: nothing,
  reply: ticketSchema,
  status: 200,
  refusals: ['ticket_not_found'],
});

export const removeTicketCall = call({
  service: 'queues',
  method: 'DELETE',
  path: '/private/users/:userId/tickets/:queueDailyCounterId/:counter',
  summary: 'Leave the queue; only while the ticket waits',
  access: 'self',
  params: ticketParams,
  query: nothing,
  body: nothing,
  reply: nothing,
  status: 204,
  refusals: ['ticket_not_found', 'ticket_not_processable'],
});
