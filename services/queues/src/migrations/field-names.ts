import { dropIndexes, type Migration } from '@turno/kit';

const COUNTER_FIELDS = {
  next: 'lastNumber',
  unfinished: 'pendingTickets',
  busy: 'hasPendingTickets',
  presses: 'commandIds',
};
const TICKET_FIELDS = {
  ask: 'requestText',
  place: 'slot',
  categoryPlace: 'categorySlot',
  unsettled: 'sideEffectsDue',
};

/** Renames fields to the names that the code uses. Each update only matches documents that still have an old name. */
export const fieldNames: Migration = {
  version: 5,
  name: 'fields have the names of the code',
  async run(db) {
    await db
      .collection('counters')
      .updateMany(hasOneOf(COUNTER_FIELDS), { $rename: COUNTER_FIELDS });
    await db
      .collection('counters')
      .updateMany({ hasPendingTickets: true }, [{ $set: { pendingTickets: PENDING } }]);
    await db.collection('tickets').updateMany(hasOneOf(TICKET_FIELDS), { $rename: TICKET_FIELDS });
    await db
      .collection('turns')
      .updateMany({ presses: { $exists: true } }, [
        { $set: { commands: COMMANDS } },
        { $unset: 'presses' },
      ]);
    await dropIndexes(db, 'counters', ['busy_1']);
    await dropIndexes(db, 'tickets', ['counterId_1_unsettled_1']);
  },
};

function hasOneOf(fields: Record<string, string>) {
  return { $or: Object.keys(fields).map((field) => ({ [field]: { $exists: true } })) };
}

/** The pending tickets with `requestText` instead of `ask`. */
const PENDING = {
  $arrayToObject: {
    $map: {
      input: { $objectToArray: '$pendingTickets' },
      in: {
        k: '$$this.k',
        v: {
          $unsetField: {
            field: 'ask',
            input: {
              $mergeObjects: [
                '$$this.v',
                { requestText: { $ifNull: ['$$this.v.ask', '$$this.v.requestText'] } },
              ],
            },
          },
        },
      },
    },
  },
};

const COMMANDS = {
  $map: {
    input: '$presses',
    in: { commandId: '$$this.press', queueId: '$$this.queueId' },
  },
};
