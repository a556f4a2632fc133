import { runEach } from '@turno/kit';
import { announceQueue } from '../../figures/index.ts';
import type { Spreading } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';

/**
 * Lets the children of a multi-queue follow its closing, pausing or reopening: afterwards no number is given in any of
 * them either. What a dead process left undone, the next change or the sweeper completes.
 */
export async function spreadState(deps: Deps, counterId: number): Promise<void> {
  for (;;) {
    const spreading = await deps.store.counterStates.findSpreading(counterId);
    if (!spreading) return;
    await updateChildren(deps, spreading);
  }
}

/** Completes what dead processes left undone, a bounded batch. */
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
  // Counters that do not exist yet are created here, so that none is created open later.
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
