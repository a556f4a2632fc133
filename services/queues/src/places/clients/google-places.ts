import { ApiError } from '@turno/kit';
import type { MapPlace } from '@turno/shared-types';
import * as z from 'zod';
import { type Stretch, weeklySlots } from '../rules/place-hours.ts';
import { askMap } from './map-request.ts';
import type { PlaceProvider } from './place-provider.ts';

type Google = { baseUrl: string; key: string; timeoutMs?: number };

/** Google accepts at most this many countries in one request. */
const MOST_COUNTRIES = 15;
const FIELDS = [
  'id',
  'displayName',
  'formattedAddress',
  'addressComponents',
  'location',
  'websiteUri',
  'internationalPhoneNumber',
  'regularOpeningHours.periods',
];

const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({ placeId: z.string(), text: z.object({ text: z.string() }) })
          .optional(),
      }),
    )
    .default([]),
});
const pointInWeek = z.object({
  day: z.int().min(0).max(6),
  hour: z.int().default(0),
  minute: z.int().default(0),
});
const componentSchema = z.object({
  longText: z.string().default(''),
  shortText: z.string().default(''),
  types: z.array(z.string()).default([]),
});
const googlePlaceSchema = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }),
  formattedAddress: z.string().optional(),
  addressComponents: z.array(componentSchema).default([]),
  location: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
  websiteUri: z.string().optional(),
  internationalPhoneNumber: z.string().optional(),
  regularOpeningHours: z
    .object({
      periods: z.array(z.object({ open: pointInWeek, close: pointInWeek.optional() })).default([]),
    })
    .optional(),
});
const locationsSchema = z.object({
  places: z
    .array(z.object({ location: z.object({ latitude: z.number(), longitude: z.number() }) }))
    .default([]),
});
type GooglePlace = z.infer<typeof googlePlaceSchema>;

/** Places (New) of Google: autocomplete limited to establishments, and the details of one place. */
export function createGooglePlaces({ baseUrl, key, timeoutMs }: Google): PlaceProvider {
  const headers = { 'X-Goog-Api-Key': key };
  return {
    async search({ input, countries, language }) {
      const answer = await askMap(new URL(`${baseUrl}/v1/places:autocomplete`), {
        method: 'POST',
        headers,
        timeoutMs,
        body: {
          input,
          languageCode: language,
          includedPrimaryTypes: ['establishment'],
          ...(countries.length > 0
            ? { includedRegionCodes: countries.slice(0, MOST_COUNTRIES) }
            : {}),
        },
      });
      return read(suggestionsSchema, answer).suggestions.flatMap(({ placePrediction: found }) =>
        found ? [{ placeId: found.placeId, description: found.text.text }] : [],
      );
    },
    async find(placeId, language) {
      const url = new URL(`${baseUrl}/v1/places/${encodeURIComponent(placeId)}`);
      url.searchParams.set('languageCode', language);
      const answer = await askMap(url, {
        headers: { ...headers, 'X-Goog-FieldMask': FIELDS.join(',') },
        timeoutMs,
      });
      return answer === null ? null : placeOf(read(googlePlaceSchema, answer));
    },
    async locate({ address, country, language }) {
      const answer = await askMap(new URL(`${baseUrl}/v1/places:searchText`), {
        method: 'POST',
        headers: { ...headers, 'X-Goog-FieldMask': 'places.location' },
        timeoutMs,
        body: {
          textQuery: address,
          languageCode: language,
          pageSize: 1,
          ...(country === null ? {} : { regionCode: country }),
        },
      });
      const [found] = answer === null ? [] : read(locationsSchema, answer).places;
      return found ? { lat: found.location.latitude, lng: found.location.longitude } : null;
    },
  };
}

function read<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ApiError('places_unavailable');
  return parsed.data;
}

function placeOf(found: GooglePlace): MapPlace {
  const part = (type: string, form: 'longText' | 'shortText' = 'longText') =>
    found.addressComponents.find(({ types }) => types.includes(type))?.[form] || null;
  return {
    placeId: found.id,
    name: found.displayName.text,
    route: part('route'),
    streetNumber: part('street_number'),
    formattedAddress: found.formattedAddress ?? null,
    city: part('locality') ?? part('postal_town') ?? part('administrative_area_level_3'),
    postalCode: part('postal_code'),
    province:
      part('administrative_area_level_2', 'shortText') ??
      part('administrative_area_level_1', 'shortText'),
    country: part('country', 'shortText'),
    lat: found.location?.latitude ?? null,
    lng: found.location?.longitude ?? null,
    website: found.websiteUri ?? null,
    phone: found.internationalPhoneNumber ?? null,
    openings: weeklySlots((found.regularOpeningHours?.periods ?? []).map(stretchOf)),
  };
}

type Period = NonNullable<GooglePlace['regularOpeningHours']>['periods'][number];

/** A period without a close never closes; a close before its open is in the next week. */
function stretchOf({ open, close }: Period): Stretch {
  const week = 7 * 1_440;
  const minutes = ({ day, hour, minute }: Period['open']) => day * 1_440 + hour * 60 + minute;
  const start = minutes(open);
  if (!close) return { start: 0, end: week };
  const end = minutes(close);
  return { start, end: end > start ? end : end + week };
}
