import { ApiError } from '@turno/kit';
import type { LoadedQueue } from '../../figures/index.ts';
import { announceMerchant } from '../../merchants/index.ts';
import {
  childrenOf,
  draftProblem,
  freeShortNames,
  lettersOf,
  type Problem,
  type QueueDraft,
  type QueueRecord,
  queueOf,
  queueProblem,
} from '../../queues/index.ts';
import type { Deps } from '../deps.ts';

/** More than the people who could make a queue at once. */
const ATTEMPTS = 60;

type Wanted = {
  merchantId: number;
  draft: QueueDraft;
  /** Known again when the same request comes twice. */
  commandId?: string | null;
};

/**
 * Makes a queue of any kind, and the children of a multi-queue with it (QUE-027, QUE-031); returns it with its
 * merchant. The same request again meets the queue it made, whatever became of the first one.
 */
export async function createQueue(deps: Deps, wanted: Wanted): Promise<LoadedQueue> {
  const { store } = deps;
  const { merchantId, commandId = null } = wanted;
  const merchant = await store.merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  const made = await store.queues.findMadeBy(merchantId, commandId);
  const queue = made ?? (await make(deps, wanted));
  // An interrupted creation left the queue without its children.
  await store.queues.finishCreation(queue.id);
  await store.merchantFlags.setHasQueues(merchantId, true);
  await announceMerchant(deps, merchantId);
  return { merchant, queue };
}

async function make(
  { store }: Deps,
  { merchantId, draft, commandId = null }: Wanted,
): Promise<QueueRecord> {
  const facts = queueOf(draft);
  assertValid(draftProblem(draft) ?? queueProblem(facts));
  const family = [facts, ...(facts.multiQueue ? childrenOf(facts, draft) : [])];
  const ids: number[] = [];
  for (const _ of family) ids.push(await store.ids.next('queue'));
  const [parentId = 0] = ids;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const taken = await store.queues.shortNames(merchantId);
    const shortNames = freeShortNames(lettersOf(facts.name), taken, family.length);
    const [queue, ...children] = family.map(
      (each, index): QueueRecord => ({
        ...each,
        id: ids[index] ?? 0,
        merchantId,
        shortName: shortNames[index] ?? '',
        parentQueueId: index === 0 ? null : parentId,
      }),
    );
    if (!queue) break;
    const clash = await store.queues.insert(queue, children, commandId);
    if (clash === null) return queue;
    // This very request, sent twice at once, may have been quicker than itself.
    const made = await store.queues.findMadeBy(merchantId, commandId);
    if (made !== null) return made;
    if (clash === 'name') throw new ApiError('queue_already_exists');
    if (clash === 'multi') throw new ApiError('multi_queue_exists');
  }
  throw new ApiError('service_unavailable');
}

/** Throws what is wrong, with the field it is about. */
export function assertValid(problem: Problem | null): void {
  if (!problem) return;
  const { code, field } = problem;
  throw new ApiError(code, null, [{ message: code, field }]);
}
