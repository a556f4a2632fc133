import type { CallOutput, createQueueCall } from '@turno/shared-types';
import {
  DEFAULT_CAPACITY,
  DEFAULT_MAX_PAX,
  DEFAULT_WAITING_SECONDS,
  EVENT_BOOKING_SECONDS,
  EVENT_DURATION_SECONDS,
  EVENT_OPENING_SECONDS,
  EVENT_PAX_PRESETS,
  MULTI_QUEUE_SIZES,
} from '@turno/shared-types/constants';
import type { QueueFacts } from './queue-facts.ts';

export type QueueDraft = CallOutput<typeof createQueueCall>['body'];

/** A new queue of any kind; fields that the draft leaves out get their defaults (QUE-024, QUE-030, QUE-081). */
export function queueOf(draft: QueueDraft): QueueFacts {
  const { capacities: _c, defaultWaitingTimes: _w, ...said } = withoutUndefined(draft);
  const isEvent = draft.type === 'event';
  return {
    type: 'standard',
    passMode: 'free',
    listOnly: false,
    multiQueue: false,
    qrCodeEnabled: true,
    capacity: DEFAULT_CAPACITY,
    minPax: 1,
    maxPax: draft.multiQueue ? null : isEvent ? 1 : DEFAULT_MAX_PAX,
    defaultWaitingTime: DEFAULT_WAITING_SECONDS,
    nextRatio: null,
    ...NO_EVENT,
    ...said,
    ...(isEvent ? eventOf(draft) : {}),
  };
}

const NO_EVENT = {
  eventScheduleStartDate: null,
  eventScheduleEndDate: null,
  eventDuration: null,
  eventPaxCapacity: null,
  eventNextPaxPresets: null,
  eventBookingBeforeStart: null,
  eventOpeningBeforeStart: null,
  eventScheduleWeek: null,
};

function eventOf(draft: QueueDraft) {
  return {
    eventDuration: draft.eventDuration ?? EVENT_DURATION_SECONDS,
    eventPaxCapacity: draft.eventPaxCapacity ?? 1,
    eventNextPaxPresets: draft.eventNextPaxPresets ?? [...EVENT_PAX_PRESETS],
    eventBookingBeforeStart: draft.eventBookingBeforeStart ?? EVENT_BOOKING_SECONDS,
    eventOpeningBeforeStart: draft.eventOpeningBeforeStart ?? EVENT_OPENING_SECONDS,
    eventScheduleWeek: draft.eventScheduleWeek ?? [[], [], [], [], [], [], []],
  };
}

/** QUE-031: the four children of a multi-queue, by party size; the last one takes all larger parties. */
export function childrenOf(parent: QueueFacts, draft: QueueDraft): QueueFacts[] {
  return MULTI_QUEUE_SIZES.map(({ minPax, maxPax }, index) => ({
    ...parent,
    name: childName(parent.name, { minPax, maxPax }),
    multiQueue: false,
    minPax,
    maxPax,
    capacity: draft.capacities?.[index] ?? parent.capacity,
    defaultWaitingTime: draft.defaultWaitingTimes?.[index] ?? parent.defaultWaitingTime,
  }));
}

/** S-11: the name of a multi-queue's child: that of its parent with the sizes that it accepts. */
export function childName(
  parentName: string,
  { minPax, maxPax }: Pick<QueueFacts, 'minPax' | 'maxPax'>,
): string {
  return `${parentName} ${maxPax === null ? `${minPax}+` : `${minPax}-${maxPax}`}`;
}

/** A copy without the fields that are `undefined`. */
export function withoutUndefined<T extends object>(
  given: T,
): { [K in keyof T]: Exclude<T[K], undefined> } {
  const said = Object.entries(given).filter(([, value]) => value !== undefined);
  // `entries` loses the type; only `undefined` fields were removed.
  return Object.fromEntries(said) as { [K in keyof T]: Exclude<T[K], undefined> };
}
