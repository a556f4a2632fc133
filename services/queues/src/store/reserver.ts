import { isDuplicateKey } from '@turno/kit';
import { type Collection, MongoBulkWriteError } from 'mongodb';
import { type Reservation, reservationOf, type Wanted } from '../rules/reservation.ts';
import { createBatches } from './batches.ts';
import type { LedgerDocument } from './ledgers.ts';

type Item = { userId: number; wanted: Wanted; now: Date };

const LOT = 100;
/** All people go in one lot, whatever their queue. */
const TOGETHER = 0;

/**
 * Reserves places. People who arrive together share two commands: one with an update for each of them, atomic in their
 * own ledger, and one that reads what the updates decided.
 */
export function createReserver(ledgers: Collection<LedgerDocument>, reservationMs: number) {
  async function reserveOne({ userId, wanted, now }: Item): Promise<Reservation> {
    try {
      const after = await ledgers.findOneAndUpdate(
        { _id: userId },
        reserving(wanted, now, reservationMs),
        { upsert: true, returnDocument: 'after' },
      );
      return reservationOf(after?.places ?? [], wanted);
    } catch (error) {
      // Two first reservations raced to create the document; it exists now.
      if (isDuplicateKey(error)) return reserveOne({ userId, wanted, now });
      throw error;
    }
  }

  async function reserveAll(items: Item[]): Promise<Reservation[]> {
    const lost = await update(ledgers, items, reservationMs);
    const found = await ledgers
      .find({ _id: { $in: items.map(({ userId }) => userId) } }, { projection: { places: 1 } })
      .toArray();
    const places = new Map(found.map((ledger) => [ledger._id, ledger.places]));
    return Promise.all(
      items.map((item, index) => {
        const reservation = reservationOf(places.get(item.userId) ?? [], item.wanted);
        // A refusal read a moment after it was decided may no longer say why: it is decided again, and told at once.
        const isSure = reservation.kind === 'reserved' && !lost.has(index);
        return isSure ? reservation : reserveOne(item);
      }),
    );
  }

  const reserve = createBatches<Item, Reservation>(async (_key, items) => {
    const [first] = items;
    return items.length === 1 && first ? [await reserveOne(first)] : reserveAll(items);
  }, LOT);
  return (userId: number, wanted: Wanted, now: Date) => reserve(TOGETHER, { userId, wanted, now });
}

/** Answers the places in the lot of those whose ledger somebody else was just creating. */
async function update(
  ledgers: Collection<LedgerDocument>,
  items: readonly Item[],
  reservationMs: number,
): Promise<Set<number>> {
  const updates = items.map(({ userId, wanted, now }) => ({
    updateOne: {
      filter: { _id: userId },
      update: reserving(wanted, now, reservationMs),
      upsert: true,
    },
  }));
  try {
    await ledgers.bulkWrite(updates, { ordered: false });
    return new Set();
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError && isDuplicateKey(error))) throw error;
    const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    if (failures.some(({ code }) => code !== error.code)) throw error;
    return new Set(failures.map(({ index }) => index));
  }
}

/** The update that decides; `reservationOf` reads from its outcome what it decided. */
function reserving({ limit, categoryLimit, ...wanted }: Wanted, now: Date, lastsMs: number) {
  const expiresAt = { $add: ['$$NOW', lastsMs] };
  const isMine = { $eq: ['$$this.ticketId', wanted.ticketId] };
  const renewed = { $cond: [isMine, { $mergeObjects: ['$$this', { expiresAt }] }, '$$this'] };
  const ofCategory = {
    $filter: { input: '$places', cond: { $eq: ['$$this.categoryId', wanted.categoryId] } },
  };
  const isCategoryFull =
    categoryLimit === null || wanted.categoryId === null
      ? false
      : { $gte: [{ $size: ofCategory }, categoryLimit] };
  const isRefused = {
    $or: [
      { $in: [wanted.counterId, '$places.counterId'] },
      { $gte: [{ $size: '$places' }, limit] },
      isCategoryFull,
    ],
  };
  // `$literal`, because what people type may begin with a dollar sign.
  const added = { $mergeObjects: [{ $literal: wanted }, { expiresAt }] };
  const running = {
    $filter: { input: { $ifNull: ['$places', []] }, cond: { $gt: ['$$this.until', now] } },
  };
  return [
    { $set: { places: running } },
    {
      $set: {
        places: {
          $cond: [
            { $in: [wanted.ticketId, '$places.ticketId'] },
            { $map: { input: '$places', in: renewed } },
            { $cond: [isRefused, '$places', { $concatArrays: ['$places', [added]] }] },
          ],
        },
        dueAt: expiresAt,
        until: { $max: ['$until', wanted.until] },
      },
    },
  ];
}
