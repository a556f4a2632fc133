import { runSteps } from '@turno/kit';
import { completeActivations } from './assignments/index.ts';
import { judgeNewPasses } from './closures/index.ts';
import type { Deps } from './deps.ts';
import { completeTransfers } from './sharing/index.ts';
import { giveBackUses, moveEndedUses, resolveExpiredHolds } from './uses/index.ts';

/** One sweep: completes what a crash interrupted, and removes what has ended. */
export function sweep(deps: Deps): Promise<void> {
  const { checkIns, idempotencyRecords, walletPasses } = deps.store;
  return runSteps([
    () => resolveExpiredHolds(deps),
    () => completeActivations(deps),
    () => completeTransfers(deps),
    () => judgeNewPasses(deps),
    () => moveEndedUses(deps),
    () => checkIns.removeEnded(deps.now()),
    () => walletPasses.removeEnded(deps.now()),
    () => idempotencyRecords.removeEnded(),
    // Last, because it waits for the ticket office.
    () => giveBackUses(deps),
  ]);
}
