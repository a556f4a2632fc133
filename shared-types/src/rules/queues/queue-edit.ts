import type { Queue } from '../../entities/queue.ts';
import type { MerchantDay } from '../openings/merchant-day.ts';
import { queueStatus } from './queue-status.ts';

/** When a setting of a queue may change. */
type EditRule =
  | 'always'
  /** S-10: the people who wait joined under the current setting. */
  | 'nobody-waits'
  /** QUE-035: like `nobody-waits`, with the error about the schedule. */
  | 'no-bookings'
  /** S-10: a show must not have fewer seats than are booked. */
  | 'above-bookings'
  /** QUE-036, X-49: with `managerDisable`, not after the first slot of the day has begun. */
  | 'before-opening'
  /** QUE-036, X-49: with `managerDisable`, not while the queue is open. */
  | 'while-closed';

/** S-10: when each setting may change; service and pages share this table. */
export const EDIT_RULES = [
  ['name', 'always'],
  ['qrCodeEnabled', 'always'],
  ['eventNextPaxPresets', 'always'],
  ['passMode', 'nobody-waits'],
  ['listOnly', 'nobody-waits'],
  ['minPax', 'nobody-waits'],
  ['maxPax', 'nobody-waits'],
  ['nextRatio', 'nobody-waits'],
  ['eventScheduleStartDate', 'no-bookings'],
  ['eventScheduleEndDate', 'no-bookings'],
  ['eventScheduleWeek', 'no-bookings'],
  ['eventDuration', 'no-bookings'],
  ['eventBookingBeforeStart', 'no-bookings'],
  ['eventOpeningBeforeStart', 'no-bookings'],
  ['eventPaxCapacity', 'above-bookings'],
  ['capacity', 'before-opening'],
  ['defaultWaitingTime', 'while-closed'],
] as const satisfies readonly (readonly [keyof Queue, EditRule])[];

type Field = (typeof EDIT_RULES)[number][0];
type Settings = Pick<Queue, Field | 'type'>;
export type SettingsChange = { [F in Field]?: Settings[F] | undefined };

/** How people use a queue at the moment of a change. */
export type QueueUse = {
  /** Whether a ticket waits on the current day, or a show is in use. */
  hasWaiting: boolean;
  /** The maximum of people with seats over all coming shows. */
  bookedSeats: number;
  /** whether a running queue keeps its capacity and its average time. */
  managerDisable: boolean;
  counter: { closed: boolean; paused: boolean };
  day: MerchantDay;
};

export type EditBlocker = {
  code: 'people_in_queue' | 'cannot_change_schedule' | 'queue_running';
  field: Field;
};

const RULES_OF_PEOPLE: readonly EditRule[] = ['nobody-waits', 'no-bookings', 'above-bookings'];

/** S-10, QUE-035, QUE-036: why a queue in use cannot be changed this way; `null` when it can. */
export function editBlocker(
  queue: Settings,
  change: SettingsChange,
  use: QueueUse,
): EditBlocker | null {
  for (const [field, rule] of changedRules(queue, change)) {
    const code = blockerOf(rule, { queue, change, use });
    if (code) return { code, field };
  }
  return null;
}

/** The settings of a queue in use that cannot change now to any value, each with the reason. */
export function lockedFields(queue: Settings, use: QueueUse): EditBlocker[] {
  return EDIT_RULES.flatMap(([field, rule]) => {
    const code = blockerOf(rule, { queue, change: queue, use });
    return code ? [{ code, field }] : [];
  });
}

/** Whether the people who wait may block this change, so that nobody may join while it is decided. */
export function dependsOnPeople(queue: Settings, change: SettingsChange): boolean {
  return changedRules(queue, change).some(([, rule]) => RULES_OF_PEOPLE.includes(rule));
}

function changedRules(queue: Settings, change: SettingsChange) {
  return EDIT_RULES.filter(([field]) => {
    const after = change[field];
    return after !== undefined && JSON.stringify(queue[field]) !== JSON.stringify(after);
  });
}

type Edit = { queue: Settings; change: SettingsChange; use: QueueUse };

function blockerOf(rule: EditRule, { queue, change, use }: Edit): EditBlocker['code'] | null {
  switch (rule) {
    case 'always':
      return null;
    case 'nobody-waits':
      return use.hasWaiting ? 'people_in_queue' : null;
    case 'no-bookings':
      return use.hasWaiting ? 'cannot_change_schedule' : null;
    case 'above-bookings':
      return seatsOf(change) < use.bookedSeats ? 'people_in_queue' : null;
    case 'before-opening':
      return use.managerDisable && hasStarted(use.day) ? 'queue_running' : null;
    case 'while-closed':
      return use.managerDisable && isRunning(queue, use) ? 'queue_running' : null;
  }
}

/** how many people a show takes; one if the queue sets nothing. */
export function seatsOf({ eventPaxCapacity }: Pick<SettingsChange, 'eventPaxCapacity'>): number {
  return eventPaxCapacity ?? 1;
}

/** Whether the first slot of the day has begun, even if it was moved to later since. */
function hasStarted({ slots, now, hadOpened }: MerchantDay): boolean {
  const first = slots[0];
  return first !== undefined && (hadOpened || now >= first.opensAt);
}

function isRunning({ type }: Settings, { counter, day }: QueueUse): boolean {
  return queueStatus({ ...counter, type, day }) !== 'closed';
}
