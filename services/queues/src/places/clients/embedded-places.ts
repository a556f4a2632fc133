import { readFileSync } from 'node:fs';
import type { MapPlace, MapPlaceOpening, MapPlaceSuggestion } from '@turno/shared-types';
import { searchWords } from '../../core/index.ts';
import type { Coordinates, PlaceProvider } from './place-provider.ts';

type Known = { place: MapPlace; words: readonly string[] };

const FILE = new URL('../../../data/places.tsv', import.meta.url);
const MOST_SUGGESTIONS = 8;
const SHORTEST_INPUT = 3;

/** A few hundred invented places, so that registration works without any map service; `more` are added to them. */
export function createEmbeddedPlaces(more: readonly MapPlace[] = []): PlaceProvider {
  const all = [...readPlaces(), ...more];
  const known = all.map((place): Known => ({ place, words: wordsOf(place) }));
  const byId = new Map(all.map((place) => [place.placeId, place]));
  return {
    async search({ input, countries }): Promise<MapPlaceSuggestion[]> {
      const wanted = searchWords(input);
      if (wanted.join('').length < SHORTEST_INPUT) return [];
      return known
        .filter(({ place }) => countries.length === 0 || countries.includes(place.country ?? ''))
        .filter(({ words }) => wanted.every((part) => words.some((word) => word.startsWith(part))))
        .slice(0, MOST_SUGGESTIONS)
        .map(({ place }) => ({
          placeId: place.placeId,
          description: `${place.name}, ${place.formattedAddress}`,
        }));
    },
    find: async (placeId) => byId.get(placeId) ?? null,
    async locate({ address }): Promise<Coordinates | null> {
      const words = new Set(searchWords(address));
      const isIn = (text: string | null) =>
        text !== null && searchWords(text).every((word) => words.has(word));
      const inStreet = all.filter(({ route, city }) => isIn(route) && isIn(city));
      const found = inStreet.find(({ streetNumber }) => isIn(streetNumber)) ?? inStreet[0];
      if (!found || found.lat === null || found.lng === null) return null;
      return { lat: found.lat, lng: found.lng };
    },
  };
}

function wordsOf({ name, city, route }: MapPlace): string[] {
  return searchWords(`${name} ${city ?? ''} ${route ?? ''}`);
}

/** Parses the list: each line is a place, the first line names the columns, lines that begin with `#` are comments. */
function readPlaces(): MapPlace[] {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const rows = lines.filter((line) => line !== '' && !line.startsWith('#')).slice(1);
  return rows.map((line, index) => placeOf(line.split('\t'), index + 1));
}

function placeOf(cells: readonly string[], number: number): MapPlace {
  const [name = '', route = '', streetNumber = '', postalCode = '', city = '', ...more] = cells;
  const [province = '', country = '', lat = '', lng = '', phone = '', hours = ''] = more;
  const street = country === 'IT' ? `${route}, ${streetNumber}` : `${route} ${streetNumber}`;
  const area = country === 'IT' ? `${postalCode} ${city} ${province}` : `${postalCode} ${city}`;
  const host = searchWords(`${name} ${city}`).join('-');
  return {
    placeId: `turno-place-${String(number).padStart(4, '0')}`,
    name,
    route,
    streetNumber,
    formattedAddress: `${street}, ${area}, ${country}`,
    city,
    postalCode,
    province,
    country,
    lat: Number(lat),
    lng: Number(lng),
    website: `https://${host}.example`,
    phone,
    openings: openingsOf(hours),
  };
}

/** `1-5 09:00-13:00,16:00-20:00;6 09:00-13:00`: days, 0 is Sunday, with their slots. */
function openingsOf(hours: string): MapPlaceOpening[] {
  if (hours === '') return [];
  return hours.split(';').flatMap((part) => {
    const [days = '', slots = ''] = part.split(' ');
    const [first = 0, last = first] = days.split('-').map(Number);
    const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return range.flatMap((dayOfWeek) =>
      slots.split(',').map((slot) => {
        const [start = '', end = ''] = slot.split('-');
        return { dayOfWeek, start, end };
      }),
    );
  });
}
