import type { Db } from 'mongodb';
import { createCheckIns } from './check-ins/store.ts';
import { createPassOwners } from './owners/store.ts';
import { createPasses, openPasses } from './passes/store.ts';
import { createUses } from './uses/store.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Assembles the stores of all rooms; nothing outside these files speaks to MongoDB. */
export async function createStore(db: Db) {
  const passes = await openPasses(db);
  return {
    checkIns: await createCheckIns(db),
    passes: createPasses(passes),
    uses: createUses(passes),
    passOwners: await createPassOwners(db),
  };
}
