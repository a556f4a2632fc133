import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, isDuplicateKey } from '@turno/kit';
import { type QueryFilter, trusted } from 'mongoose';
import { replaceWhole } from '../../core/index.ts';
import {
  findableBy,
  INTERNAL,
  type MerchantDocument,
  merchantRecord as record,
} from './merchant-document.ts';
import type { MerchantModel } from './merchant-model.ts';
import type { MerchantRecord } from './merchant-records.ts';
import { createMerchantSearch } from './merchant-search.ts';

type Facts = { categoryIds: number[]; hasQueues: boolean };
/** What of a merchant becomes different; categories it is found under come with its own. */
export type MerchantChange = Partial<Omit<MerchantRecord, 'id'>> & { categoryIds?: number[] };

const MOST_TRIES = 200;

/** Merchants, by id, address, manager, words and place. */
export function createMerchants(merchants: MerchantModel, clock: () => number) {
  const findOne = async (filter: QueryFilter<MerchantDocument>) => {
    const found = await merchants.findOne(filter, INTERNAL).lean<MerchantDocument>();
    return found && record(found);
  };
  const findAll = async (filter: QueryFilter<MerchantDocument>) => {
    const found = merchants.find(filter, INTERNAL).sort({ _id: 1 });
    return (await found.lean<MerchantDocument[]>()).map(record);
  };
  return {
    ...createMerchantSearch(merchants, clock),
    find: (id: number): Promise<MerchantRecord | null> => findOne({ _id: id }),
    findMany: (ids: readonly number[]): Promise<MerchantRecord[]> =>
      findAll({ _id: trusted({ $in: [...ids] }) }),
    findByVanity: (vanity: string): Promise<MerchantRecord | null> => findOne({ vanity }),
    findByPlace: (placeId: string): Promise<MerchantRecord | null> => findOne({ placeId }),
    findManagedBy: (userId: number): Promise<MerchantRecord[]> => findAll({ managerIds: userId }),
    async isManagedBy(id: number, userId: number): Promise<boolean> {
      return (await merchants.exists({ _id: id, managerIds: userId })) !== null;
    },
    async isEmpty(): Promise<boolean> {
      return (await merchants.exists({})) === null;
    },
    change: (id: number, decide: (merchant: MerchantRecord) => MerchantChange) =>
      change(merchants, id, decide),
    /** Writes a merchant whole; `categoryIds` are those it is found under. */
    async put({ id, ...merchant }: MerchantRecord, facts: Facts): Promise<void> {
      const counts = { tickets: 0, rev: 0 };
      await replaceWhole(merchants, {
        _id: id,
        ...merchant,
        ...facts,
        ...findableBy(merchant),
        ...counts,
      });
    },
  };
}

/**
 * Changes a merchant by what `decide` makes of its present state, in one update. After a concurrent change
 * it decides again on the new state. `decide` may throw; `null` when there is no such merchant.
 */
async function change(
  merchants: MerchantModel,
  id: number,
  decide: (merchant: MerchantRecord) => MerchantChange,
): Promise<MerchantRecord | null> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const before = await merchants.findById(id).lean<MerchantDocument>();
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
  merchants: MerchantModel,
  before: MerchantDocument,
  wanted: MerchantChange,
): Promise<MerchantDocument | null> {
  const found = findableBy({ ...record(before), ...wanted });
  const gone = {
    ...(found.location ? {} : { location: true as const }),
    ...(found.sameAs === undefined ? { sameAs: true as const } : {}),
  };
  try {
    return await merchants
      .findOneAndUpdate(
        { _id: before._id, rev: before.rev },
        {
          $set: { ...wanted, ...found },
          ...(Object.keys(gone).length > 0 ? { $unset: gone } : {}),
          $inc: { rev: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean<MerchantDocument>();
  } catch (error) {
    // Another merchant of this name has this address.
    if (isDuplicateKey(error)) throw new ApiError('merchant_already_exists');
    throw error;
  }
}
