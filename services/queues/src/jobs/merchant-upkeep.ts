import { runEach, runPeriodically } from '@turno/kit';
import type { BusEvent } from '@turno/shared-types';
import { verifyMerchants } from '../franchises/index.ts';
import { finishCreation } from '../registration/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 3_000;

type UpkeepParts = {
  deps: Deps;
  subscribe(listener: (event: BusEvent) => void): () => void;
  onError: (error: unknown) => void;
};

/**
 * Updates the order of the merchant list and completes interrupted registrations every 3 s; lists the merchants of a manager
 * who confirms an e-mail address. Returns a function that stops it.
 */
export function startMerchantUpkeep({ deps, subscribe, onError }: UpkeepParts) {
  const moved = new Set<number>();
  const unsubscribe = subscribe((event) => {
    if (event.type === 'queue-changed') moved.add(event.merchantId);
    if (event.type === 'user-email-verified') verifyMerchants(deps, event.userId).catch(onError);
  });
  const job = runPeriodically({
    everyMs: EVERY_MS,
    onError,
    async work() {
      const ids = [...moved];
      moved.clear();
      await upkeepMerchants(deps, ids).catch((error: unknown) => {
        for (const id of ids) moved.add(id);
        throw error;
      });
    },
  });
  return async (): Promise<void> => {
    unsubscribe();
    await job.stop();
  };
}

const BATCH_SIZE = 200;

/**
 * Recounts the tickets of merchants that changed, or whose count is of another day, and completes interrupted registrations.
 */
export async function upkeepMerchants(deps: Deps, moved: readonly number[]): Promise<void> {
  const { popularity, creations } = deps.store;
  const stale = await popularity.findStale(BATCH_SIZE);
  await popularity.recount([...new Set([...moved, ...stale])]);
  await runEach(await creations.findUnderWay(BATCH_SIZE), (id) => finishCreation(deps, id));
}
