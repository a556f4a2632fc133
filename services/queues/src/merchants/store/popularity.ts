import type { Db } from 'mongodb';
import { trusted } from 'mongoose';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { MerchantDocument } from './merchant-document.ts';
import type { MerchantModel } from './merchant-model.ts';

const DAY_MS = 86_400_000;

/** The number of tickets of a counter: its numbers except abandoned ones. */
const ISSUED = { $subtract: ['$lastNumber', { $size: { $ifNull: ['$voided', []] } }] };

/** Counts the recently issued tickets of merchants and stores the number with each merchant; it orders the merchant list. */
export function createPopularity(db: Db, merchants: MerchantModel, now: () => Date) {
  const counters = db.collection<CounterRecord>('counters');
  return {
    /** Recounts the tickets of these merchants. */
    async recount(ids: readonly number[]): Promise<void> {
      if (ids.length === 0) return;
      const dates = datesAround(now());
      const sums = await counters
        .aggregate<{ _id: number; issued: number }>([
          { $match: { date: { $in: dates }, merchantId: { $in: [...ids] } } },
          { $group: { _id: '$merchantId', issued: { $sum: ISSUED } } },
        ])
        .toArray();
      const issued = new Map(sums.map((sum) => [sum._id, sum.issued]));
      const ticketsOn = now().toISOString().slice(0, 10);
      await merchants.bulkWrite(
        ids.map((id) => ({
          updateOne: {
            filter: { _id: id },
            update: { $set: { tickets: issued.get(id) ?? 0, ticketsOn } },
          },
        })),
        { ordered: false },
      );
    },
    /** Finds at most `limit` merchants whose count is of an earlier day. */
    async findStale(limit: number): Promise<number[]> {
      const today = now().toISOString().slice(0, 10);
      const filter = { tickets: trusted({ $gt: 0 }), ticketsOn: trusted({ $lt: today }) };
      const found = merchants.find(filter, { _id: 1 }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).map(({ _id }) => _id);
    },
  };
}

/** Yesterday, today and tomorrow in UTC: the current date of every time zone is among them. */
function datesAround(now: Date): string[] {
  const shifts = [-DAY_MS, 0, DAY_MS];
  return shifts.map((shift) => new Date(now.getTime() + shift).toISOString().slice(0, 10));
}
