import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, isDuplicateKey } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import {
  findableBy,
  INTERNAL,
  type MerchantDocument,
  merchantRecord as record,
} from './merchant-document.ts';
import type { MerchantRecord } from './merchant-records.ts';
import { createMerchantSearch } from './merchant-search.ts';

type Facts = { categoryIds: number[]; hasQueues: boolean };
/** What of a merchant becomes different; categories it is found under come with its own. */
export type MerchantChange = Partial<Omit<MerchantRecord, 'id'>> & { categoryIds?: number[] };

const MOST_TRIES = 200;

/** Opens the collection with its indexes. */
export async function openMerchants(db: Db): Promise<Collection<MerchantDocument>> {
  const merchants = db.collection<MerchantDocument>('merchants');
  await merchants.createIndexes([
    { key: { vanity: 1 }, unique: true },
    {
      key: { placeId: 1 },
      unique: true,
      partialFilterExpression: { placeId: { $type: 'string' } },
    },
    { key: { sameAs: 1 }, unique: true, partialFilterExpression: { sameAs: { $type: 'string' } } },
    {
      key: { 'creation.key': 1 },
      unique: true,
      partialFilterExpression: { 'creation.key': { $type: 'string' } },
    },
    { key: { 'firstQueue.id': 1 }, partialFilterExpression: { 'firstQueue.id': { $gt: 0 } } },
    { key: { managerIds: 1 } },
    { key: { hasQueues: 1, tickets: -1, _id: 1 } },
    { key: { hasQueues: 1, _id: -1 } },
    { key: { hasQueues: 1, starts: 1, tickets: -1, _id: 1 } },
    { key: { hasQueues: 1, categoryIds: 1, tickets: -1, _id: 1 } },
    { key: { hasQueues: 1, franchisingId: 1, tickets: -1, _id: 1 } },
    { key: { ticketsOn: 1 }, partialFilterExpression: { tickets: { $gt: 0 } } },
    { key: { location: '2dsphere' }, sparse: true },
  ]);
  return merchants;
}

/** Merchants, by id, address, manager, words and place. */
export function createMerchants(merchants: Collection<MerchantDocument>, clock: () => number) {
  const findOne = async (filter: object) => {
    const found = await merchants.findOne(filter, { projection: INTERNAL });
    return found && record(found);
  };
  const findAll = async (filter: object) => {
    const found = merchants.find(filter, { projection: INTERNAL });
    return (await found.sort({ _id: 1 }).toArray()).map(record);
  };
  return {
    ...createMerchantSearch(merchants, clock),
    find: (id: number): Promise<MerchantRecord | null> => findOne({ _id: id }),
    findMany: (ids: readonly number[]): Promise<MerchantRecord[]> =>
      findAll({ _id: { $in: [...ids] } }),
    findByVanity: (vanity: string): Promise<MerchantRecord | null> => findOne({ vanity }),
    findByPlace: (placeId: string): Promise<MerchantRecord | null> => findOne({ placeId }),
    findManagedBy: (userId: number): Promise<MerchantRecord[]> => findAll({ managerIds: userId }),
    async isManagedBy(id: number, userId: number): Promise<boolean> {
      const found = await merchants.findOne(
        { _id: id, managerIds: userId },
        { projection: { _id: 1 } },
      );
      return found !== null;
    },
    async isEmpty(): Promise<boolean> {
      return (await merchants.findOne({}, { projection: { _id: 1 } })) === null;
    },
    change: (id: number, decide: (merchant: MerchantRecord) => MerchantChange) =>
      change(merchants, id, decide),
    /** Writes a merchant whole; `categoryIds` are those it is found under. */
    async put({ id, ...merchant }: MerchantRecord, facts: Facts): Promise<void> {
      const document = { ...merchant, ...facts, ...findableBy(merchant), tickets: 0, rev: 0 };
      await merchants.replaceOne({ _id: id }, document, { upsert: true });
    },
  };
}

/**
 * Changes a merchant by what `decide` makes of its present state, in one update. After a concurrent change
 * it decides again on the new state. `decide` may throw; `null` when there is no such merchant.
 */
async function change(
  merchants: Collection<MerchantDocument>,
  id: number,
  decide: (merchant: MerchantRecord) => MerchantChange,
): Promise<MerchantRecord | null> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const before = await merchants.findOne({ _id: id });
    if (!before) return null;
    const present = record(before);
    const wanted = decide(present);
    const after = await update(merchants, before, wanted);
    if (after) return record(after);
    await wait(tries % 10);
  }
  throw new ApiError('service_unavailable');
}

async function update(
  merchants: Collection<MerchantDocument>,
  before: MerchantDocument,
  wanted: MerchantChange,
): Promise<MerchantDocument | null> {
  const found = findableBy({ ...record(before), ...wanted });
  const gone = {
    ...(found.location ? {} : { location: true as const }),
    ...(found.sameAs === undefined ? { sameAs: true as const } : {}),
  };
  try {
    return await merchants.findOneAndUpdate(
      { _id: before._id, rev: before.rev },
      {
        $set: { ...wanted, ...found },
        ...(Object.keys(gone).length > 0 ? { $unset: gone } : {}),
        $inc: { rev: 1 },
      },
      { returnDocument: 'after' },
    );
  } catch (error) {
    // Another merchant of this name has this address.
    if (isDuplicateKey(error)) throw new ApiError('merchant_already_exists');
    throw error;
  }
}
