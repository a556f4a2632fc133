import { ApiError } from '@turno/kit';
import { groupPauseBlocker } from '@turno/shared-types/rules';
import { randomKey } from '../../core/index.ts';
import { announceQueue } from '../../figures/index.ts';
import type { Deps } from '../deps.ts';
import type { GroupPause } from '../store/turns.ts';
import { type AutomaticQueues, loadAutomaticQueues } from './automatic-context.ts';

type AutoPauseCommand = {
  merchantId: number;
  paused: boolean;
  notify: boolean;
  commandId: string | null;
};

/**
 * Pauses or resumes all automatic queues; the people who wait are told if requested (QUE-046). The wanted state is
 * stored first: the sweeper finishes what a dying process leaves undone.
 */
export async function autoPause(
  deps: Deps,
  { merchantId, commandId, ...wanted }: AutoPauseCommand,
): Promise<AutomaticQueues & { isChange: boolean }> {
  const automatic = await loadAutomaticQueues(deps, merchantId);
  const ids = automatic.counters.map(({ id }) => id);
  const isAnybodyWaiting = await deps.store.ticketLists.isAnybodyWaiting(ids);
  if (groupPauseBlocker({ ...automatic, isAnybodyWaiting })) throw new ApiError('merchant_closed');
  const { paused, notify } = wanted;
  // An interrupted attempt of this command may have changed them.
  const isRetry = (await deps.store.turns.readPause(merchantId))?.id === commandId;
  const isWanted = automatic.counters.every((each) => each.closed || each.paused === paused);
  await deps.store.turns.wantPause(merchantId, { ...wanted, id: commandId ?? randomKey() });
  await finishPause(deps, merchantId);
  return { ...automatic, isChange: isRetry || notify || !isWanted };
}

/** Lets every automatic queue follow the last wanted state; any process may do it, any number of times. */
export async function finishPause(deps: Deps, merchantId: number): Promise<void> {
  const { turns } = deps.store;
  for (;;) {
    const wanted = await turns.readPause(merchantId);
    if (!wanted) return;
    await apply(deps, merchantId, wanted);
    // Another state may be wanted by now: it has to be applied last.
    if (await turns.endPause(merchantId, wanted.id)) return;
  }
}

async function apply(deps: Deps, merchantId: number, wanted: GroupPause): Promise<void> {
  const { store } = deps;
  const { day, counters, merchant } = await loadAutomaticQueues(deps, merchantId);
  const { hasWebhooks = false } = merchant;
  const act = wanted.paused ? 'pause' : 'resume';
  for (const { id: counterId, queueId } of counters) {
    const changed = await store.counterStates.change(counterId, {
      act,
      date: day.date,
      commandId: null,
      isQuiet: !wanted.notify,
      hasWebhooks,
    });
    // A closed queue stays as it is.
    if (changed) await announceQueue(deps, { merchantId, queueId, counterId });
  }
}
