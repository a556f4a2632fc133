import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { MAX_PUT_BACK_BEHIND } from '../../constants.ts';
import { ticketCommandSchema } from '../../entities/daily-counter.ts';
import { movedToSchema } from '../../entities/ticket.ts';
import { id, idText, nothing } from '../../fields.ts';
import { emptyBody } from '../../input-fields.ts';

const params = z.object({
  merchantId: idText,
  queueId: idText,
  counterId: idText,
  counter: idText,
});
const path =
  '/private/merchants/:merchantId/queues/:queueId/daily_counters/:counterId/tickets/:counter';
const errors = [
  'queue_not_found',
  'ticket_not_found',
  'ticket_not_processable',
  'ticket_already_scanned',
  'queue_closed',
  'idempotency_key_reused',
] as const;

/** S-21 */
export const callAgainCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/call_again`,
  summary: 'Call a called ticket again, or bring back one that is kept aside',
  access: 'owner',
  permission: 'calling',
  activity: 'call-again',
  keyScope: 'call',
  params,
  query: nothing,
  body: z.strictObject({
    /** The desk to which the ticket is called; absent for the desk without a name. */
    deskId: z.optional(id),
  }),
  reply: ticketCommandSchema,
  status: 200,
  errors: ['desk_not_found', ...errors],
  idempotent: true,
});

/** S-21: the ticket waits again with its number, and its desk serves the previous ticket again. */
export const takeBackCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/take_back`,
  summary: 'Take back the call of a ticket, within ten seconds; no ticket of a group',
  access: 'owner',
  permission: 'calling',
  activity: 'take-back',
  keyScope: 'call',
  params,
  query: nothing,
  body: emptyBody,
  reply: ticketCommandSchema,
  status: 200,
  errors: ['too_late', 'already_in_queue', ...errors],
  idempotent: true,
});

/** S-21: the ticket waits again with its number, behind the next `behind` tickets. */
export const putBackCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/put_back`,
  summary: 'Put a called ticket back behind the next tickets; of a multi-queue, of all its sizes',
  access: 'owner',
  permission: 'calling',
  activity: 'put-back',
  keyScope: 'call',
  params,
  query: nothing,
  body: z.strictObject({
    /** How many tickets are called before it. */
    behind: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PUT_BACK_BEHIND))),
  }),
  reply: ticketCommandSchema,
  status: 200,
  errors: ['already_in_queue', 'queue_not_supported', 'pax_count_invalid', ...errors],
  idempotent: true,
});

/** S-21: the ticket ends, and its holder gets the next number of the other queue, ahead of those who joined later. */
export const moveTicketCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/move`,
  summary:
    'Move a waiting or called ticket to another queue of the merchant, with its waiting time',
  access: 'owner',
  permission: 'calling',
  activity: 'move',
  keyScope: 'call',
  params,
  query: nothing,
  body: z.strictObject({
    /** The other queue; in a multi-queue the party determines the size. */
    queueId: id,
  }),
  reply: z.extend(ticketCommandSchema, { movedTo: movedToSchema }),
  status: 200,
  errors: [
    'already_in_queue',
    'queue_not_supported',
    'lineup_not_open',
    'pax_count_invalid',
    'merchant_closed_for_good',
    ...errors,
  ],
  idempotent: true,
});

/** S-21: calling the ticket again brings it back. */
export const notComeCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/not_come`,
  summary: 'Mark a called ticket as not come; it is kept aside for the day',
  access: 'owner',
  permission: 'calling',
  activity: 'not-come',
  keyScope: 'call',
  params,
  query: nothing,
  body: emptyBody,
  reply: ticketCommandSchema,
  status: 200,
  errors: [...errors],
  idempotent: true,
});
