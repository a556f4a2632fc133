import { Refusal } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { childrenOf, type QueueDraft, queueOf } from '../rules/queue-kind.ts';
import { draftProblem, type Problem, queueProblem } from '../rules/queue-problem.ts';
import { freeShortNames, lettersOf } from '../rules/short-name.ts';
import type { QueueRecord } from '../store/records.ts';
import { announceMerchant } from './announce.ts';

/** More than the people who could make a queue at once. */
const ATTEMPTS = 60;

/** Makes a queue of any kind, and the children of a multi-queue with it (QUE-027, QUE-031); answers its id. */
export async function createQueue(
  deps: Deps,
  merchantId: number,
  draft: QueueDraft,
): Promise<number> {
  const { store } = deps;
  const facts = queueOf(draft);
  refuse(draftProblem(draft) ?? queueProblem(facts));
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
    const clash = await store.queues.insert(queue, children);
    if (clash === 'name') throw new Refusal('queue_already_exists');
    if (clash === 'multi') throw new Refusal('multi_queue_exists');
    if (clash === null) {
      await store.merchantMarks.setHasQueues(merchantId, true);
      await announceMerchant(deps, merchantId);
      return queue.id;
    }
  }
  throw new Refusal('service_unavailable');
}

/** Throws what is wrong, with the field it is about. */
export function refuse(problem: Problem | null): void {
  if (!problem) return;
  const { code, field } = problem;
  throw new Refusal(code, null, [{ message: code, field }]);
}
