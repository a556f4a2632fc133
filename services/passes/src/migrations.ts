import { dropIndexes, type Migration } from '@turno/kit';
import { completePasses, setPolicies } from './passes/store/complete-passes.ts';
import { claimExistingCodes } from './passes/store/pass-codes.ts';

/** The steps that bring the database of an older release to the newest schema. */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'codes are claimed outside the passes',
    async run(db) {
      await claimExistingCodes(db);
      // A sharded collection cannot be unique by it.
      await dropIndexes(db, 'passes', ['mediacode_1']);
    },
  },
  {
    version: 2,
    name: 'passes say who issued them and how often they changed hands',
    async run(db) {
      await completePasses(db);
      // The index by user, person and age replaces it.
      await dropIndexes(db, 'passes', ['userId_1']);
    },
  },
  { version: 3, name: 'types and passes have a policy', run: setPolicies },
  {
    version: 4,
    name: 'open codes are found by their account',
    // The index by account, state and end replaces it.
    run: (db) => dropIndexes(db, 'pass_transfers', ['from_1']),
  },
];
