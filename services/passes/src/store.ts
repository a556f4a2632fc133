import type { Db } from 'mongodb';
import { createCheckIns } from './check-ins/store.ts';
import { createPassOwners } from './owners/store.ts';
import { createPasses, openPasses } from './passes/store.ts';
import { createUsages } from './uses/store.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Makes the indexes and answers the verbs; nothing outside this folder speaks Mongo. */
export async function createStore(db: Db) {
  const passes = await openPasses(db);
  return {
    checkIns: await createCheckIns(db),
    passes: createPasses(passes),
    usages: createUsages(passes),
    passOwners: await createPassOwners(db),
  };
}
