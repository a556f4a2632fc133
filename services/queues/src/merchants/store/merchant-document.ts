import type { Locale, StaffRole } from '@turno/shared-types';
import { deletions, searchStarts, searchWords } from '../../core/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { MerchantRecord } from './merchant-records.ts';

/** A merchant as stored, with the fields that searches use and those that guard its changes. */
export type MerchantDocument = Omit<MerchantRecord, 'id'> & {
  _id: number;
  /** The prefixes of the words of its name and city. */
  starts: string[];
  /** The deletion neighbourhoods of these words, by which a search with a typo finds the merchant. */
  deletions: string[];
  /** For searches by distance; absent without coordinates. */
  location?: { type: 'Point'; coordinates: [number, number] };
  /** The category of the merchant and its parent category; searches use both. */
  categoryIds: number[];
  /** Whether it has a queue; it is listed then, unless it is unverified (CON-004, S-09). */
  hasQueues: boolean;
  /** Number of recent tickets as of `ticketsOn`; orders the merchant list. */
  tickets: number;
  ticketsOn?: string;
  /** The normalised name and address: a merchant is registered once at an address. */
  sameAs?: string;
  /** Revision for compare-and-set: grows with each change. */
  rev: number;
  /**
   * The state of closing for good: `closing` until all messages are sent, `draining` while requests that found the merchant
   * open may still get a number.
   */
  closure?: 'closing' | 'draining';
  /** When passes confirmed the final notification of the closing. */
  passesNotifiedAt?: Date;
  /** When the names of its customers were erased. */
  customersErasedAt?: Date;
  /** Former managers whose API keys are still to be revoked. */
  keysToRevokeOf?: number[];
  /** Changes of owner whose mails are not in the outbox yet. */
  handOvers?: HandOver[];
  /** Changes of role and removals whose mails are not in the outbox yet. */
  staffChanges?: StaffChange[];
  /** The latest acceptances of invitations, so that each adds its person only once. */
  acceptances?: string[];
  /** Consecutive calls that the webhook's receiver did not accept. */
  webhookFailures?: number;
  /** The language of the person who switched the webhook on. */
  webhookLocale?: Locale;
  /** When failures switched the webhook off; set until the mails to the owners are in the outbox. */
  webhookOffAt?: Date;
  /**
   * Hashes of the key and the body of the request that created it; `ask` is the latter under the name of the previous release,
   * whose processes may run at the same time and write only that (394).
   */
  creation?: { key: string; bodyHash?: string; ask: string };
  /** The first queue, until a process has moved it to the collection of queues. */
  firstQueue?: QueueRecord;
};

/** S-08: an owner handed the merchant over to another member of its team. */
export type HandOver = { from: number; to: number; at: Date };
/** S-08: a member of the team got another role; `null` if an owner removed the person. */
export type StaffChange = { userId: number; role: StaffRole | null; at: Date };

/** Fields that are not part of a `MerchantRecord`. */
export const INTERNAL = {
  starts: 0,
  deletions: 0,
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
  webhookLocale: 0,
  webhookOffAt: 0,
  closure: 0,
  passesNotifiedAt: 0,
  customersErasedAt: 0,
  keysToRevokeOf: 0,
  handOvers: 0,
  staffChanges: 0,
  acceptances: 0,
} as const;

type Found = Pick<MerchantDocument, 'starts' | 'deletions'> &
  Partial<Pick<MerchantDocument, 'location' | 'sameAs'>>;

/** Derives the fields that searches use. */
export function findableBy(merchant: Omit<MerchantRecord, 'id'>): Found {
  const { lat, lng, name, city } = merchant;
  const sameAs = sameAsOf(merchant);
  const words = `${name} ${city ?? ''}`;
  return {
    starts: searchStarts(words),
    deletions: deletions(words),
    ...(lat !== null && lng !== null ? { location: pointAt({ lat, lng }) } : {}),
    ...(sameAs === null ? {} : { sameAs }),
  };
}

/** A point in GeoJSON, for the `2dsphere` index. */
export function pointAt({ lat, lng }: { lat: number; lng: number }): {
  type: 'Point';
  coordinates: [number, number];
} {
  return { type: 'Point', coordinates: [lng, lat] };
}

/** The document without its internal fields. */
export function merchantRecord({
  _id,
  starts: _starts,
  deletions: _deletions,
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
  webhookLocale: _webhookLocale,
  webhookOffAt: _webhookOffAt,
  closure: _closure,
  passesNotifiedAt: _passesNotifiedAt,
  customersErasedAt: _customersErasedAt,
  keysToRevokeOf: _keysToRevokeOf,
  handOvers: _handOvers,
  staffChanges: _staffChanges,
  acceptances: _acceptances,
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
