import { DEMO_ACCOUNTS } from './accounts.ts';
import { logoOf } from './logo.ts';
import { numbered, type QueueDraft } from './queues.ts';
import type { DemoMerchant } from './shapes.ts';

/** Opening hours of one day, `HH:mm-HH:mm`, two at most. */
type DayHours = readonly string[];
type Slot = { dayOfWeek: number; start: string; end: string };

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WORKING_DAYS = [1, 2, 3, 4, 5];

function week(days: readonly number[], hours: DayHours): Slot[] {
  return days.flatMap((dayOfWeek) =>
    hours.map((slot) => ({ dayOfWeek, start: slot.slice(0, 5), end: slot.slice(6) })),
  );
}

/** Weekly hours by name; `always` is open at any hour, `never` has no hours at all. */
const HOURS = {
  always: week(EVERY_DAY, ['00:00-24:00']),
  shop: week([1, 2, 3, 4, 5, 6], ['09:00-13:00', '16:00-20:00']),
  longDay: week(EVERY_DAY, ['08:00-22:00']),
  office: week(WORKING_DAYS, ['08:30-13:30']),
  meals: week([0, 2, 3, 4, 5, 6], ['12:00-15:00', '19:00-24:00']),
  museum: week([0, 2, 3, 4, 5, 6], ['10:00-19:00']),
  night: week(EVERY_DAY, ['00:00-06:00', '20:00-24:00']),
  never: week([], []),
} as const;

type HoursName = keyof typeof HOURS;

type City = { city: string; province: string; phone: string };
export type MerchantDraft = {
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
export function merchantsIn(city: City, drafts: readonly MerchantDraft[]): DemoMerchant[] {
  return drafts.map((draft) => merchantOf(city, draft));
}

function merchantOf({ city, province, phone }: City, draft: MerchantDraft): DemoMerchant {
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
