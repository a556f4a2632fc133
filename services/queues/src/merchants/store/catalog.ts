import { createCache } from '@turno/kit';
import type { Db } from 'mongodb';
import type { CategoryRecord, FranchisingRecord } from './merchant-records.ts';

type Stored<T extends { id: number }> = Omit<T, 'id'> & { _id: number };
/** What changes once in a while and is looked at with every merchant. */
export type Catalog = {
  categories: ReadonlyMap<number, CategoryRecord>;
  franchisings: ReadonlyMap<number, FranchisingRecord>;
};

const TTL_MS = 2_000;

/** Categories and franchisings: few, read whole, cached for two seconds. */
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

  const cache = createCache<'catalog', Catalog>({
    name: 'catalog',
    max: 1,
    ttlMs: TTL_MS,
    clock,
    load,
  });
  return {
    read: () => cache.get('catalog'),
    async putCategory({ id, ...category }: CategoryRecord): Promise<void> {
      await categories.replaceOne({ _id: id }, category, { upsert: true });
      cache.invalidateAll();
    },
    async putFranchising({ id, ...franchising }: FranchisingRecord): Promise<void> {
      await franchisings.replaceOne({ _id: id }, franchising, { upsert: true });
      cache.invalidateAll();
    },
  };
}

function byId<T extends { _id: number }>(documents: readonly T[]) {
  return new Map(documents.map(({ _id, ...rest }) => [_id, { id: _id, ...rest }]));
}
