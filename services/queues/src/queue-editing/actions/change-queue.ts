import { ApiError } from '@turno/kit';
import { merchantDay } from '@turno/shared-types/rules';
import type { LoadedQueue } from '../../figures/index.ts';
import { announceMerchant } from '../../merchants/index.ts';
import { changeProblem, editLock, type QueueChange, withoutUndefined } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { assertValid } from './create-queue.ts';

type QueueRef = { merchantId: number; queueId: number };

/**
 * Changes the sent fields of a queue if its waiting people and the running day allow it (QUE-028, QUE-035, QUE-036);
 * returns the changed queue.
 */
export async function changeQueue(
  deps: Deps,
  { merchantId, queueId }: QueueRef,
  change: QueueChange,
): Promise<LoadedQueue> {
  const { store, now } = deps;
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  if (!merchant || !queue) throw new ApiError('queue_not_found');
  assertValid(changeProblem(queue, change));
  const day = merchantDay(merchant, now());
  const counters = await store.counterStates.findOn([queueId], day.date);
  const lock = editLock({
    queue,
    change,
    hasWaiting: await store.ticketLists.isAnybodyWaiting(counters.map(({ id }) => id)),
    managerDisable: deps.settings.managerDisable,
    counter: counters[0] ?? { closed: false, paused: false },
    day,
  });
  if (lock) throw new ApiError(lock.code);
  const changed = await store.queues.update(queue, withoutUndefined(change));
  if (changed === 'name') throw new ApiError('queue_already_exists');
  if (changed === null || typeof changed === 'string') throw new ApiError('queue_not_found');
  await announceMerchant(deps, merchantId);
  return { merchant, queue: changed };
}
