import { createQueueCall, type Queue } from '@turno/shared-types';
import {
  EVENT_BOOKING_SECONDS,
  EVENT_DURATION_SECONDS,
  EVENT_OPENING_SECONDS,
  EVENT_PAX_PRESETS,
} from '@turno/shared-types/constants';
import { dayOfWeek, type EventPlan, editBlocker, type QueueUse } from '@turno/shared-types/rules';
import type { Problems } from '@turno/shared-ui/forms';
import type { QueueChange } from '../shared/queue-editing/atoms.ts';
import { contractProblems, nameProblem } from '../shared/queue-editing/problems.ts';

/** The values of the event form (MER-044). Fields of the contract have the contract's names. */
export type EventValues = {
  name: string;
  /** Seats of each show. */
  eventPaxCapacity: number | null;
  /** the largest party of one booking; `null` allows as many as there are seats. */
  maxPax: number | null;
  schedule: 'repeat' | 'once';
  eventScheduleStartDate: string | null;
  eventDuration: number;
  eventOpeningBeforeStart: number;
  eventBookingBeforeStart: number;
  eventNextPaxPresets: number[];
  /** Seven lists of `HH:mm`, index 0 is Sunday. */
  eventScheduleWeek: string[][];
};

const NO_TIMES: string[][] = [[], [], [], [], [], [], []];

/** The values of a stored event; of a new one the defaults (CST-006, QUE-081). */
export function valuesOf(queue: Queue | null, today: string): EventValues {
  const start = queue ? queue.eventScheduleStartDate : today;
  const isOnce = start !== null && queue?.eventScheduleEndDate === start;
  return {
    name: queue?.name ?? '',
    eventPaxCapacity: queue?.eventPaxCapacity ?? 1,
    maxPax: queue ? queue.maxPax : 1,
    schedule: isOnce ? 'once' : 'repeat',
    eventScheduleStartDate: start,
    eventDuration: queue?.eventDuration ?? EVENT_DURATION_SECONDS,
    eventOpeningBeforeStart: queue?.eventOpeningBeforeStart ?? EVENT_OPENING_SECONDS,
    eventBookingBeforeStart: queue?.eventBookingBeforeStart ?? EVENT_BOOKING_SECONDS,
    eventNextPaxPresets: queue?.eventNextPaxPresets ?? [...EVENT_PAX_PRESETS],
    eventScheduleWeek: queue?.eventScheduleWeek ?? NO_TIMES,
  };
}

/** MER-046: the values with the other type of schedule, which starts without times. */
export function withSchedule(
  values: EventValues,
  schedule: EventValues['schedule'],
  today: string,
): Partial<EventValues> {
  const start = values.eventScheduleStartDate ?? (schedule === 'once' ? today : null);
  return { schedule, eventScheduleStartDate: start, eventScheduleWeek: NO_TIMES };
}

/** The values with another first day; the times of a show that takes place once move to its weekday. */
export function withStart(values: EventValues, date: string): Partial<EventValues> {
  const { schedule, eventScheduleStartDate: before, eventScheduleWeek: week } = values;
  if (schedule === 'repeat' || before === null) return { eventScheduleStartDate: date };
  const times = week[dayOfWeek(before)] ?? [];
  const moved = NO_TIMES.map((none, day) => (day === dayOfWeek(date) ? times : none));
  return { eventScheduleStartDate: date, eventScheduleWeek: moved };
}

/** The schedule that results from the values, as the event rules expect it. */
export function planOf({ schedule, ...values }: EventValues): EventPlan {
  const { eventScheduleStartDate } = values;
  return { ...values, eventScheduleEndDate: schedule === 'once' ? eventScheduleStartDate : null };
}

function bodyOf({ schedule, ...values }: EventValues) {
  const { eventPaxCapacity, eventScheduleStartDate: start } = values;
  return {
    ...values,
    // An empty box is 0, which the contract rejects.
    eventPaxCapacity: eventPaxCapacity ?? 0,
    eventScheduleEndDate: schedule === 'once' ? start : null,
  };
}

/** The body that creates the event. */
export function draftOf(values: EventValues) {
  return { ...bodyOf(values), type: 'event' as const };
}

/** The change of a stored event: the edited fields, and the end of the schedule where it follows from them. */
export function changeOf(values: EventValues, edited: ReadonlySet<string>): QueueChange {
  const isEndEdited =
    edited.has('schedule') || (values.schedule === 'once' && edited.has('eventScheduleStartDate'));
  const fields = Object.entries(bodyOf(values)).filter(([field]) =>
    field === 'eventScheduleEndDate' ? isEndEdited : edited.has(field),
  );
  return Object.fromEntries(fields);
}

type Stored = { queue: Queue; use: QueueUse };

/** MER-042, MER-045, S-10: what is wrong with each field; `use` says who has booked a stored event. */
export function eventProblems(values: EventValues, stored: Stored | null): Problems<EventValues> {
  const problems: Record<string, string> = {};
  const rejected = contractProblems(createQueueCall.body, draftOf(values));
  for (const [path, message] of Object.entries(rejected)) {
    problems[path.split('.', 1)[0] ?? path] ??= message;
  }
  const name = nameProblem(values.name, 'event');
  if (name) problems.name = name;
  if (values.schedule === 'once' && values.eventScheduleStartDate === null) {
    problems.eventScheduleStartDate = 'noDate';
  }
  // Without times nobody can book. A stored event may have none, such as between two seasons.
  if (!stored && values.eventScheduleWeek.flat().length === 0) {
    problems.eventScheduleWeek ??= 'timesMissing';
  }
  if (stored) {
    const { queue, use } = stored;
    const before: Record<string, unknown> = bodyOf(valuesOf(queue, ''));
    // The end of the schedule is derived from other fields.
    const changed = Object.entries(bodyOf(values)).filter(
      ([field, value]) =>
        field !== 'eventScheduleEndDate' && JSON.stringify(value) !== JSON.stringify(before[field]),
    );
    const change = Object.fromEntries(changed);
    const blocker = editBlocker(queue, change, use);
    if (blocker) problems[blocker.field] ??= blocker.code;
  }
  const party = partyProblem(values, stored);
  if (party) problems.maxPax ??= party;
  return problems;
}

/**
 * the largest party of one booking must not exceed the seats. Values that another program has stored are accepted until
 * one of the two is edited, and the party also while it is locked: the seats left limit it in any case.
 */
function partyProblem(values: EventValues, stored: Stored | null): string | null {
  const { maxPax, eventPaxCapacity: seats } = values;
  if (maxPax === null || (stored && isPartyKept(values, stored))) return null;
  if (maxPax < (stored?.queue.minPax ?? 1)) return 'outOfRange';
  return seats !== null && maxPax > seats ? 'aboveSeats' : null;
}

function isPartyKept({ maxPax, eventPaxCapacity }: EventValues, { queue, use }: Stored): boolean {
  const isSame = maxPax === queue.maxPax && eventPaxCapacity === queue.eventPaxCapacity;
  return isSame || use.hasWaiting;
}
