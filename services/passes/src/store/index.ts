import type { Db } from 'mongodb';
import { createCheckIns } from './check-ins.ts';
import { createPasses } from './passes.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Makes the indexes and answers the verbs; nothing outside this folder speaks Mongo. */
export async function createStore(db: Db) {
  return { checkIns: await createCheckIns(db), passes: await createPasses(db) };
}
