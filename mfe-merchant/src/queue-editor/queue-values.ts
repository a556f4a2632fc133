import { createQueueCall, type Merchant, type Queue } from '@turno/shared-types';
import {
  DEFAULT_CAPACITY,
  DEFAULT_MAX_PAX,
  DEFAULT_WAITING_SECONDS,
  MULTI_QUEUE_SIZES,
} from '@turno/shared-types/constants';
import { editBlocker, type QueueUse } from '@turno/shared-types/rules';
import type { Problems } from '@turno/shared-ui/forms';
import type { QueueChange, QueueDraft } from '../shared/queue-editing/atoms.ts';
import { contractProblems, nameProblem } from '../shared/queue-editing/problems.ts';

/** What the form of a standard queue holds. A multi-queue has a capacity and an average wait for each size. */
export type QueueValues = {
  name: string;
  listOnly: boolean;
  kind: 'single' | 'multiple';
  /** Who may take a number. */
  passMode: Queue['passMode'];
  defaultWaitingTime: number;
  capacity: number | null;
  maxPax: number | null;
  defaultWaitingTimes: number[];
  capacities: (number | null)[];
};

/** The values of a stored queue; of a new one the defaults (CST-021). */
export function valuesOf(queue: Queue | null): QueueValues {
  const children = queue?.childQueues ?? [];
  return {
    name: queue?.name ?? '',
    listOnly: queue?.listOnly ?? false,
    kind: queue?.multiQueue ? 'multiple' : 'single',
    passMode: queue?.passMode ?? 'free',
    defaultWaitingTime: queue?.defaultWaitingTime ?? DEFAULT_WAITING_SECONDS,
    capacity: queue?.capacity ?? DEFAULT_CAPACITY,
    maxPax: queue ? queue.maxPax : DEFAULT_MAX_PAX,
    defaultWaitingTimes: MULTI_QUEUE_SIZES.map(
      (_, index) => children[index]?.defaultWaitingTime ?? DEFAULT_WAITING_SECONDS,
    ),
    capacities: MULTI_QUEUE_SIZES.map((_, index) => children[index]?.capacity ?? DEFAULT_CAPACITY),
  };
}

/** The body that creates the queue. An empty box is 0, which the contract rejects. */
export function draftOf(values: QueueValues): QueueDraft {
  const { name, listOnly, kind, passMode, defaultWaitingTime, capacity, maxPax } = values;
  if (kind === 'single') {
    const asked = listOnly || passMode === 'free' ? {} : { passMode };
    return { name, listOnly, ...asked, defaultWaitingTime, capacity: capacity ?? 0, maxPax };
  }
  return {
    name,
    listOnly,
    multiQueue: true,
    capacities: values.capacities.map((each) => each ?? 0),
    defaultWaitingTimes: values.defaultWaitingTimes,
  };
}

/** QUE-033: the changes of a stored queue: of a multi-queue the parent's, then those of each size. */
export function changesOf(queue: Queue, values: QueueValues, edited: ReadonlySet<string>) {
  const { name, listOnly, passMode, capacity, maxPax, defaultWaitingTime } = values;
  const ofAll = { name, listOnly };
  const ofOne = { ...ofAll, passMode, capacity: capacity ?? 0, maxPax, defaultWaitingTime };
  const own = only(edited, queue.multiQueue ? ofAll : ofOne);
  const ofSizes = (queue.childQueues ?? []).map(({ id }, index) => ({
    queueId: id,
    body: {
      ...only(edited, { listOnly }),
      ...(edited.has('capacities') ? { capacity: values.capacities[index] ?? 0 } : {}),
      ...(edited.has('defaultWaitingTimes')
        ? { defaultWaitingTime: values.defaultWaitingTimes[index] ?? DEFAULT_WAITING_SECONDS }
        : {}),
    },
  }));
  const changes: { queueId: number; body: QueueChange }[] = [
    { queueId: queue.id, body: own },
    ...ofSizes,
  ];
  return changes.filter(({ body }) => Object.keys(body).length > 0);
}

function only(edited: ReadonlySet<string>, change: QueueChange): QueueChange {
  return Object.fromEntries(Object.entries(change).filter(([field]) => edited.has(field)));
}

type Context = { queue: Queue | null; merchant: Pick<Merchant, 'queues'>; use: QueueUse | null };

/** MER-039, MER-042, MER-043, S-10: the problem of each field, one message per field. */
export function queueProblems(
  values: QueueValues,
  { queue, merchant, use }: Context,
): Problems<QueueValues> {
  const problems: Problems<QueueValues> = contractProblems(createQueueCall.body, draftOf(values));
  const name = nameProblem(values.name, 'standard');
  if (name) problems.name = name;
  if (values.maxPax !== null && values.maxPax < (queue?.minPax ?? 1))
    problems.maxPax = 'outOfRange';
  const hasOther = merchant.queues.some(({ multiQueue }) => multiQueue);
  if (!queue && values.kind === 'multiple' && hasOther) problems.kind = 'multi_queue_exists';
  if (queue && use && !queue.multiQueue) {
    const { listOnly, passMode, maxPax, defaultWaitingTime, capacity } = values;
    const change = {
      listOnly,
      passMode,
      maxPax,
      defaultWaitingTime,
      ...(capacity ? { capacity } : {}),
    };
    const blocker = editBlocker(queue, change, use);
    if (blocker && blocker.field in values) {
      problems[blocker.field as keyof QueueValues] ??= blocker.code;
    }
  }
  return problems;
}
