import { runEach } from '@turno/kit';
import { announceQueue } from '../../figures/index.ts';
import type { Spreading } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';

/**
 * Applies the closing, pausing or reopening of a multi-queue to its children: after a close or pause none of them gives
 * numbers. The next change or the sweeper completes what a dead process left.
 */
export async function spreadState(deps: Deps, counterId: number): Promise<void> {
  for (;;) {
    const spreading = await deps.store.counterStates.findSpreading(counterId);
    if (!spreading) return;
    await updateChildren(deps, spreading);
  }
}

/** Completes a bounded batch of changes that dead processes left. */
export async function finishSpreading(deps: Deps, limit: number): Promise<void> {
  const unfinished = await deps.store.counterStates.findAllSpreading(limit);
  await runEach(unfinished, ({ counterId }) => spreadState(deps, counterId));
}

async function updateChildren(deps: Deps, spreading: Spreading): Promise<void> {
  const { merchantId, queueId, date, state } = spreading;
  const { store } = deps;
  const family = (await store.queues.findOf([merchantId])).filter(
    ({ parentQueueId }) => parentQueueId === queueId,
  );
  // Creates counters that do not exist yet, so that none is created open later.
  const days = family.map(({ id }) => ({ queueId: id, merchantId, date }));
  const children = await store.counters.ensure(days);
  await Promise.all(children.map(({ id }) => store.counterStates.follow(id, state)));
  await store.counterStates.endSpreading(spreading);
  await Promise.all(
    children.map(({ id, queueId: childId }) =>
      announceQueue(deps, { merchantId, queueId: childId, counterId: id }),
    ),
  );
}
