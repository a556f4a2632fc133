import type { Collection, Db, Filter } from 'mongodb';
import { searchWords, wantedWords } from '../rules/search-words.ts';
import type { MerchantRecord } from './records.ts';

type MerchantDocument = Omit<MerchantRecord, 'id'> & {
  _id: number;
  words: string[];
  /** For searches by distance; absent without coordinates. */
  location?: { type: 'Point'; coordinates: [number, number] };
  /** Categories the merchant is found under: its own and that one's parent. */
  categoryIds: number[];
  hasQueues: boolean;
};

export type MerchantSearch = {
  q?: string | undefined;
  franchisingId?: number | undefined;
  categoryId?: number | undefined;
};

const INTERNAL = { words: 0, location: 0, categoryIds: 0, hasQueues: 0 } as const;

/** Merchants, by id, address, manager, words and place. */
export async function createMerchants(db: Db) {
  const merchants = db.collection<MerchantDocument>('merchants');
  await merchants.createIndexes([
    { key: { vanity: 1 }, unique: true },
    { key: { managerIds: 1 } },
    { key: { words: 1 } },
    { key: { categoryIds: 1 } },
    { key: { franchisingId: 1 } },
    { key: { location: '2dsphere' }, sparse: true },
  ]);

  return {
    async find(id: number): Promise<MerchantRecord | null> {
      return plain(await merchants.findOne({ _id: id }, { projection: INTERNAL }));
    },
    async findMany(ids: readonly number[]): Promise<MerchantRecord[]> {
      const found = merchants.find({ _id: { $in: [...ids] } }, { projection: INTERNAL });
      return (await found.toArray()).map(record);
    },
    async findByVanity(vanity: string): Promise<MerchantRecord | null> {
      return plain(await merchants.findOne({ vanity }, { projection: INTERNAL }));
    },
    async findManagedBy(userId: number): Promise<MerchantRecord[]> {
      const found = merchants.find({ managerIds: userId }, { projection: INTERNAL });
      return (await found.sort({ _id: 1 }).toArray()).map(record);
    },
    async isManagedBy(id: number, userId: number): Promise<boolean> {
      const found = await merchants.findOne(
        { _id: id, managerIds: userId },
        { projection: { _id: 1 } },
      );
      return found !== null;
    },
    /** Ids of the merchants with a queue (CON-004) that match, newest first. */
    async search(search: MerchantSearch): Promise<number[]> {
      const found = merchants.find(searchFilter(search), { projection: { _id: 1 } });
      return (await found.sort({ _id: -1 }).toArray()).map(({ _id }) => _id);
    },
    /** One page of the same, nearest first. */
    searchNear: (search: MerchantSearch, page: NearPage) => searchNear(merchants, search, page),
    async isEmpty(): Promise<boolean> {
      return (await merchants.findOne({}, { projection: { _id: 1 } })) === null;
    },
    /** Writes a merchant whole; `categoryIds` are those it is found under. */
    async put({ id, ...merchant }: MerchantRecord, facts: Facts): Promise<void> {
      const { lat, lng } = merchant;
      const point = lat !== null && lng !== null ? { location: pointAt(lng, lat) } : {};
      const words = searchWords(`${merchant.name} ${merchant.city ?? ''}`);
      const document = { ...merchant, ...facts, ...point, words };
      await merchants.replaceOne({ _id: id }, document, { upsert: true });
    },
  };
}

type Facts = { categoryIds: number[]; hasQueues: boolean };
type NearPage = { lat: number; lng: number; skip: number; limit: number };

async function searchNear(
  merchants: Collection<MerchantDocument>,
  search: MerchantSearch,
  { lat, lng, skip, limit }: NearPage,
): Promise<number[]> {
  const found = merchants.aggregate<{ _id: number }>([
    {
      $geoNear: {
        near: pointAt(lng, lat),
        distanceField: 'metres',
        query: searchFilter(search),
        spherical: true,
      },
    },
    { $skip: skip },
    { $limit: limit },
    { $project: { _id: 1 } },
  ]);
  return (await found.toArray()).map(({ _id }) => _id);
}

/** Words are looked up as ranges of an index: no pattern is ever made of what somebody typed. */
function searchFilter(search: MerchantSearch): Filter<MerchantDocument> {
  const words = wantedWords(search.q ?? '').map((word) => ({
    words: { $elemMatch: { $gte: word, $lt: `${word}\u{10FFFF}` } },
  }));
  return {
    hasQueues: true,
    ...(words.length > 0 ? { $and: words } : {}),
    ...(search.franchisingId ? { franchisingId: search.franchisingId } : {}),
    ...(search.categoryId ? { categoryIds: search.categoryId } : {}),
  };
}

function pointAt(lng: number, lat: number): NonNullable<MerchantDocument['location']> {
  return { type: 'Point', coordinates: [lng, lat] };
}

function record({
  _id,
  ...merchant
}: Omit<MerchantRecord, 'id'> & { _id: number }): MerchantRecord {
  return { id: _id, ...merchant };
}

function plain(document: MerchantDocument | null): MerchantRecord | null {
  return document && record(document);
}
