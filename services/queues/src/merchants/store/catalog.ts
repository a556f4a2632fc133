import { createCache, openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, Schema } from 'mongoose';
import { replaceWhole } from '../../core/index.ts';
import type { CategoryRecord, FranchisingRecord } from './merchant-records.ts';

type Stored<T extends { id: number }> = Omit<T, 'id'> & { _id: number };
/** Changes rarely and is read with every merchant. */
export type Catalog = {
  categories: ReadonlyMap<number, CategoryRecord>;
  franchisings: ReadonlyMap<number, FranchisingRecord>;
};

const TTL_MS = 2_000;

const nullable = <T>(type: T) => ({ type, default: null });
const required = <T>(type: T) => ({ type, required: true });
const text = required(String);

const categorySchema = new Schema<Stored<CategoryRecord>>(
  {
    _id: required(Number),
    parentId: nullable(Number),
    names: { it: text, en: text, es: text, de: text },
    maxActiveTicketsPerUser: { ...nullable(Number), min: 0 },
    featured: required(Boolean),
  },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 1 } },
);
const franchisingSchema = new Schema<Stored<FranchisingRecord>>(
  {
    _id: required(Number),
    name: text,
    logoUrl: nullable(String),
    ticketsExpireIn: { ...nullable(Number), min: 0 },
    brandColour: { ...nullable(String), match: /^#[0-9a-f]{6}$/i },
    origins: required([String]),
  },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 1 } },
);

/** Categories and franchisings: few documents, read together and cached for 2 s. */
export async function createCatalog(connection: Connection, clock: () => number) {
  const categories = await openModel(connection, 'categories', categorySchema);
  const franchisings = await openModel(connection, 'franchisings', franchisingSchema);
  async function load(): Promise<Catalog> {
    const [ofCategories, ofFranchisings] = await Promise.all([
      categories.find().sort({ _id: 1 }).lean<Stored<CategoryRecord>[]>(),
      franchisings.find().sort({ _id: 1 }).lean<Stored<FranchisingRecord>[]>(),
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
      await replaceWhole(categories, { _id: id, ...category });
      cache.invalidateAll();
    },
    async putFranchising({ id, ...franchising }: FranchisingRecord): Promise<void> {
      await replaceWhole(franchisings, { _id: id, ...franchising });
      cache.invalidateAll();
    },
  };
}

function byId<T extends { _id: number }>(documents: readonly T[]) {
  return new Map(documents.map(({ _id, ...rest }) => [_id, { id: _id, ...rest }]));
}
