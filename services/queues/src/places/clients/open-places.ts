import { ApiError } from '@turno/kit';
import type { Locale, MapPlace, MapPlaceSuggestion } from '@turno/shared-types';
import * as z from 'zod';
import { osmStretches } from '../rules/osm-hours.ts';
import { weeklySlots } from '../rules/place-hours.ts';
import { askMap } from './map-request.ts';
import type { PlaceProvider } from './place-provider.ts';

type OpenMaps = { photonUrl: string; nominatimUrl: string; timeoutMs?: number };

const MOST_SUGGESTIONS = 8;
/** The public servers require clients to identify themselves. */
const headers = { 'user-agent': 'turno/0.1 (place lookup)' };
/** Keys of OpenStreetMap that mark a business or an office. */
const ESTABLISHMENTS = new Set([
  'amenity',
  'craft',
  'healthcare',
  'historic',
  'leisure',
  'office',
  'shop',
  'tourism',
]);
const PLACE_ID = /^osm-([NWR])(\d{1,15})$/;

const photonSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        osm_type: z.enum(['N', 'W', 'R']),
        osm_id: z.int(),
        osm_key: z.string(),
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
        countrycode: z.string().optional(),
      }),
    }),
  ),
});
const texts = z.record(z.string(), z.string()).nullish();
const nominatimSchema = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    name: z.string().nullish(),
    display_name: z.string(),
    address: texts,
    extratags: texts,
  }),
);
const pointsSchema = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number() }));
type Found = z.infer<typeof nominatimSchema>[number];
type Feature = z.infer<typeof photonSchema>['features'][number]['properties'];

/** OpenStreetMap: Photon completes the input, Nominatim returns the details. */
export function createOpenPlaces({ photonUrl, nominatimUrl, timeoutMs }: OpenMaps): PlaceProvider {
  return {
    async search({ input, countries, language }) {
      const url = new URL(`${photonUrl}/api`);
      // Requests more than it returns, because it filters out streets and other countries afterwards.
      url.search = String(
        new URLSearchParams({ q: input, limit: '40', lang: photonLanguage(language) }),
      );
      const answer = await askMap(url, { headers, timeoutMs });
      return read(photonSchema, answer)
        .features.map(({ properties }) => properties)
        .filter(({ osm_key: key }) => ESTABLISHMENTS.has(key))
        .filter((found) => isIn(countries, found))
        .flatMap(suggestionOf)
        .slice(0, MOST_SUGGESTIONS);
    },
    async find(placeId, language) {
      const [, type = '', number = ''] = PLACE_ID.exec(placeId) ?? [];
      if (type === '') return null;
      const url = new URL(`${nominatimUrl}/lookup`);
      url.search = String(
        new URLSearchParams({
          osm_ids: `${type}${number}`,
          format: 'jsonv2',
          addressdetails: '1',
          extratags: '1',
          'accept-language': language,
        }),
      );
      const answer = await askMap(url, { headers, timeoutMs });
      const [found] = answer === null ? [] : read(nominatimSchema, answer);
      return found ? placeOf(placeId, found) : null;
    },
    async locate({ address, country, language }) {
      const url = new URL(`${nominatimUrl}/search`);
      url.search = String(
        new URLSearchParams({
          q: address,
          format: 'jsonv2',
          limit: '1',
          'accept-language': language,
          ...(country === null ? {} : { countrycodes: country.toLowerCase() }),
        }),
      );
      const answer = await askMap(url, { headers, timeoutMs });
      const [found] = answer === null ? [] : read(pointsSchema, answer);
      return found ? { lat: found.lat, lng: found.lon } : null;
    },
  };
}

/** The languages Photon supports besides the local one. */
function photonLanguage(language: Locale): string {
  return language === 'en' || language === 'de' ? language : 'default';
}

function isIn(countries: readonly string[], { countrycode }: Feature): boolean {
  return countries.length === 0 || countries.includes(countrycode?.toUpperCase() ?? '');
}

function suggestionOf(found: Feature): MapPlaceSuggestion[] {
  const { name, street, housenumber, city, country } = found;
  if (!name) return [];
  const address = [street, housenumber].filter(Boolean).join(' ');
  return [
    {
      placeId: `osm-${found.osm_type}${found.osm_id}`,
      description: [name, address, city, country].filter(Boolean).join(', '),
    },
  ];
}

function placeOf(placeId: string, found: Found): MapPlace {
  const address = found.address ?? {};
  const tags = found.extratags ?? {};
  const first = (from: Record<string, string>, ...names: string[]) =>
    names.map((name) => from[name]).find((value) => value) ?? null;
  // `IT-RM` is the province of Rome.
  const region = first(address, 'ISO3166-2-lvl6', 'ISO3166-2-lvl4');
  return {
    placeId,
    name: found.name || (found.display_name.split(',')[0] ?? found.display_name),
    route: first(address, 'road', 'pedestrian', 'square'),
    streetNumber: first(address, 'house_number'),
    formattedAddress: found.display_name,
    city: first(address, 'city', 'town', 'village', 'municipality'),
    postalCode: first(address, 'postcode'),
    province: region?.split('-')[1] ?? first(address, 'county', 'state'),
    country: first(address, 'country_code')?.toUpperCase() ?? null,
    lat: found.lat,
    lng: found.lon,
    website: first(tags, 'website', 'contact:website'),
    phone: first(tags, 'phone', 'contact:phone'),
    openings: weeklySlots(osmStretches(tags.opening_hours ?? '')),
  };
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ApiError('places_unavailable');
  return parsed.data;
}
