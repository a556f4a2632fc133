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
/** The data of a new merchant besides the draft. */
type Given = {
  id: number;
  managerId: number;
  /** The time of the registration. */
  since: Date;
  isVerified: boolean;
  claimedUntil?: Date;
  openings: Opening[];
  /** Its place on the map. */
  place: MapPlace | null;
  /** The coordinates of its address, if neither the draft nor the map contains any. */
  coordinates: { lat: number; lng: number } | null;
  /** The franchising that it requests; until it joins, it belongs to none (S-07). */
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

/** G-57: a merchant from the draft; the map supplies fields that the draft omits. */
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

/** The coordinates of a merchant according to the draft or the map. */
export function knownCoordinates(draft: MerchantDraft, place: MapPlace | null) {
  return { lat: draft.lat ?? place?.lat ?? null, lng: draft.lng ?? place?.lng ?? null };
}

/**
 * The texts of a merchant's place; the map supplies those that the draft omits. A phone number or website that was sent as an
 * empty text was deleted on purpose, so the map does not supply it.
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

/** The map's value of a field; `null` for a value that a registration could not have sent. */
function mapText(place: MapPlace | null, field: keyof PlaceTexts): string | null {
  const sample = { name: 'x', categoryId: 1, [field]: place?.[field] };
  return createMerchantCall.body.safeParse(sample).data?.[field] || null;
}

/** Whether the map may supply a field that was not sent. */
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

/** G-45: the first queue of every merchant, standard and free, named in the language of the registration. */
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
