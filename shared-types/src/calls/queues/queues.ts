import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LONGEST_LEAD_SECONDS } from '../../constants.ts';
import { queueSchema } from '../../entities/queue.ts';
import { idText, localTime, nothing } from '../../fields.ts';
import { distinct, emptyBody, line, localDate } from '../../input-fields.ts';

const MAX_PAX = 1_000;
const DAY_SECONDS = 86_400;
const WEEK_DAYS = 7;

const merchantParams = z.object({ merchantId: idText });
const queueParams = z.object({ merchantId: idText, queueId: idText });

const capacity = z
  .int('capacity_invalid')
  .check(z.minimum(1, 'capacity_invalid'), z.maximum(1_000, 'capacity_invalid'));
const waitingSeconds = z.int().check(z.minimum(1), z.maximum(DAY_SECONDS));
const spanSeconds = z.int().check(z.minimum(0), z.maximum(LONGEST_LEAD_SECONDS));
const people = z.int().check(z.minimum(1), z.maximum(MAX_PAX));
/** S-12: at most one show begins at a time. */
const slotTimes = z.array(localTime).check(z.maxLength(97), distinct);

/** Fields of a queue that may be set at creation and later; absent fields keep their value or default. */
const changeable = {
  name: z.optional(line(80)),
  passMode: z.optional(z.enum(['free', 'generic', 'specific'])),
  listOnly: z.optional(z.boolean()),
  qrCodeEnabled: z.optional(z.boolean()),
  capacity: z.optional(capacity),
  defaultWaitingTime: z.optional(waitingSeconds),
  minPax: z.optional(people),
  maxPax: z.optional(z.nullable(people)),
  /** Tickets called in one turn of an automatic queue; `null` makes it an ordinary one (QUE-025). */
  nextRatio: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100)))),
  eventScheduleStartDate: z.optional(z.nullable(localDate)),
  eventScheduleEndDate: z.optional(z.nullable(localDate)),
  eventDuration: z.optional(z.nullable(z.int().check(z.minimum(60), z.maximum(DAY_SECONDS)))),
  eventBookingBeforeStart: z.optional(z.nullable(spanSeconds)),
  eventOpeningBeforeStart: z.optional(z.nullable(spanSeconds)),
  eventPaxCapacity: z.optional(
    z.nullable(
      z
        .int('capacity_invalid')
        .check(z.minimum(1, 'capacity_invalid'), z.maximum(100_000, 'capacity_invalid')),
    ),
  ),
  eventNextPaxPresets: z.optional(
    z.nullable(z.array(people).check(z.minLength(1), z.maxLength(10))),
  ),
  /** Seven lists of slot times, index 0 is Sunday. */
  eventScheduleWeek: z.optional(
    z.nullable(z.array(slotTimes).check(z.minLength(WEEK_DAYS), z.maxLength(WEEK_DAYS))),
  ),
};

const ofEachChild = <T extends z.ZodMiniType>(value: T) =>
  z.optional(z.array(value).check(z.length(4, 'capacity_invalid')));

export const listQueuesCall = call({
  service: 'queues',
  method: 'GET',
  path: '/private/merchants/:merchantId/queues',
  summary: 'The queues of a merchant with the day of each, children inside their parents',
  access: 'owner',
  permission: 'membership',
  keyScope: 'read',
  params: merchantParams,
  query: nothing,
  body: nothing,
  reply: z.array(queueSchema),
  status: 200,
  errors: ['merchant_not_found'],
});

export const createQueueCall = call({
  service: 'queues',
  method: 'POST',
  path: '/private/merchants/:merchantId/queues',
  summary: 'Make a queue: single, multi-queue with four children, automatic, event or list-only',
  access: 'owner',
  permission: 'editing',
  activity: 'add-queue',
  keyScope: 'manage',
  params: merchantParams,
  query: nothing,
  body: z.strictObject({
    ...changeable,
    name: line(80),
    type: z.optional(z.enum(['event', 'standard'])),
    multiQueue: z.optional(z.boolean()),
    /** For the children for 1-2, 3-4, 5-6 and 7 or more people. */
    capacities: ofEachChild(capacity),
    defaultWaitingTimes: ofEachChild(waitingSeconds),
  }),
  reply: queueSchema,
  status: 201,
  location: '/private/merchants/:merchantId/queues/{id}',
  errors: [
    'merchant_not_found',
    'queue_already_exists',
    'multi_queue_exists',
    'queue_name_invalid',
    'capacity_invalid',
    'idempotency_key_reused',
  ],
  idempotent: true,
});

export const queueCall = call({
  service: 'queues',
  method: 'GET',
  path: '/private/merchants/:merchantId/queues/:queueId',
  summary: 'One queue with its day',
  access: 'owner',
  permission: 'membership',
  keyScope: 'read',
  params: queueParams,
  query: nothing,
  body: nothing,
  reply: queueSchema,
  status: 200,
  errors: ['queue_not_found'],
});

export const updateQueueCall = call({
  service: 'queues',
  method: 'PUT',
  path: '/private/merchants/:merchantId/queues/:queueId',
  summary: 'Change some of a queue; what a queue is (single, multi, event) never changes',
  access: 'owner',
  permission: 'editing',
  activity: 'edit-queue',
  keyScope: 'manage',
  params: queueParams,
  query: nothing,
  body: z.strictObject(changeable),
  reply: queueSchema,
  status: 200,
  errors: [
    'queue_not_found',
    'queue_already_exists',
    'queue_name_invalid',
    'capacity_invalid',
    'people_in_queue',
    'cannot_change_schedule',
    'queue_running',
  ],
});

export const removeQueueCall = call({
  service: 'queues',
  method: 'DELETE',
  path: '/private/merchants/:merchantId/queues/:queueId',
  summary: 'Remove a queue with its children; tickets that wait are cancelled',
  access: 'owner',
  permission: 'editing',
  activity: 'remove-queue',
  keyScope: 'manage',
  params: queueParams,
  query: nothing,
  body: emptyBody,
  reply: nothing,
  status: 204,
  errors: ['queue_not_found'],
});
