import type { Migration } from '@turno/kit';

/** The last fields with names of their own get those of the code (394). */
export const idempotencyFields: Migration = {
  version: 23,
  name: 'what keeps commands from being repeated has the names of the code',
  async run(db) {
    await db
      .collection('merchants')
      .updateMany(
        { 'creation.ask': { $exists: true } },
        { $rename: { 'creation.ask': 'creation.bodyHash' } },
      );
    await db
      .collection('familyTurns')
      .updateMany({ 'commands.press': { $exists: true } }, [{ $set: { commands: COMMANDS } }]);
  },
};

/** The commands with `exclusionKey` in place of `press`; those that exclude no other keep neither. */
const COMMANDS = {
  $map: {
    input: '$commands',
    in: {
      $unsetField: {
        field: 'press',
        input: {
          $mergeObjects: [
            '$$this',
            {
              $cond: [
                { $eq: [{ $type: '$$this.press' }, 'missing'] },
                {},
                { exclusionKey: '$$this.press' },
              ],
            },
          ],
        },
      },
    },
  },
};
