import { finishGroup, finishPause, finishSpreading } from '../../calling/index.ts';
import { announceQueue } from '../../figures/index.ts';
import { helpCounter, settle, tellDuePasses } from '../../line-up/index.ts';
import { finishQueues } from '../../queue-editing/index.ts';
import type { Deps } from '../deps.ts';

const COUNTERS = 100;
const TICKETS = 500;
const QUEUES = 20;

/** Finishes what crashed processes left half done: a bounded lot, which the next sweep continues. */
export async function sweep(deps: Deps): Promise<void> {
  const { store } = deps;
  for (const counterId of await store.counters.findBusy(COUNTERS)) {
    const counter = await helpCounter(store.steps, counterId);
    if (counter) await announceQueue(deps, { ...counter, counterId });
  }
  for (const { counterId, group } of await store.groupCalls.findUnfinished(COUNTERS)) {
    const first = await finishGroup(deps, counterId, group);
    if (first) await announceQueue(deps, first);
  }
  for (const ticket of await store.calls.findUnsettled({ limit: TICKETS })) {
    await settle(store, ticket);
    await announceQueue(deps, ticket);
  }
  await finishSpreading(deps, QUEUES);
  await finishQueues(deps, QUEUES);
  await store.answers.removeEnded();
  await store.outbox.removeGivenUp();
  for (const merchantId of await store.turns.findPausing(QUEUES))
    await finishPause(deps, merchantId);
  await tellDuePasses(deps, TICKETS);
}
