import tzLookup from '@photostructure/tz-lookup';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';

/** The most populous zone of each country. */
const BY_COUNTRY: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IN: 'Asia/Kolkata',
  JP: 'Asia/Tokyo',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  SI: 'Europe/Ljubljana',
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
  return BY_COUNTRY[country ?? ''] ?? DEFAULT_TIME_ZONE;
}
