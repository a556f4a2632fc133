import type { Database } from '@turno/kit';
import { createCheckIns } from './check-ins/store.ts';
import { createPassOwners } from './owners/store.ts';
import { openPasses } from './passes/store/pass-model.ts';
import { createPasses } from './passes/store/passes.ts';
import { createUses } from './uses/store.ts';

export type Store = Awaited<ReturnType<typeof createStore>>;

/** Assembles the stores of all rooms; nothing outside these files speaks to MongoDB. */
export async function createStore({ connection, db }: Pick<Database, 'connection' | 'db'>) {
  return {
    checkIns: await createCheckIns(db),
    passes: await createPasses(db, await openPasses(connection)),
    uses: createUses(db),
    passOwners: await createPassOwners(connection),
  };
}
