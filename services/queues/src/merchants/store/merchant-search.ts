import { createCache } from '@turno/kit';
import { type QueryFilter, trusted } from 'mongoose';
import { distanceKm, type Point } from '../rules/distance.ts';
import {
  type CategoryWords,
  exactTerms,
  forgivingTerms,
  type SearchTerm,
} from '../rules/search-terms.ts';
import { type MerchantDocument, pointAt } from './merchant-document.ts';
import type { MerchantModel } from './merchant-model.ts';

export type MerchantSearch = {
  q?: string | undefined;
  franchisingId?: number | undefined;
  categoryId?: number | undefined;
};
/** A search with its text converted to terms. */
type Wanted = Omit<MerchantSearch, 'q'> & { terms: SearchTerm[] };
export type Page = { skip: number; limit: number };
export type MerchantOrder = 'tickets_desc' | 'id_desc';
/** The ids of one page, and the total number of results. */
export type FoundPage = { ids: number[]; total: number };

/** Up to this many results are sorted by distance in memory; larger results are read through the `2dsphere` index. */
const FEW = 500;
/** How many searches have their number of results cached. */
const MAX_COUNTS = 200;
const COUNT_TTL_MS = 5_000;

/** Pages of the verified merchants with a queue (CON-004, S-09), each read along an index. */
export function createMerchantSearch(
  merchants: MerchantModel,
  readWords: () => Promise<CategoryWords>,
  clock: () => number,
) {
  const counts = createCache<string, number>({
    name: 'merchant-counts',
    max: MAX_COUNTS,
    ttlMs: COUNT_TTL_MS,
    clock,
    load: (search) => merchants.countDocuments(searchFilter(JSON.parse(search))).exec(),
  });
  const count = (search: Wanted, hasPoint = false) =>
    counts.get(JSON.stringify({ ...search, hasPoint }));

  /** The terms of a search: the words as typed, or similar words if those find nothing. */
  const wantedBy = async ({ q = '', ...rest }: MerchantSearch): Promise<Wanted> => {
    const words = await readWords();
    const exact = { ...rest, terms: exactTerms(q, words) };
    if (exact.terms.length === 0 || (await count(exact)) > 0) return exact;
    const terms = forgivingTerms(q, words);
    return terms.length > 0 ? { ...rest, terms } : exact;
  };

  const nearest = (search: Wanted, point: Point, page: Page, located: number) =>
    located <= FEW
      ? measured(merchants, searchFilter({ ...search, hasPoint: true }), point, page)
      : outwards(merchants, searchFilter(search), point, page);

  return {
    /** QUE-002: the busiest or the newest first; equal ones by id. */
    async search(asked: MerchantSearch, order: MerchantOrder, page: Page): Promise<FoundPage> {
      const search = await wantedBy(asked);
      const filter = searchFilter(search);
      const found = merchants
        .find(filter, { _id: 1 })
        .sort(order === 'id_desc' ? { _id: -1 } : { tickets: -1, _id: 1 })
        .skip(page.skip)
        .limit(page.limit);
      const [documents, total] = await Promise.all([
        found.lean<MerchantDocument[]>(),
        count(search),
      ]);
      return { ids: documents.map(({ _id }) => _id), total };
    },
    /** QUE-003: the nearest first, then those without coordinates, the busiest first. */
    async searchNear(asked: MerchantSearch, point: Point, page: Page): Promise<FoundPage> {
      const search = await wantedBy(asked);
      const [located, total] = await Promise.all([count(search, true), count(search)]);
      const near = page.skip < located ? await nearest(search, point, page, located) : [];
      if (near.length === page.limit) return { ids: near, total };
      const rest = await unlocated(merchants, searchFilter(search), {
        // A page that includes some of the nearest starts the rest at its beginning.
        skip: near.length > 0 ? 0 : Math.max(0, page.skip - located),
        limit: page.limit - near.length,
      });
      return { ids: [...near, ...rest], total };
    },
  };
}

async function measured(
  merchants: MerchantModel,
  filter: QueryFilter<MerchantDocument>,
  point: Point,
  { skip, limit }: Page,
): Promise<number[]> {
  const found = await merchants.find(filter, { location: 1 }).lean<MerchantDocument[]>();
  const distances = found.flatMap(({ _id, location }) => {
    if (!location) return [];
    const [lng, lat] = location.coordinates;
    return [{ id: _id, km: distanceKm(point, { lat, lng }) }];
  });
  const sorted = distances.toSorted((a, b) => a.km - b.km || a.id - b.id);
  return sorted.slice(skip, skip + limit).map(({ id }) => id);
}

async function outwards(
  merchants: MerchantModel,
  query: QueryFilter<MerchantDocument>,
  point: Point,
  { skip, limit }: Page,
): Promise<number[]> {
  const found = await merchants.aggregate<{ _id: number }>([
    { $geoNear: { near: pointAt(point), distanceField: 'metres', query, spherical: true } },
    { $skip: skip },
    { $limit: limit },
    { $project: { _id: 1 } },
  ]);
  return found.map(({ _id }) => _id);
}

async function unlocated(
  merchants: MerchantModel,
  filter: QueryFilter<MerchantDocument>,
  { skip, limit }: Page,
): Promise<number[]> {
  const found = merchants
    .find({ ...filter, 'location.type': null }, { _id: 1 })
    .sort({ tickets: -1, _id: 1 })
    .skip(skip)
    .limit(limit);
  return (await found.lean<MerchantDocument[]>()).map(({ _id }) => _id);
}

/** Matches each term through an index; no pattern is built from user input. */
function searchFilter({
  terms,
  franchisingId,
  categoryId,
  hasPoint = false,
}: Wanted & { hasPoint?: boolean }): QueryFilter<MerchantDocument> {
  return {
    hasQueues: true,
    isVerified: true,
    ...(terms.length > 0 ? { $and: terms.map(termFilter) } : {}),
    ...(franchisingId ? { franchisingId } : {}),
    ...(categoryId ? { categoryIds: categoryId } : {}),
    ...(hasPoint ? { location: trusted({ $exists: true }) } : {}),
  };
}

function termFilter({ word, deletions, categoryIds }: SearchTerm): QueryFilter<MerchantDocument> {
  const ways = [
    { starts: word },
    ...(deletions.length > 0 ? [{ deletions: trusted({ $in: deletions }) }] : []),
    ...(categoryIds.length > 0 ? [{ categoryIds: trusted({ $in: categoryIds }) }] : []),
  ];
  return ways.length > 1 ? { $or: ways } : { starts: word };
}
