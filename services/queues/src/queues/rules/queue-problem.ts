import { queueNameProblem } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import type { QueueFacts } from './queue-facts.ts';
import type { QueueDraft } from './queue-kind.ts';

/** A violation that names the field it is about. */
export type Problem = RuleViolation & { field: string };

const EVENT_FIELDS = [
  'eventScheduleStartDate',
  'eventScheduleEndDate',
  'eventDuration',
  'eventPaxCapacity',
  'eventNextPaxPresets',
  'eventBookingBeforeStart',
  'eventOpeningBeforeStart',
  'eventScheduleWeek',
] as const satisfies readonly (keyof QueueFacts)[];

/** The field whose setting contradicts others (QUE-024); `null` when there is none. */
export function queueProblem(queue: QueueFacts, hasParent = false): Problem | null {
  if (!hasParent && queueNameProblem(queue.name, queue.type) !== null) {
    return { code: 'queue_name_invalid', field: 'name' };
  }
  const field = kindProblem(queue) ?? rangeProblem(queue);
  return field === null ? null : { code: 'validation_error', field };
}

function kindProblem(queue: QueueFacts): keyof QueueFacts | null {
  const isEvent = queue.type === 'event';
  if (queue.multiQueue && isEvent) return 'type';
  if (queue.multiQueue && queue.passMode !== 'free') return 'passMode';
  // Neither shows nor parents take turns with other queues.
  if (queue.nextRatio !== null && (isEvent || queue.multiQueue)) return 'nextRatio';
  return isEvent ? null : (EVENT_FIELDS.find((field) => queue[field] !== null) ?? null);
}

function rangeProblem(queue: QueueFacts): keyof QueueFacts | null {
  const { minPax, maxPax, eventScheduleStartDate: start, eventScheduleEndDate: end } = queue;
  if (maxPax !== null && maxPax < minPax) return 'maxPax';
  if (start !== null && end !== null && end < start) return 'eventScheduleEndDate';
  // A day ends at 24:00, so no show begins then.
  const isLate = queue.eventScheduleWeek?.flat().includes('24:00');
  return isLate ? 'eventScheduleWeek' : null;
}

/** Finds a field that the kind of the draft does not have; `null` when there is none. */
export function draftProblem(draft: QueueDraft): Problem | null {
  const forChildren = (['capacities', 'defaultWaitingTimes'] as const).find(
    (field) => draft[field] !== undefined,
  );
  if (forChildren && !draft.multiQueue) return { code: 'validation_error', field: forChildren };
  const ofOne = (['minPax', 'maxPax'] as const).find((field) => draft[field] !== undefined);
  if (ofOne && draft.multiQueue) return { code: 'validation_error', field: ofOne };
  return null;
}
