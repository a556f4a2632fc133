import { ApiError } from '@turno/kit';
import { merchantDay } from '@turno/shared-types/rules';
import { randomKey } from '../../core/index.ts';
import { announceQueue, type LoadedQueue } from '../../figures/index.ts';
import type { CounterAct, CounterFlags } from '../../queue-days/index.ts';
import type { Deps } from '../deps.ts';
import { isPresentDay, showOf } from '../rules/may-call-next.ts';
import { spreadState } from './spread-state.ts';

export type CounterChange = {
  merchantId: number;
  queueId: number;
  counterId: number;
  change: { closed: boolean } | { paused: boolean };
  /** Identifies the command when its request is repeated. */
  commandId?: string | null;
};

type ChangedQueue = LoadedQueue & {
  /** S-15: the flags of the counter as this command left them, even if an earlier attempt changed them. */
  left: CounterFlags;
  /** Whether the command changed the state of the queue. */
  isChange: boolean;
};

/**
 * Closes, pauses, reopens or resumes a queue (QUE-042, QUE-043), and with a multi-queue its children. Only the counter of today
 * or of a show that still runs, changes, and a closed one is neither paused nor resumed. After the response to a
 * close or pause no number is given.
 */
export async function changeCounter(deps: Deps, command: CounterChange): Promise<ChangedQueue> {
  const { merchantId, queueId, counterId } = command;
  const commandId = command.commandId ?? randomKey();
  const { store } = deps;
  const [merchant, queue, counter] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.find(queueId, merchantId),
    store.counters.find(counterId, { queueId, merchantId }),
  ]);
  if (!merchant || !queue || !counter) throw new ApiError('queue_not_found');
  const now = deps.now();
  const today = merchantDay(merchant, now);
  const show = showOf(queue, counter, { timezone: merchant.timezone, now });
  const date = isPresentDay(counter, today, show) ? counter.date : today.date;
  const { multiQueue: isFamily } = queue;
  const { hasWebhooks = false } = merchant;
  const changing = { act: actOf(command.change), date, commandId, isFamily, hasWebhooks };
  const changed = await store.counterStates.change(counterId, changing);
  const done = changed
    ? { isChange: changed.isChange, left: changed }
    : await store.counterStates.findCommand(counterId, commandId);
  if (!done) throw new ApiError('queue_closed');
  if (isFamily) await spreadState(deps, counterId);
  await announceQueue(deps, { merchantId, queueId, counterId });
  // An older release stored only the act of a command; only an open queue can be paused or resumed.
  const left = done.left ?? { closed: false, paused: counter.paused, ...command.change };
  return { merchant, queue, left, isChange: done.isChange };
}

function actOf(change: CounterChange['change']): CounterAct {
  if ('closed' in change) return change.closed ? 'close' : 'reopen';
  return change.paused ? 'pause' : 'resume';
}
