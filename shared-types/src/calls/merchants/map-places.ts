import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { LOCALES } from '../../constants.ts';
import { mapPlaceSchema, mapPlaceSuggestionSchema } from '../../entities/map-place.ts';
import { nothing } from '../../fields.ts';
import { line, mapPlaceIdText } from '../../input-fields.ts';

/** SHL-031: one country or several, `it` or `it,fr`, in any case. */
const countries = z.pipe(
  z.string().check(z.regex(/^[A-Za-z]{2}(,[A-Za-z]{2}){0,9}$/, 'countries of two letters')),
  z.transform((text) => text.toUpperCase().split(',')),
);

export const searchMapPlacesCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/places',
  summary: 'Places whose name begins like the input; nothing below three characters',
  access: 'anyone',
  params: nothing,
  query: z.object({
    input: line(120),
    country: z.optional(countries),
    language: z.optional(z.enum(LOCALES)),
  }),
  body: nothing,
  reply: z.array(mapPlaceSuggestionSchema),
  status: 200,
  errors: ['places_unavailable'],
});

export const mapPlaceCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/places/:placeId',
  summary: 'What a map knows of one place',
  access: 'anyone',
  params: z.object({ placeId: mapPlaceIdText }),
  query: z.object({ language: z.optional(z.enum(LOCALES)) }),
  body: nothing,
  reply: mapPlaceSchema,
  status: 200,
  errors: ['place_not_found', 'places_unavailable'],
});
