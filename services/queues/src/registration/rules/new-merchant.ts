import {
  type CallOutput,
  createMerchantCall,
  type Locale,
  type MapPlace,
  type Opening,
} from '@turno/shared-types';
import type { MerchantFacts } from '../../merchants/index.ts';
import { lettersOf, type QueueFacts, queueOf, ticketPrefix } from '../../queues/index.ts';
import { timeZoneOf } from './time-zone.ts';
import { vanityOf } from './vanity.ts';

export type MerchantDraft = CallOutput<typeof createMerchantCall>['body'];
/** What a new merchant needs besides the draft. */
type Given = {
  id: number;
  managerId: number;
  /** When it is registered. */
  since: Date;
  isVerified: boolean;
  claimedUntil?: Date;
  openings: Opening[];
  /** Its place on the map. */
  place: MapPlace | null;
  /** Of its address, where neither the draft nor the map says more. */
  coordinates: { lat: number; lng: number } | null;
  /** The franchising it asks for; until it joins, it belongs to none (S-07). */
  requestedFranchisingId: number | null;
};

type PlaceTexts = Pick<
  MerchantFacts,
  | 'route'
  | 'streetNumber'
  | 'city'
  | 'postalCode'
  | 'province'
  | 'country'
  | 'formattedAddress'
  | 'phone'
  | 'website'
>;

/** G-57: a merchant from the draft; the map supplies fields that the draft leaves out. */
export function newMerchant(draft: MerchantDraft, given: Given): MerchantFacts & { id: number } {
  const { place, coordinates, managerId, since, ...rest } = given;
  const { lat, lng } = coordinates ?? knownCoordinates(draft, place);
  const texts = placeTexts(draft, place);
  return {
    ...rest,
    ...texts,
    name: draft.name,
    vanity: draft.vanity ?? vanityOf(draft.name),
    logoUrl: draft.logoUrl || null,
    lat,
    lng,
    placeId: draft.placeId ?? null,
    photos: null,
    franchisingId: null,
    ticketsExpireIn: null,
    categoryId: draft.categoryId,
    lineupLimitedBeforeOpening: null,
    avoidLineupBeforeOpening: false,
    timezone: draft.timezone || timeZoneOf({ lat, lng, country: texts.country }),
    team: [{ userId: managerId, role: 'owner', since }],
  };
}

/** Where the draft or the map puts a merchant. */
export function knownCoordinates(draft: MerchantDraft, place: MapPlace | null) {
  return { lat: draft.lat ?? place?.lat ?? null, lng: draft.lng ?? place?.lng ?? null };
}

/**
 * The texts of a merchant's place; the map supplies those that the draft leaves out. A phone number or website that was sent
 * as an empty text has been deleted, and does not come back.
 */
export function placeTexts(draft: MerchantDraft, place: MapPlace | null): PlaceTexts {
  const of = (field: keyof PlaceTexts) => draft[field] || mapText(place, field);
  const contact = (field: 'phone' | 'website') =>
    draft[field] === undefined ? mapText(place, field) : draft[field] || null;
  return {
    route: of('route'),
    streetNumber: of('streetNumber'),
    city: of('city'),
    postalCode: of('postalCode'),
    province: of('province'),
    country: of('country'),
    formattedAddress: of('formattedAddress'),
    phone: contact('phone'),
    website: contact('website'),
  };
}

/** What the map knows of a field; `null` for what a registration could not have sent. */
function mapText(place: MapPlace | null, field: keyof PlaceTexts): string | null {
  const sample = { name: 'x', categoryId: 1, [field]: place?.[field] };
  return createMerchantCall.body.safeParse(sample).data?.[field] || null;
}

/** Whether the map may know something that was not sent. */
export function lacksPlaceFields(draft: MerchantDraft): boolean {
  const isUnknown = (value: unknown) => value === undefined || value === null || value === '';
  return [draft.lat, draft.lng, draft.province, draft.country].some(isUnknown);
}

const FIRST_QUEUE_NAMES: Record<Locale, string> = {
  it: 'Banco',
  en: 'Counter',
  es: 'Mostrador',
  de: 'Schalter',
};

type Wanted = {
  id: number;
  merchantId: number;
  locale: Locale;
  capacity?: number | undefined;
  defaultWaitingTime?: number | undefined;
};

type FirstQueue = QueueFacts &
  Pick<Wanted, 'id' | 'merchantId'> & {
    shortName: string;
    ticketPrefix: string;
    parentQueueId: null;
  };

/** G-45: the queue every merchant begins with, standard and free, named in the language of the registration. */
export function firstQueue({ id, merchantId, locale, ...said }: Wanted): FirstQueue {
  const name = FIRST_QUEUE_NAMES[locale];
  const facts = queueOf({ name, ...said });
  const parentQueueId = null;
  const names = {
    shortName: `${lettersOf(name)}1`,
    ticketPrefix: ticketPrefix({ name, parentQueueId }, []),
  };
  return { ...facts, ...names, id, merchantId, parentQueueId };
}
