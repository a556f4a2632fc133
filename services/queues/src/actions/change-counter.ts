import { Refusal } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { merchantDay } from '../rules/merchant-day.ts';
import { announceQueue } from './announce.ts';

export type CounterChange = {
  merchantId: number;
  queueId: number;
  counterId: number;
  change: { closed: boolean } | { paused: boolean };
};

/**
 * Closes, pauses, reopens or resumes a queue (QUE-042, QUE-043). Only the counter of today changes, and a closed
 * one is neither paused nor resumed. Once this has answered, no number is given that was asked for afterwards.
 */
export async function changeCounter(deps: Deps, ask: CounterChange): Promise<void> {
  const { merchantId, queueId, counterId, change } = ask;
  const [merchant, counter] = await Promise.all([
    deps.store.merchants.find(merchantId),
    deps.store.counters.find(counterId, { queueId, merchantId }),
  ]);
  if (!merchant || !counter) throw new Refusal('queue_not_found');
  const { date } = merchantDay(merchant, deps.now());
  const changed = await deps.store.counters.setState(counterId, date, change);
  if (!changed) throw new Refusal('queue_closed');
  await announceQueue(deps, { merchantId, queueId, counterId });
}
