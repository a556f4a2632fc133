import { type PeriodicJob, runEach, runPeriodically, runSteps } from '@turno/kit';
import type { Deps, Store } from './deps.ts';
import { resumeTicketTransfers } from './guest-tickets/index.ts';
import { finishPasswordChanges } from './passwords/index.ts';
import { eraseExpiredGuests, eraseUnusedAccounts, resumeErasures } from './personal-data/index.ts';

const EVERY_MS = 60_000;
/** Half of the thirty days that the privacy text promises. */
const ERASURE_WARNING_MS = 15 * 86_400_000;

/** Removes expired documents. Reads check the expiry themselves, so a late sweep is never visible. */
export async function removeExpired(store: Store, now: Date): Promise<void> {
  await runEach(
    [
      store.facebookStates,
      store.facebookCodes,
      store.passkeyChallenges,
      store.spentChallenges,
      store.attempts,
      store.familiarSenders,
      store.resets,
      store.emailLinks,
      store.sessions,
    ],
    (each) => each.removeExpired(now),
  );
}

/** One sweep: removes expired documents and completes what a crash interrupted. */
export async function sweep(deps: Deps, onOverdue: (since: Date) => void): Promise<void> {
  await runSteps([
    () => removeExpired(deps.store, deps.now()),
    () => finishPasswordChanges(deps),
    () => resumeTicketTransfers(deps),
    async () => {
      const oldest = await resumeErasures(deps);
      const overdueBefore = new Date(deps.now().getTime() - ERASURE_WARNING_MS);
      if (oldest && oldest < overdueBefore) onOverdue(oldest);
    },
    () => eraseExpiredGuests(deps),
    () => eraseUnusedAccounts(deps),
  ]);
}

/** Sweeps now and every minute; a process that restarts often would otherwise never complete what a crash interrupted. */
export function startSweeper(
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): PeriodicJob {
  return runPeriodically({ everyMs: EVERY_MS, work, onError, atStart: true });
}
