import type { CallOutput, updateQueueCall } from '@turno/shared-types';
import { type MerchantDay, queueStatus } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import type { QueueFacts } from './queue-facts.ts';
import { type Problem, queueProblem } from './queue-problem.ts';

export type QueueChange = CallOutput<typeof updateQueueCall>['body'];
type Editable = QueueFacts & { parentQueueId: number | null };

/** QUE-033: the fields that may change in a child and in its parent. */
const OF_CHILD: readonly string[] = ['listOnly', 'capacity', 'defaultWaitingTime'];
const OF_PARENT: readonly string[] = ['name', 'listOnly', 'qrCodeEnabled'];

const SCHEDULE = [
  'eventScheduleStartDate',
  'eventScheduleEndDate',
  'eventScheduleWeek',
  'eventDuration',
  'eventBookingBeforeStart',
  'eventOpeningBeforeStart',
] as const;

/** The problem of a change, regardless of waiting people; `null` when it is valid. */
export function changeProblem(queue: Editable, change: QueueChange): Problem | null {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  const allowed = allowedFields(queue);
  const odd = allowed && said.find(([field]) => !allowed.includes(field));
  if (odd) return { code: 'validation_error', field: odd[0] };
  const after = { ...queue, ...Object.fromEntries(said) };
  return queueProblem(after, queue.parentQueueId !== null);
}

function allowedFields({ parentQueueId, multiQueue }: Editable): readonly string[] | null {
  if (parentQueueId !== null) return OF_CHILD;
  return multiQueue ? OF_PARENT : null;
}

export type QueueEditFacts = {
  queue: Editable;
  change: QueueChange;
  hasWaiting: boolean;
  /** whether a running queue keeps its capacity and its average time. */
  managerDisable: boolean;
  counter: { closed: boolean; paused: boolean };
  day: MerchantDay;
};

/** QUE-035, QUE-036, X-49: why a queue in use cannot be changed this way; `null` when it can. */
export function editLock(facts: QueueEditFacts): RuleViolation | null {
  const { queue, change, hasWaiting } = facts;
  if (hasWaiting && SCHEDULE.some((field) => isOther(queue[field], change[field]))) {
    return { code: 'cannot_change_schedule' };
  }
  if (!facts.managerDisable) return null;
  const isCapacityLocked = isOther(queue.capacity, change.capacity) && hasStarted(facts.day);
  const isPaceLocked =
    isOther(queue.defaultWaitingTime, change.defaultWaitingTime) && isRunning(facts);
  return isCapacityLocked || isPaceLocked ? { code: 'queue_running' } : null;
}

function isOther(before: unknown, after: unknown): boolean {
  return after !== undefined && JSON.stringify(before) !== JSON.stringify(after);
}

/** Whether the first slot of the day has begun. */
function hasStarted({ slots, now }: MerchantDay): boolean {
  const first = slots[0];
  return first !== undefined && now >= first.opensAt;
}

function isRunning({ counter, queue, day }: QueueEditFacts): boolean {
  return queueStatus({ ...counter, type: queue.type, day }) !== 'closed';
}
