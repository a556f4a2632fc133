import type { Db } from 'mongodb';
import { createSharedRead } from '../../core/index.ts';
import type { CategoryRecord, FranchisingRecord } from './merchant-records.ts';

type Stored<T extends { id: number }> = Omit<T, 'id'> & { _id: number };
/** What changes once in a while and is looked at with every merchant. */
export type Catalog = {
  categories: ReadonlyMap<number, CategoryRecord>;
  franchisings: ReadonlyMap<number, FranchisingRecord>;
};

const KEEP_MS = 2_000;

/** Categories and franchisings: few, read whole, kept for two seconds. */
export function createCatalog(db: Db, clock: () => number) {
  const categories = db.collection<Stored<CategoryRecord>>('categories');
  const franchisings = db.collection<Stored<FranchisingRecord>>('franchisings');
  async function load(): Promise<Catalog> {
    const [ofCategories, ofFranchisings] = await Promise.all([
      categories.find().sort({ _id: 1 }).toArray(),
      franchisings.find().sort({ _id: 1 }).toArray(),
    ]);
    return { categories: byId(ofCategories), franchisings: byId(ofFranchisings) };
  }

  const shared = createSharedRead(load, { maxAgeMs: KEEP_MS, clock });
  return {
    read: shared.read,
    async putCategory({ id, ...category }: CategoryRecord): Promise<void> {
      await categories.replaceOne({ _id: id }, category, { upsert: true });
      shared.invalidate();
    },
    async putFranchising({ id, ...franchising }: FranchisingRecord): Promise<void> {
      await franchisings.replaceOne({ _id: id }, franchising, { upsert: true });
      shared.invalidate();
    },
  };
}

function byId<T extends { _id: number }>(documents: readonly T[]) {
  return new Map(documents.map(({ _id, ...rest }) => [_id, { id: _id, ...rest }]));
}
