import type { Deps } from '../deps.ts';
import type { Due } from '../store/ledgers.ts';
import { announceQueue } from './announce.ts';
import { finishPause } from './auto-pause.ts';
import { finishGroup } from './call-group.ts';
import { helpCounter } from './pending.ts';
import { finishQueues } from './remove-queue.ts';
import { settle } from './settle.ts';
import { finishSpreading } from './spread-state.ts';
import { lookAtPlace } from './take-number.ts';
import { tellDuePasses } from './tell-passes.ts';

const COUNTERS = 100;
const TICKETS = 500;
/** More than people join between two sweeps. */
const LEDGERS = 2_000;
const QUEUES = 20;
/** Ledgers of days that ended are kept a little, for whoever looks into a question. */
const KEEP_LEDGERS_MS = 86_400_000;

/** Finishes what crashed processes left half done: a bounded lot, which the next sweep continues. */
export async function sweep(deps: Deps, databaseNow: Date): Promise<void> {
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
  await examine(deps, await store.ledgers.findDue(databaseNow, LEDGERS));
  await store.ledgers.removeEnded(new Date(deps.now().getTime() - KEEP_LEDGERS_MS));
}

/** Frees the places that stand for no waiting ticket; nearly all stand for one. */
async function examine({ store }: Deps, dues: readonly Due[]): Promise<void> {
  const ticketIds = dues.flatMap(({ places }) => places.map(({ ticketId }) => ticketId));
  const waiting = await store.tickets.findWaitingIds(ticketIds);
  for (const due of dues) {
    for (const place of due.places) {
      if (!waiting.has(place.ticketId)) await lookAtPlace(store.steps, due.userId, place);
    }
  }
  await store.ledgers.markLookedAt(dues);
}
