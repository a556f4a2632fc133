import { dropIndexes, type Migration } from '@turno/kit';
import { claimExistingCodes } from './passes/store/passes.ts';

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
];
