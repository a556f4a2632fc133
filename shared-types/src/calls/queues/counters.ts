import * as z from 'zod/mini';
import { call } from '../../call.ts';
import {
  calledCounterSchema,
  clearedCounterSchema,
  dailyCounterSchema,
} from '../../entities/daily-counter.ts';
import { id, idText, nothing } from '../../fields.ts';
import { line, MAX_PEOPLE } from '../../input-fields.ts';

const counterParams = z.object({ merchantId: idText, queueId: idText, counterId: idText });
const revert = z.strictObject({ revert: z.optional(z.boolean()) });
const path = '/private/merchants/:merchantId/queues/:queueId/daily_counters/:counterId';

export const nextCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/next`,
  summary: 'Call the next ticket, or the next group',
  access: 'owner',
  permission: 'calling',
  activity: 'call',
  keyScope: 'call',
  params: counterParams,
  query: nothing,
  body: z.strictObject({
    /**
     * The number being served as the caller saw it. The command has no effect when its own desk has called a later number
     * since, as after a double press; calls of other desks do not matter (S-20).
     */
    expectedCounter: z.optional(z.int().check(z.minimum(0))),
    /**
     * For a multi-queue, instead of `expectedCounter`: the ticket that the desk served as the caller saw it, `null` for none.
     * Tickets of several sizes may have the same number.
     */
    expectedTicket: z.optional(z.nullable(line(20))),
    /** Calls tickets together until enough people are reached; absent calls one ticket. */
    paxCount: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PEOPLE))),
    /** The desk that calls; absent for the desk without a name. */
    deskId: z.optional(id),
    /** For a multi-queue: the size to call from; absent calls the ticket that has waited longest over all sizes (S-11). */
    childQueueId: z.optional(id),
  }),
  reply: calledCounterSchema,
  status: 200,
  errors: [
    'queue_not_found',
    'desk_not_found',
    'no_tickets_in_queues',
    'queue_closed',
    'too_early',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const closeCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/close`,
  summary: 'Close the queue for today; `revert` reopens it',
  access: 'owner',
  permission: 'calling',
  activity: 'close',
  keyScope: 'call',
  params: counterParams,
  query: nothing,
  body: revert,
  reply: dailyCounterSchema,
  status: 200,
  errors: ['queue_not_found', 'queue_closed', 'idempotency_key_reused'],
  idempotent: true,
});

export const pauseCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/pause`,
  summary: 'Pause the queue; `revert` resumes it',
  access: 'owner',
  permission: 'calling',
  activity: 'pause',
  keyScope: 'call',
  params: counterParams,
  query: nothing,
  body: revert,
  reply: dailyCounterSchema,
  status: 200,
  errors: ['queue_not_found', 'queue_closed', 'idempotency_key_reused'],
  idempotent: true,
});

/** S-04: ends the tickets of everybody who waits in a closed queue. */
export const sendAwayCall = call({
  service: 'queues',
  method: 'POST',
  path: `${path}/send_away`,
  summary: 'Send away the people who wait in a closed queue; their tickets end and say so',
  access: 'owner',
  permission: 'calling',
  activity: 'send-away',
  keyScope: 'call',
  params: counterParams,
  query: nothing,
  body: z.strictObject({
    /** S-10: whether to include people who were called and have not entered, for a cancelled show. */
    withCalled: z.optional(z.boolean()),
  }),
  reply: clearedCounterSchema,
  status: 200,
  errors: ['queue_not_found', 'queue_not_closed', 'idempotency_key_reused'],
  idempotent: true,
});
