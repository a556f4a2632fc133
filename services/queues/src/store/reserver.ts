import { isDuplicateKey } from '@turno/kit';
import { type Collection, MongoBulkWriteError } from 'mongodb';
import { type Reservation, reservationOf, type Wanted } from '../rules/reservation.ts';
import { createBatches } from './batches.ts';
import type { LedgerDocument } from './ledgers.ts';
import { createRecentSet } from './recent-set.ts';
import { reserving } from './reserving.ts';

type Item = { userId: number; wanted: Wanted; now: Date };
type Ledgers = Collection<LedgerDocument>;

const LOT = 100;
const GATHER_MS = 2;
/** All people go in one lot, whatever their queue. */
const TOGETHER = 0;
/** People who are known to have a ledger; whoever is forgotten costs one refused insert. */
const MAX_KNOWN = 20_000;

/**
 * Reserves places. People who were never seen get a ledger with the place in it, all in one insert; whoever turns out to
 * have one already is decided with those who are known: by one command with an update for each of them, atomic in their
 * own ledger, and one that reads what the updates decided.
 */
export function createReserver(ledgers: Ledgers, reservationMs: number) {
  const known = createRecentSet(MAX_KNOWN);

  async function reserveLot(items: Item[]): Promise<Reservation[]> {
    const strangers = items.filter((item) => !known.has(item.userId) && fitsAlone(item.wanted));
    const begun = await begin(ledgers, strangers, reservationMs);
    const others = items.filter((item) => !begun.has(item));
    const decided = await decide(ledgers, others, reservationMs);
    for (const { userId } of items) known.add(userId);
    return items.flatMap((item) => begun.get(item) ?? decided.get(item) ?? []);
  }

  const reserve = createBatches<Item, Reservation>((_key, items) => reserveLot(items), {
    maxItems: LOT,
    gatherMs: GATHER_MS,
  });
  return (userId: number, wanted: Wanted, now: Date) => reserve(TOGETHER, { userId, wanted, now });
}

/** Whether the allowance has room for a person's only place. */
function fitsAlone({ limit, categoryId, categoryLimit }: Wanted): boolean {
  return limit >= 1 && (categoryId === null || categoryLimit === null || categoryLimit >= 1);
}

/**
 * Begins ledgers; answers the reservations of those who had none. The end of such a reservation comes from this process'
 * clock: whether it has come is asked of the database's alone, so one that is wrong makes a place last longer or has it
 * reserved again, and decides nothing.
 */
async function begin(
  ledgers: Ledgers,
  items: readonly Item[],
  reservationMs: number,
): Promise<Map<Item, Reservation>> {
  if (items.length === 0) return new Map();
  const expiresAt = new Date(Date.now() + reservationMs);
  const fresh = items.map(({ userId, wanted }): LedgerDocument => {
    const { limit: _limit, categoryLimit: _categoryLimit, ...place } = wanted;
    return {
      _id: userId,
      places: [{ ...place, expiresAt }],
      dueAt: expiresAt,
      until: wanted.until,
    };
  });
  const taken = await refusedOf(ledgers.insertMany(fresh, { ordered: false }));
  const isBegun = (_item: Item, index: number) => !taken.has(index);
  return new Map(
    items.filter(isBegun).map((item) => [item, { kind: 'reserved', expiresAt, isFirst: true }]),
  );
}

async function decide(
  ledgers: Ledgers,
  items: readonly Item[],
  reservationMs: number,
): Promise<Map<Item, Reservation>> {
  const [first] = items;
  if (!first) return new Map();
  if (items.length === 1) return new Map([[first, await decideOne(ledgers, first, reservationMs)]]);
  const updates = items.map(({ userId, wanted, now }) => ({
    updateOne: {
      filter: { _id: userId },
      update: reserving(wanted, now, reservationMs),
      upsert: true,
    },
  }));
  const lost = await refusedOf(ledgers.bulkWrite(updates, { ordered: false }));
  const found = await ledgers
    .find({ _id: { $in: items.map(({ userId }) => userId) } }, { projection: { places: 1 } })
    .toArray();
  const places = new Map(found.map((ledger) => [ledger._id, ledger.places]));
  const decided = items.map(async (item, index): Promise<[Item, Reservation]> => {
    const reservation = reservationOf(places.get(item.userId) ?? [], item.wanted);
    // A refusal read a moment after it was decided may no longer say why: it is decided again, and told at once.
    const isSure = reservation.kind === 'reserved' && !lost.has(index);
    return [item, isSure ? reservation : await decideOne(ledgers, item, reservationMs)];
  });
  return new Map(await Promise.all(decided));
}

async function decideOne(
  ledgers: Ledgers,
  { userId, wanted, now }: Item,
  reservationMs: number,
): Promise<Reservation> {
  try {
    const after = await ledgers.findOneAndUpdate(
      { _id: userId },
      reserving(wanted, now, reservationMs),
      { upsert: true, returnDocument: 'after' },
    );
    return reservationOf(after?.places ?? [], wanted);
  } catch (error) {
    // Two first reservations raced to create the document; it exists now.
    if (isDuplicateKey(error)) return decideOne(ledgers, { userId, wanted, now }, reservationMs);
    throw error;
  }
}

/** Which of a lot of writes found a document that somebody else had created; anything else is thrown. */
async function refusedOf(writing: Promise<unknown>): Promise<Set<number>> {
  try {
    await writing;
    return new Set();
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError && isDuplicateKey(error))) throw error;
    const failures = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
    if (failures.some(({ code }) => code !== error.code)) throw error;
    return new Set(failures.map(({ index }) => index));
  }
}
