import { ApiError, runEach } from '@turno/kit';
import { randomKey } from '../../core/index.ts';
import { announceQueue, type LoadedQueue } from '../../figures/index.ts';
import { endCalled, endWaiting } from '../../line-up/index.ts';
import type { CounterRecord, SendAway } from '../../queue-days/index.ts';
import { carriedDay } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import { spreadState } from './spread-state.ts';

type SendAwayCommand = {
  merchantId: number;
  queueId: number;
  counterId: number;
  /** Whether to include people who were called and have not entered. */
  withCalled?: boolean;
  /** Identifies the command when its request is repeated. */
  commandId: string | null;
};

const ATTEMPTS = 20;

/**
 * S-04: ends all waiting tickets of a closed queue, those of the children of a multi-queue, and those of the previous day that
 * were not carried over yet (S-05). The command is stored on the counter before the first ticket ends; the sweeper completes
 * what an interrupted process leaves. Returns how many tickets this command ended.
 */
export async function sendAway(
  deps: Deps,
  { merchantId, queueId, counterId, commandId, withCalled = false }: SendAwayCommand,
): Promise<LoadedQueue & { sentAway: number }> {
  const { store } = deps;
  const [merchant, queue, counter] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
    store.counters.find(counterId, { queueId, merchantId }),
  ]);
  if (!merchant || !queue || !counter) throw new ApiError('queue_not_found');
  const id = commandId ?? randomKey();
  await begin(deps, counterId, { id, withCalled });
  await finishSendAway(deps, counterId);
  await announceQueue(deps, { merchantId, queueId, counterId });
  const counters = [counter, ...(await childCounters(deps, counter))];
  const carried = await Promise.all(counters.map((each) => carriedCounters(deps, each)));
  const counterIds = [...counters, ...carried.flat()].map((each) => each.id);
  return { merchant, queue, sentAway: await store.tickets.countEnded(counterIds, id) };
}

/** Stores the command after completing any other one in progress. */
async function begin(
  deps: Deps,
  counterId: number,
  { id, withCalled }: Required<Pick<SendAway, 'id' | 'withCalled'>>,
): Promise<void> {
  const { sendAways } = deps.store;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await sendAways.begin(counterId, { id, at: deps.now(), withCalled })) return;
    if (await sendAways.hasCommand(counterId, id)) return;
    const counter = await sendAways.read(counterId);
    if (!counter?.closed) throw new ApiError('queue_not_closed');
    await finishSendAway(deps, counterId);
  }
  throw new ApiError('service_unavailable');
}

/** Completes the command that a counter stores. Idempotent; any process may run it. */
async function finishSendAway(deps: Deps, counterId: number): Promise<void> {
  const { sendAways } = deps.store;
  const counter = await sendAways.read(counterId);
  if (!counter?.sendAway) return;
  const { id, upTo, withCalled = false } = counter.sendAway;
  // The children close after their multi-queue, so that tickets which they issue until then are included.
  await spreadState(deps, counterId);
  for (const child of await childCounters(deps, counter)) {
    await sendAways.begin(child.id, { id, at: deps.now(), withCalled });
    await finishSendAway(deps, child.id);
  }
  const end = { endReason: 'sent-away', endId: id } as const;
  // The previous day comes first: a ticket that is carried over meanwhile is found on this day.
  for (const carried of await carriedCounters(deps, counter))
    await endWaiting(deps, carried.id, end);
  await endWaiting(deps, counterId, end, upTo);
  if (withCalled) await endCalled(deps, counterId, end, { upTo });
  await sendAways.end(counterId, id);
}

/** Completes a bounded batch of commands that dead processes left. */
export async function finishSendAways(deps: Deps, limit: number): Promise<void> {
  const underWay = await deps.store.sendAways.findUnderWay(limit);
  await runEach(underWay, ({ id }) => finishSendAway(deps, id));
}

/** The counter of the previous day, where people still wait for their numbers of this day. */
async function carriedCounters(
  { store }: Deps,
  { merchantId, queueId, date }: CounterRecord,
): Promise<CounterRecord[]> {
  const [merchant, queue] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
  ]);
  const carried = merchant && queue && carriedDay(queue, merchant, date);
  return carried ? store.counterStates.findOn([queueId], carried) : [];
}

/** The counters of a multi-queue's children on the same day. */
async function childCounters(
  { store }: Deps,
  { merchantId, queueId, date }: CounterRecord,
): Promise<CounterRecord[]> {
  const family = (await store.queues.findOf([merchantId])).filter(
    ({ parentQueueId }) => parentQueueId === queueId,
  );
  return store.counterStates.findOn(
    family.map(({ id }) => id),
    date,
  );
}
