/** Background work: resolving expired holds of passes. */
import { type PeriodicJob, runPeriodically } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { resolveExpiredHolds } from '../uses/index.ts';

const EVERY_MS = 5_000;

/** Resolves expired holds every five seconds. */
export function startSweeper(deps: Deps, onError: (error: unknown) => void): PeriodicJob {
  return runPeriodically({ everyMs: EVERY_MS, work: () => resolveExpiredHolds(deps), onError });
}
