import tzLookup from '@photostructure/tz-lookup';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';

/** The most populous zone of countries that have several, or whose name changed. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  IN: 'Asia/Kolkata',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
};

type Spot = { lat: number | null; lng: number | null; country: string | null };

/** The time zone of a place: by its coordinates, else by its country, else the default (G-31). */
export function timeZoneOf({ lat, lng, country }: Spot): string {
  if (lat !== null && lng !== null) {
    const found = tzLookup(lat, lng);
    // On the open sea there are only offsets from UTC, which no calendar of a country uses.
    if (!found.startsWith('Etc/')) return found;
  }
  return (country && (BY_COUNTRY[country] ?? onlyZoneOf(country))) || DEFAULT_TIME_ZONE;
}

/** The zone of a country that has no other one. TypeScript does not know the method yet. */
function onlyZoneOf(country: string): string | null {
  const locale: Intl.Locale & { getTimeZones?: () => string[] } = new Intl.Locale(`und-${country}`);
  const [zone = null, ...others] = locale.getTimeZones?.() ?? [];
  return others.length === 0 ? zone : null;
}
