import type { Collection, Db, Filter } from 'mongodb';
import { trusted } from 'mongoose';
import type { MerchantClaims, MerchantDocument, MerchantModel } from '../../merchants/index.ts';
import { claimsOf } from '../../merchants/index.ts';
import { stripEndedDays, type TicketDocument } from '../../tickets/index.ts';

type Stores = {
  db: Db;
  merchants: MerchantModel;
  claims: MerchantClaims;
  tickets: Collection<TicketDocument>;
};
type OfQueue = { _id: number; queueId: number; date: string };

const COUNTERS = 200;
/** Collections with one document per merchant, by its id. */
const BY_MERCHANT = ['turns', 'desks', 'apiKeys', 'webhooks', 'pairingsUnderWay'] as const;

/** The retention of merchants that closed for good, and their removal. */
export function createRetention({ db, merchants, claims, tickets }: Stores) {
  const counters = db.collection<OfQueue>('counters');
  const queues = db.collection<{ _id: number; merchantId: number }>('queues');
  /** The `_id` is the counter of the multi-queue. */
  const familyTurns = db.collection<{ _id: number }>('familyTurns');

  /** The counters of a merchant, in batches. */
  async function* countersOf(merchantId: number): AsyncGenerator<number[]> {
    const owned = await queues.find({ merchantId }, { projection: { _id: 1 } }).toArray();
    yield* inBatches(counters, { queueId: { $in: owned.map(({ _id }) => _id) } });
  }

  return {
    /** Merchants that closed before `closedBefore` and whose customers are not erased yet. */
    async findWithCustomers(closedBefore: Date, limit: number): Promise<number[]> {
      const filter = { closedAt: trusted({ $lt: closedBefore }) };
      const found = merchants.find({ ...filter, customersErasedAt: trusted({ $exists: false }) });
      return (await found.limit(limit).lean<MerchantDocument[]>()).map(({ _id }) => _id);
    },
    /** Reduces all tickets to what the figures of a day need. */
    async eraseCustomers(merchantId: number, at: Date): Promise<void> {
      for await (const ids of countersOf(merchantId)) {
        await stripEndedDays(tickets, ids);
      }
      await merchants.updateOne({ _id: merchantId }, { $set: { customersErasedAt: at } });
    },
    /** The first date between two dates on which a queue was used; `null` if there is none. */
    async findDateBetween(after: string, before: string): Promise<string | null> {
      const found = counters.find({ date: { $gt: after, $lt: before } }).sort({ date: 1 });
      return (await found.limit(1).next())?.date ?? null;
    },
    /** Like `eraseCustomers`, for all merchants on one date. */
    async eraseCustomersOn(date: string): Promise<void> {
      for await (const ids of inBatches(counters, { date })) await stripEndedDays(tickets, ids);
    },
    /** Merchants that closed before `closedBefore` and of which passes has been notified. */
    async findRemovable(closedBefore: Date, limit: number): Promise<number[]> {
      const found = merchants.find({
        closedAt: trusted({ $lt: closedBefore }),
        passesNotifiedAt: trusted({ $exists: true }),
      });
      return (await found.limit(limit).lean<MerchantDocument[]>()).map(({ _id }) => _id);
    },
    /** Removes all data of a merchant, the merchant itself last, so that an interrupted removal can be repeated. */
    async remove(merchantId: number): Promise<void> {
      const merchant = await merchants.findById(merchantId).lean<MerchantDocument>();
      if (!merchant) return;
      for await (const ids of countersOf(merchantId)) {
        await tickets.deleteMany({ counterId: { $in: ids } });
        await familyTurns.deleteMany({ _id: { $in: ids } });
        await counters.deleteMany({ _id: { $in: ids } });
      }
      await queues.deleteMany({ merchantId });
      for (const name of BY_MERCHANT) {
        await db.collection<{ _id: number }>(name).deleteOne({ _id: merchantId });
      }
      await db.collection('rollUps').deleteMany({ merchantId });
      await db.collection('devices').deleteMany({ merchantId });
      await claims.release(claimsOf(merchant), { merchantId, rev: merchant.rev });
      await merchants.deleteOne({ _id: merchantId });
    },
  };
}

/** The ids of counters, in batches. */
async function* inBatches(
  counters: Collection<OfQueue>,
  filter: Filter<OfQueue>,
): AsyncGenerator<number[]> {
  let ids: number[] = [];
  for await (const { _id } of counters.find(filter, { projection: { _id: 1 } })) {
    ids.push(_id);
    if (ids.length < COUNTERS) continue;
    yield ids;
    ids = [];
  }
  if (ids.length > 0) yield ids;
}
