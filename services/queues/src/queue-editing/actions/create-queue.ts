import { ApiError } from '@turno/kit';
import type { LoadedQueue } from '../../figures/index.ts';
import { announceMerchant, refreshListing } from '../../merchants/index.ts';
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
  ticketPrefix,
} from '../../queues/index.ts';
import type { Deps } from '../deps.ts';

/** More than the concurrent creations in one merchant. */
const ATTEMPTS = 60;

type Wanted = {
  merchantId: number;
  draft: QueueDraft;
  /** Identifies a repeated request. */
  commandId?: string | null;
};

/**
 * Creates a queue of any kind, a multi-queue with its children (QUE-027, QUE-031); returns it with its merchant. A
 * repeated request returns the queue that the first one created, even when that one was interrupted.
 */
export async function createQueue(deps: Deps, wanted: Wanted): Promise<LoadedQueue> {
  const { store } = deps;
  const { merchantId, commandId = null } = wanted;
  const merchant = await store.merchants.find(merchantId);
  if (!merchant) throw new ApiError('merchant_not_found');
  const made = await store.queues.findMadeBy(merchantId, commandId);
  const queue = made ?? (await make(deps, wanted));
  await finishCreation(deps, { merchantId, queueId: queue.id });
  return { merchant, queue };
}

/** Lists the merchant, shows the queue with its children and announces it; idempotent, and any process may run it. */
export async function finishCreation(
  deps: Deps,
  { merchantId, queueId }: { merchantId: number; queueId: number },
): Promise<void> {
  await refreshListing(deps, merchantId);
  // The last write, because it ends the repetition by the sweeper.
  await deps.store.queues.finishCreation(queueId);
  await announceMerchant(deps, merchantId);
}

async function make(
  { store, now }: Deps,
  { merchantId, draft, commandId = null }: Wanted,
): Promise<QueueRecord> {
  const facts = queueOf(draft);
  assertValid(draftProblem(draft) ?? queueProblem(facts));
  const family = [facts, ...(facts.multiQueue ? childrenOf(facts, draft) : [])];
  const ids: number[] = [];
  for (const _ of family) ids.push(await store.ids.next('queue'));
  const [parentId = 0] = ids;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const taken = await store.queues.takenNames(merchantId, now());
    const members = family.map((each, index) => ({
      ...each,
      id: ids[index] ?? 0,
      merchantId,
      parentQueueId: index === 0 ? null : parentId,
    }));
    const [queue, ...children] = withNames(members, taken);
    if (!queue) break;
    const clash = await store.queues.insert(queue, children, commandId);
    if (clash === null) return queue;
    // A concurrent copy of this request may have created it.
    const made = await store.queues.findMadeBy(merchantId, commandId);
    if (made !== null) return made;
    if (clash === 'name') throw new ApiError('queue_already_exists');
    if (clash === 'multi') throw new ApiError('multi_queue_exists');
  }
  throw new ApiError('service_unavailable');
}

/** A queue and its children with unused short names and ticket prefixes. */
function withNames(
  family: readonly Omit<QueueRecord, 'shortName' | 'ticketPrefix'>[],
  taken: readonly string[],
): QueueRecord[] {
  const shortNames = freeShortNames(lettersOf(family[0]?.name ?? ''), taken, family.length);
  const prefixes: string[] = [];
  return family.map((member, index) => {
    const prefix = ticketPrefix(member, [...taken, ...prefixes]);
    prefixes.push(prefix);
    return { ...member, shortName: shortNames[index] ?? '', ticketPrefix: prefix };
  });
}

/** Throws the problem with the field it concerns. */
export function assertValid(problem: Problem | null): void {
  if (!problem) return;
  const { code, field } = problem;
  throw new ApiError(code, null, [{ message: code, field }]);
}
