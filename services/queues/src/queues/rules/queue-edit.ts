import type { CallOutput, updateQueueCall } from '@turno/shared-types';
import type { QueueFacts } from './queue-facts.ts';
import { type Problem, queueProblem } from './queue-problem.ts';

export type QueueChange = CallOutput<typeof updateQueueCall>['body'];
type Editable = QueueFacts & { parentQueueId: number | null };

/** QUE-033: the fields that may change in a child and in its parent. A change in a parent also applies to its children. */
const OF_CHILD: readonly string[] = ['listOnly', 'capacity', 'defaultWaitingTime'];
export const OF_PARENT: readonly string[] = ['name', 'listOnly', 'qrCodeEnabled'];

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
