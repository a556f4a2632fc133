import { ApiError } from '@turno/kit';
import { dependsOnPeople, editBlocker, merchantDay } from '@turno/shared-types/rules';
import type { LoadedQueue } from '../../figures/index.ts';
import { announceMerchant } from '../../merchants/index.ts';
import { type CounterInUse, fenceAll, loadCountersInUse } from '../../openings/index.ts';
import { bookedPax } from '../../queue-days/index.ts';
import {
  changeProblem,
  type QueueChange,
  type QueueRecord,
  revisionOf,
  withoutUndefined,
} from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { assertValid } from './create-queue.ts';

type QueueRef = { merchantId: number; queueId: number };

/** How often line-ups and other managers may be faster in a row. */
const ATTEMPTS = 20;

/**
 * Changes the sent fields of a queue if its waiting people and the running day allow it (S-10, QUE-028, QUE-035, QUE-036);
 * returns the changed queue.
 */
export async function changeQueue(
  deps: Deps,
  queueRef: QueueRef,
  change: QueueChange,
): Promise<LoadedQueue> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const changed = await changeOnce(deps, queueRef, change);
    if (changed === null) continue;
    await announceMerchant(deps, queueRef.merchantId);
    return changed;
  }
  throw new ApiError('service_unavailable');
}

/**
 * One attempt by compare-and-set: decides by the people who wait, fences their counters against line-ups that were judged by
 * the current settings, and then changes the settings. Returns `null` when a line-up or another change came in between.
 */
async function changeOnce(
  deps: Deps,
  { merchantId, queueId }: QueueRef,
  change: QueueChange,
): Promise<LoadedQueue | null> {
  const { store, now } = deps;
  const [merchant, queues] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.findOf([merchantId]),
  ]);
  const queue = queues.find(({ id }) => id === queueId);
  if (!merchant || !queue) throw new ApiError('queue_not_found');
  assertValid(changeProblem(queue, change));
  const members = queue.multiQueue
    ? queues.filter((each) => each.parentQueueId === queueId)
    : [queue];
  const inUse = await loadCountersInUse(
    deps,
    merchant,
    dependsOnPeople(queue, change) ? members : [],
  );
  const day = merchantDay(merchant, now());
  const [counter] = await store.counterStates.findOn([queueId], day.date);
  const blocker = editBlocker(queue, change, {
    ...peopleIn(inUse),
    managerDisable: deps.settings.managerDisable,
    counter: counter ?? { closed: false, paused: false },
    day,
  });
  if (blocker) {
    throw new ApiError(blocker.code, null, [{ message: blocker.code, field: blocker.field }]);
  }
  const fence = (id: number) => ({ settings: revisionOf(familyOf(id, queues)) + 1 });
  if (!(await fenceAll(deps, inUse, fence))) return null;
  const changed = await store.queues.update(queue, withoutUndefined(change));
  if (changed === 'name') throw new ApiError('queue_already_exists');
  if (typeof changed === 'string') throw new ApiError('queue_not_found');
  return changed && { merchant, queue: changed };
}

/** Aggregates the people who use these counters. */
function peopleIn(inUse: readonly CounterInUse[]) {
  return {
    hasWaiting: inUse.some(({ isInUse }) => isInUse),
    bookedSeats: Math.max(0, ...inUse.map(({ counter }) => bookedPax(counter.bookings ?? []))),
  };
}

/** A queue and its parent multi-queue, if any. */
function familyOf(queueId: number, queues: readonly QueueRecord[]): QueueRecord[] {
  const own = queues.filter(({ id }) => id === queueId);
  return [...own, ...queues.filter(({ id }) => id === own[0]?.parentQueueId)];
}
