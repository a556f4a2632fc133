import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, createBatches } from '@turno/kit';
import type { StaffRole } from '@turno/shared-types';
import { type QueryFilter, trusted } from 'mongoose';
import type { CategoryWords } from '../rules/search-terms.ts';
import { claimsOf, type MerchantClaims, placeClaim, vanityClaim } from './merchant-claims.ts';
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
/** Changed fields of a merchant; a change of the category includes the `categoryIds` for searches. */
export type MerchantChange = Partial<Omit<MerchantRecord, 'id'>> & { categoryIds?: number[] };
type Stores = { merchants: MerchantModel; claims: MerchantClaims };
type Sources = Stores & { readCategoryWords: () => Promise<CategoryWords> };

type Team = Partial<Pick<MerchantDocument, 'team'>>;

const MOST_TRIES = 200;
const READS_AT_ONCE = 100;

/** Finds merchants by id, vanity, map place and manager, and changes them. */
export function createMerchants(stores: Sources, clock: () => number) {
  const { merchants, claims, readCategoryWords } = stores;
  const findAll = async (filter: QueryFilter<MerchantDocument>) => {
    const found = merchants.find(filter, INTERNAL).sort({ _id: 1 });
    return (await found.lean<MerchantDocument[]>()).map(record);
  };
  const findClaimed = async (claim: string): Promise<MerchantRecord | null> => {
    const found = await claims.find(claim);
    return found && record(found);
  };
  // Requests that arrive together share a read that begins after all of them, so that a removed person loses access at once.
  const roleAt = createBatches<number, StaffRole | null>(
    async (_id, userIds) => {
      const isOpen = { closedAt: trusted({ $exists: false }) };
      const found = merchants.findOne({ _id, ...isOpen }, { team: 1 });
      const { team = [] } = (await found.lean<Team>()) ?? {};
      return userIds.map((userId) => team.find((each) => each.userId === userId)?.role ?? null);
    },
    { maxItems: READS_AT_ONCE },
  );
  return {
    ...createMerchantSearch(merchants, readCategoryWords, clock),
    async find(id: number): Promise<MerchantRecord | null> {
      const found = await merchants.findById(id, INTERNAL).lean<MerchantDocument>();
      return found && record(found);
    },
    findMany: (ids: readonly number[]): Promise<MerchantRecord[]> =>
      findAll({ _id: trusted({ $in: [...ids] }) }),
    findByVanity: (vanity: string) => findClaimed(vanityClaim(vanity)),
    findByPlace: (placeId: string) => findClaimed(placeClaim(placeId)),
    findOfMember: (userId: number): Promise<MerchantRecord[]> => findAll({ 'team.userId': userId }),
    /** The role of a user; a merchant that has closed has no team. */
    roleAt,
    /** Those of the given merchants, or of all, where a user has one of these roles. */
    worksAt: (
      userId: number,
      ids: readonly number[] | undefined,
      roles: readonly StaffRole[],
    ): Promise<number[]> =>
      merchants.distinct('_id', {
        ...(ids && { _id: trusted({ $in: [...ids] }) }),
        team: trusted({ $elemMatch: { userId, role: { $in: [...roles] } } }),
        closedAt: trusted({ $exists: false }),
      }),
    async isEmpty(): Promise<boolean> {
      return (await merchants.exists({})) === null;
    },
    change: (id: number, decide: (merchant: MerchantRecord) => MerchantChange) =>
      change(stores, id, decide),
    /** Raises the revision of the hours without a change, so that a change based on the current one fails (QUE-035). */
    async raiseHoursRevision(id: number, by: number): Promise<void> {
      await merchants.updateOne({ _id: id }, { $inc: { hoursRevision: by, rev: 1 } });
    },
    /** Writes a whole merchant; searches find it by `categoryIds`. */
    put: (merchant: MerchantRecord, facts: Facts) => put(stores, merchant, facts),
  };
}

/**
 * Changes a merchant by compare-and-set: `decide` returns the change for the current state, and runs again after a concurrent
 * change. `decide` may throw. Returns `null` when the merchant does not exist.
 */
async function change(
  stores: Stores,
  id: number,
  decide: (merchant: MerchantRecord) => MerchantChange,
): Promise<MerchantRecord | null> {
  const { merchants, claims } = stores;
  /** Claims of this merchant that its new state may no longer need. */
  const claimed = new Set<string>();
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const before = await merchants.findById(id).lean<MerchantDocument>();
    if (!before) return null;
    const after = await update(stores, before, decide(record(before)));
    for (const each of [...claimsOf(before), ...claimsOf(after.document)]) claimed.add(each);
    if (after.isWritten) {
      const { rev } = after.document;
      const needed = claimsOf(after.document);
      await claims.release(
        [...claimed].filter((each) => !needed.includes(each)),
        { merchantId: id, rev },
      );
      return record(after.document);
    }
    await wait(tries % 10);
  }
  throw new ApiError('service_unavailable');
}

/** Claims the new values of a merchant and writes it, unless its revision has changed. */
async function update(
  { merchants, claims }: Stores,
  before: MerchantDocument,
  wanted: MerchantChange,
): Promise<{ document: MerchantDocument; isWritten: boolean }> {
  const { location: _location, sameAs: _sameAs, ...rest } = before;
  const found = findableBy({ ...record(before), ...wanted });
  const changed = new merchants({ ...rest, ...wanted, ...found, rev: before.rev + 1 });
  await changed.validate();
  const document = changed.toObject();
  const fields = Object.keys({ ...wanted, ...found, rev: true });
  const gone = {
    ...(found.location ? {} : { location: true as const }),
    ...(found.sameAs === undefined ? { sameAs: true as const } : {}),
  };
  const held = claimsOf(before);
  const { blockedBy, isWritten } = await claims.change({
    wanted: claimsOf(document).filter((each) => !held.includes(each)),
    holder: { merchantId: before._id, rev: document.rev },
    update: {
      $set: Object.fromEntries(fields.map((field) => [field, changed.get(field)])),
      ...(Object.keys(gone).length > 0 ? { $unset: gone } : {}),
    },
  });
  if (blockedBy !== null) throw new ApiError('merchant_already_exists');
  return { document, isWritten };
}

async function put(
  { merchants, claims }: Stores,
  { id, ...merchant }: MerchantRecord,
  facts: Facts,
): Promise<void> {
  const before = await merchants.findById(id).lean<MerchantDocument>();
  const rev = before ? before.rev + 1 : 0;
  const own = { ...merchant, ...facts, ...findableBy(merchant), tickets: 0, rev };
  if ((await claims.put({ _id: id, ...own })) !== null) {
    throw new ApiError('merchant_already_exists');
  }
  const needed = claimsOf(own);
  const held = before ? claimsOf(before) : [];
  const gone = held.filter((each) => !needed.includes(each));
  await claims.release(gone, { merchantId: id, rev });
}
