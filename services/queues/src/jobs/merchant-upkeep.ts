import type { BusEvent } from '@turno/shared-types';
import { finishCreation } from '../registration/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 3_000;

type UpkeepParts = {
  deps: Deps;
  subscribe(listener: (event: BusEvent) => void): () => void;
  onError: (error: unknown) => void;
};

/** Keeps the order of the merchant list and finishes what creations left, every three seconds; answers how to stop. */
export function startMerchantUpkeep({ deps, subscribe, onError }: UpkeepParts) {
  const moved = new Set<number>();
  const unsubscribe = subscribe((event) => {
    if (event.type === 'queue-changed') moved.add(event.merchantId);
  });
  let running: Promise<void> | null = null;
  const keep = async () => {
    const ids = [...moved];
    moved.clear();
    await upkeepMerchants(deps, ids);
  };
  const timer = setInterval(() => {
    running ??= keep()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  }, EVERY_MS);
  timer.unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    unsubscribe();
    await running;
  };
}

const BATCH_SIZE = 200;

/** Counts anew the tickets of merchants that moved, or whose count is of another day, and finishes half-made ones. */
export async function upkeepMerchants(deps: Deps, moved: readonly number[]): Promise<void> {
  const { popularity, creations } = deps.store;
  const stale = await popularity.findStale(BATCH_SIZE);
  await popularity.recount([...new Set([...moved, ...stale])]);
  for (const id of await creations.findUnfinished(BATCH_SIZE)) await finishCreation(deps, id);
}
