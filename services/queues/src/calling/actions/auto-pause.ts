import { ApiError } from '@turno/kit';
import { groupPauseBlocker } from '@turno/shared-types/rules';
import { randomKey } from '../../core/index.ts';
import { announceQueue } from '../../figures/index.ts';
import type { Deps } from '../deps.ts';
import type { AcceptedPause, GroupPause } from '../store/turn-document.ts';
import { type AutomaticQueues, loadAutomaticQueues } from './call-context.ts';

type AutoPauseCommand = {
  merchantId: number;
  paused: boolean;
  notify: boolean;
  commandId: string | null;
};

/**
 * Pauses or resumes all automatic queues; notifies the people who wait if requested (QUE-046). The wanted state is stored
 * first: the sweeper completes what a dying process leaves. S-15: a repeated command changes nothing, and gets the reply of the
 * first time.
 */
export async function autoPause(
  deps: Deps,
  { merchantId, commandId, ...wanted }: AutoPauseCommand,
): Promise<AutomaticQueues & { accepted: AcceptedPause }> {
  const { turns } = deps.store;
  const id = commandId ?? randomKey();
  const automatic = await loadAutomaticQueues(deps, merchantId);
  let accepted = await turns.findPause(merchantId, id);
  if (!accepted) {
    await checkMayPause(deps, automatic);
    const did = acceptedPause(automatic, { ...wanted, id });
    const isFirst = await turns.acceptPause(merchantId, { ...wanted, id }, did);
    accepted = (isFirst ? null : await turns.findPause(merchantId, id)) ?? did;
  }
  await finishPause(deps, merchantId);
  return { ...automatic, accepted };
}

async function checkMayPause(deps: Deps, automatic: AutomaticQueues): Promise<void> {
  const ids = automatic.counters.map(({ id }) => id);
  const isAnybodyWaiting = await deps.store.ticketLists.isAnybodyWaiting(ids);
  if (groupPauseBlocker({ ...automatic, isAnybodyWaiting })) throw new ApiError('merchant_closed');
}

function acceptedPause(
  { counters }: AutomaticQueues,
  { id, paused, notify }: GroupPause,
): AcceptedPause {
  const isWanted = counters.every((each) => each.closed || each.paused === paused);
  const group = counters.map((each) => ({ id: each.id, closed: each.closed }));
  return { id, isChange: notify || !isWanted, counters: group };
}

/** Brings every automatic queue to the last wanted state. Idempotent; any process may run it. */
export async function finishPause(deps: Deps, merchantId: number): Promise<void> {
  const { turns } = deps.store;
  for (;;) {
    const wanted = await turns.readPause(merchantId);
    if (!wanted) return;
    await apply(deps, merchantId, wanted);
    // If another state is wanted by now, it has to be applied last.
    if (await turns.endPause(merchantId, wanted.id)) return;
  }
}

async function apply(
  deps: Deps,
  merchantId: number,
  wanted: GroupPause & { version: number },
): Promise<void> {
  const { store } = deps;
  const { day, counters, merchant } = await loadAutomaticQueues(deps, merchantId);
  const { hasWebhooks = false } = merchant;
  const act = wanted.paused ? 'pause' : 'resume';
  for (const { id: counterId, queueId } of counters) {
    // Skips queues that are closed, or that this pause or a later one has already reached.
    await store.counterStates.change(counterId, {
      act,
      date: day.date,
      commandId: null,
      groupPauseVersion: wanted.version,
      isQuiet: !wanted.notify,
      hasWebhooks,
    });
    await announceQueue(deps, { merchantId, queueId, counterId });
  }
}
