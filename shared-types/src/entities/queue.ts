import * as z from 'zod/mini';
import { dateText, id, localTime } from '../fields.ts';
import { dailyCounterSchema } from './daily-counter.ts';

const seconds = z.int().check(z.minimum(0));

const queueFields = {
  id,
  name: z.string(),
  shortName: z.string(),
  type: z.enum(['event', 'standard']),
  /** `free` means the ordinary ticket queue; the other two need a pass. */
  passMode: z.enum(['free', 'generic', 'specific']),
  /** Free access: the queue issues no tickets. */
  listOnly: z.boolean(),
  multiQueue: z.boolean(),
  qrCodeEnabled: z.boolean(),
  parentQueueId: z.nullable(id),
  capacity: z.int().check(z.minimum(1)),
  minPax: z.int().check(z.minimum(1)),
  /** `null` for the open-ended child of a multi-queue. */
  maxPax: z.nullable(z.int()),
  defaultWaitingTime: seconds,
  nextRatio: z.nullable(z.int()),
  eventScheduleStartDate: z.nullable(dateText),
  eventScheduleEndDate: z.nullable(dateText),
  eventDuration: z.nullable(seconds),
  eventPaxCapacity: z.nullable(z.int()),
  eventNextPaxPresets: z.nullable(z.array(z.int())),
  eventBookingBeforeStart: z.nullable(seconds),
  eventOpeningBeforeStart: z.nullable(seconds),
  /** Seven lists of slot times, index 0 is Sunday. */
  eventScheduleWeek: z.nullable(z.array(z.array(localTime))),
  /** Index 0 is the current day. */
  queue_daily_counters: z.array(dailyCounterSchema),
  /** For an event: the shows of later days that can be booked already, in order (S-05). */
  coming_daily_counters: z.optional(z.array(dailyCounterSchema)),
};

export const childQueueSchema = z.object(queueFields);

/** QUE-022 */
export const queueSchema = z.object({
  ...queueFields,
  childQueues: z.optional(z.array(childQueueSchema)),
});

export type Queue = z.infer<typeof queueSchema>;
