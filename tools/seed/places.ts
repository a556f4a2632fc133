import { DEMO_ACCOUNTS } from './accounts.ts';
import { HOURS, type HoursName } from './hours.ts';
import { logoOf } from './logo.ts';
import { numbered, type QueueDraft } from './queues.ts';
import type { DemoMerchant } from './shapes.ts';

type City = { city: string; province: string; phone: string };
export type PlaceDraft = {
  id: number;
  name: string;
  categoryId: number;
  /** Street and number. */
  street: string;
  postalCode: string;
  lat: number;
  lng: number;
  hours: HoursName;
  queues: readonly QueueDraft[];
  manager?: string;
} & Partial<
  Pick<
    DemoMerchant,
    | 'franchisingId'
    | 'isPaused'
    | 'ticketsExpireIn'
    | 'lineupLimitedBeforeOpening'
    | 'avoidLineupBeforeOpening'
  >
>;

/** The merchants of one city, each with address, hours, mark and queues made out. */
export function placesIn(city: City, drafts: readonly PlaceDraft[]): DemoMerchant[] {
  return drafts.map((draft) => place(city, draft));
}

function place({ city, province, phone }: City, draft: PlaceDraft): DemoMerchant {
  const { id, name, street, postalCode } = draft;
  const [route = street, streetNumber = ''] = street.split(', ');
  const vanity = vanityOf(name);
  return {
    id,
    name,
    vanity,
    logoUrl: logoOf(name),
    route,
    streetNumber,
    city,
    postalCode,
    province,
    country: 'IT',
    formattedAddress: `${street}, ${postalCode} ${city} ${province}`,
    lat: draft.lat,
    lng: draft.lng,
    phone: `${phone} 5550 ${String(id).padStart(3, '0')}`,
    website: `https://${vanity}.example`,
    franchisingId: draft.franchisingId ?? null,
    ticketsExpireIn: draft.ticketsExpireIn ?? null,
    categoryId: draft.categoryId,
    openings: openingsOf(id, draft.hours),
    lineupLimitedBeforeOpening: draft.lineupLimitedBeforeOpening ?? null,
    avoidLineupBeforeOpening: draft.avoidLineupBeforeOpening ?? false,
    timezone: 'Europe/Rome',
    managerIds: managersOf(draft.manager),
    isPaused: draft.isPaused ?? false,
    queues: numbered(id, draft.queues),
  };
}

function openingsOf(merchantId: number, hours: HoursName): DemoMerchant['openings'] {
  return HOURS[hours].map((slot, index) => ({
    id: merchantId * 100 + index + 1,
    date: null,
    typology: null,
    ...slot,
  }));
}

function managersOf(name: string | undefined): number[] {
  return DEMO_ACCOUNTS.filter(({ email }) => name && email.startsWith(`${name}@`)).map(
    ({ id }) => id,
  );
}

/** Lower case, without accents, words joined by hyphens. */
function vanityOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');
}
