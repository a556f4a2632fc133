import { searchStarts, searchWords } from '../../core/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { MerchantRecord } from './merchant-records.ts';

/** A merchant as it lies in the database: with what it is found by, and what guards its changes. */
export type MerchantDocument = Omit<MerchantRecord, 'id'> & {
  _id: number;
  /** Beginnings of the words of its name and city. */
  starts: string[];
  /** For searches by distance; absent without coordinates. */
  location?: { type: 'Point'; coordinates: [number, number] };
  /** Categories the merchant is found under: its own and that one's parent. */
  categoryIds: number[];
  /** Whether it is listed (CON-004). */
  hasQueues: boolean;
  /** Tickets of these days, as of `ticketsOn`: the order of the list. */
  tickets: number;
  ticketsOn?: string;
  /** Name and address, so that a place is registered once. */
  sameAs?: string;
  /** Grows with each change; a change that was decided on an older one is decided again. */
  rev: number;
  /** Calls in a row that the webhook's receiver never took. */
  webhookFailures?: number;
  creation?: { key: string; ask: string };
  /** The first queue, until it is in its collection. */
  firstQueue?: QueueRecord;
};

/** What a reader of merchants never sees. */
export const INTERNAL = {
  starts: 0,
  location: 0,
  categoryIds: 0,
  hasQueues: 0,
  tickets: 0,
  ticketsOn: 0,
  sameAs: 0,
  rev: 0,
  creation: 0,
  firstQueue: 0,
  webhookFailures: 0,
} as const;

type Found = Pick<MerchantDocument, 'starts'> &
  Partial<Pick<MerchantDocument, 'location' | 'sameAs'>>;

/** What a merchant is found by, made of what it says of itself. */
export function findableBy(merchant: Omit<MerchantRecord, 'id'>): Found {
  const { lat, lng, name, city } = merchant;
  const sameAs = sameAsOf(merchant);
  return {
    starts: searchStarts(`${name} ${city ?? ''}`),
    ...(lat !== null && lng !== null ? { location: pointAt({ lat, lng }) } : {}),
    ...(sameAs === null ? {} : { sameAs }),
  };
}

/** A point as the index of places wants it. */
export function pointAt({ lat, lng }: { lat: number; lng: number }): {
  type: 'Point';
  coordinates: [number, number];
} {
  return { type: 'Point', coordinates: [lng, lat] };
}

/** The record of a document. */
export function merchantRecord({
  _id,
  starts: _starts,
  location: _location,
  categoryIds: _categoryIds,
  hasQueues: _hasQueues,
  tickets: _tickets,
  ticketsOn: _ticketsOn,
  sameAs: _sameAs,
  rev: _rev,
  creation: _creation,
  firstQueue: _firstQueue,
  webhookFailures: _webhookFailures,
  ...merchant
}: MerchantDocument): MerchantRecord {
  return { id: _id, ...merchant };
}

function sameAsOf(merchant: Omit<MerchantRecord, 'id'>): string | null {
  const { name, formattedAddress, route, streetNumber, city } = merchant;
  const address = formattedAddress ?? (route && `${route} ${streetNumber ?? ''} ${city ?? ''}`);
  if (!address) return null;
  return [name, address].map((text) => searchWords(text).join(' ')).join('|');
}
