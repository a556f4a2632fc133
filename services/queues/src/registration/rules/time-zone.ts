import tzLookup from '@photostructure/tz-lookup';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';

/**
 * The most populous zone of every country with several; also of countries for which `Intl` knows none, or only a former name.
 */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Chuuk',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  IN: 'Asia/Kolkata',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  UM: 'Pacific/Wake',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
  XK: 'Europe/Belgrade',
};

type Spot = { lat: number | null; lng: number | null; country: string | null };

/** The time zone of a place: by its coordinates, otherwise by its country, otherwise the default (G-31). */
export function timeZoneOf({ lat, lng, country }: Spot): string {
  if (lat !== null && lng !== null) {
    const found = tzLookup(lat, lng);
    // On the open sea there are only UTC offsets, which no country uses as its time zone.
    if (!found.startsWith('Etc/')) return found;
  }
  return (country && (BY_COUNTRY[country] ?? onlyZoneOf(country))) || DEFAULT_TIME_ZONE;
}

/** The zone of a country that has only one. TypeScript does not know the method yet. */
function onlyZoneOf(country: string): string | null {
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`und-${country}`);
  const [zone = null, ...others] = locale.getTimeZones?.() ?? [];
  return others.length === 0 ? zone : null;
}
