import { createCache, isDuplicateKey, openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, type Model, Schema } from 'mongoose';
import { replaceWhole } from '../../core/index.ts';
import { type CategoryWords, categoryWords } from '../rules/search-terms.ts';
import type { CategoryRecord, FranchisingRecord } from './merchant-records.ts';

type Stored<T extends { id: number }> = Omit<T, 'id'> & {
  _id: number;
  /** When an operator last changed the entry; from then on the reference file no longer applies to it. */
  editedAt: Date | null;
};
/** The categories and franchisings, which change rarely and are read with every merchant. */
export type Catalog = {
  categories: ReadonlyMap<number, CategoryRecord>;
  franchisings: ReadonlyMap<number, FranchisingRecord>;
  categoryWords: CategoryWords;
};
/** The parent cannot change, because each merchant stores it for searches. */
export type EntryChange<T> =
  | { [K in keyof Omit<T, 'id' | 'parentId'>]?: T[K] | undefined }
  | { retiredAt: Date | null };
type Clocks = {
  now: () => Date;
  /** A monotonic clock in ms. */
  clock: () => number;
};

const TTL_MS = 2_000;

const nullable = <T>(type: T) => ({ type, default: null });
const required = <T>(type: T) => ({ type, required: true });
const text = required(String);
const internal = { retiredAt: nullable(Date), editedAt: nullable(Date) };

const categorySchema = new Schema<Stored<CategoryRecord>>(
  {
    _id: required(Number),
    parentId: nullable(Number),
    names: { it: text, en: text, es: text, de: text },
    keywords: { type: [String], default: undefined },
    maxActiveTicketsPerUser: { ...nullable(Number), min: 0 },
    featured: required(Boolean),
    ...internal,
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
    emailDomains: required([String]),
    ...internal,
  },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 1 } },
);

/** Categories and franchisings: few documents, read together and cached for 2 s. */
export async function createCatalog(connection: Connection, { now, clock }: Clocks) {
  const categoryModel = await openModel(connection, 'categories', categorySchema);
  const franchisings = await openModel(connection, 'franchisings', franchisingSchema);
  async function load(): Promise<Catalog> {
    const [ofCategories, ofFranchisings] = await Promise.all([
      categoryModel.find().sort({ _id: 1 }).lean<Stored<CategoryRecord>[]>(),
      franchisings.find().sort({ _id: 1 }).lean<Stored<FranchisingRecord>[]>(),
    ]);
    const categories = byId(ofCategories);
    return {
      categories,
      franchisings: byId(ofFranchisings),
      categoryWords: categoryWords([...categories.values()]),
    };
  }

  const cache = createCache<'catalog', Catalog>({
    name: 'catalog',
    max: 1,
    ttlMs: TTL_MS,
    clock,
    load,
  });
  const entriesOf = <T extends { id: number }>(model: Model<Stored<T>>) =>
    createEntries(model, { now, onWrite: cache.invalidateAll });
  return {
    read: () => cache.get('catalog'),
    categories: entriesOf<CategoryRecord>(categoryModel),
    franchisings: entriesOf<FranchisingRecord>(franchisings),
  };
}

export type CatalogEntries<T extends { id: number }> = ReturnType<typeof createEntries<T>>;
type Writing = { now: () => Date; onWrite: () => void };

function createEntries<T extends { id: number }>(
  model: Model<Stored<T>>,
  { now, onWrite }: Writing,
) {
  return {
    /** Writes an entry for an operator; from then on the reference file no longer changes it. */
    async put({ id, ...rest }: T): Promise<void> {
      await replaceWhole(model, { ...rest, _id: id, editedAt: now() });
      onWrite();
    },
    /** Changes fields of an entry for an operator; `false` for an unknown id. */
    async change(_id: number, change: EntryChange<T>): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id },
        { $set: { ...change, editedAt: now() } },
      );
      onWrite();
      return matchedCount > 0;
    },
    /** Writes an entry of the reference file, unless an operator has changed it. */
    async follow({ id, ...rest }: T): Promise<void> {
      const valid = new model({ ...rest, _id: id, editedAt: null });
      await valid.validate();
      try {
        await model.replaceOne({ _id: id, editedAt: null }, valid.toObject(), { upsert: true });
      } catch (error) {
        // The insert met the entry that an operator edited.
        if (!isDuplicateKey(error)) throw error;
      }
      onWrite();
    },
  };
}

function byId<T extends Stored<{ id: number }>>(documents: readonly T[]) {
  return new Map(
    documents.map(({ _id, editedAt: _editedAt, ...rest }) => [_id, { id: _id, ...rest }]),
  );
}
