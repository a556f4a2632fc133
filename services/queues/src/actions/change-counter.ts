import { Refusal } from '@turno/kit';
import type { Deps } from '../deps.ts';
import type { CounterAct } from '../rules/counter-state.ts';
import { merchantDay } from '../rules/merchant-day.ts';
import { announceQueue } from './announce.ts';

export type CounterChange = {
  merchantId: number;
  queueId: number;
  counterId: number;
  change: { closed: boolean } | { paused: boolean };
  /** Known again when the same request comes twice. */
  press?: string | null;
};

/**
 * Closes, pauses, reopens or resumes a queue (QUE-042, QUE-043). Only the counter of today changes, and a closed
 * one is neither paused nor resumed. Once this has answered, no number is given that was asked for afterwards.
 */
export async function changeCounter(deps: Deps, ask: CounterChange): Promise<void> {
  const { merchantId, queueId, counterId, press = null } = ask;
  const { store } = deps;
  const [merchant, queue, counter] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
    store.counters.find(counterId, { queueId, merchantId }),
  ]);
  if (!merchant || !queue || !counter) throw new Refusal('queue_not_found');
  const { date } = merchantDay(merchant, deps.now());
  const act = actOf(ask.change);
  const changed = await store.counterStates.change(counterId, { act, date, press });
  const isDone =
    changed || (press !== null && (await store.counterStates.hasPress(counterId, press)));
  if (!isDone) throw new Refusal('queue_closed');
  await announceQueue(deps, { merchantId, queueId, counterId });
}

function actOf(change: CounterChange['change']): CounterAct {
  if ('closed' in change) return change.closed ? 'close' : 'reopen';
  return change.paused ? 'pause' : 'resume';
}
