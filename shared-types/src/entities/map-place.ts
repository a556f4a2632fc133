import * as z from 'zod/mini';
import { localTime } from '../fields.ts';

const text = z.nullable(z.string());

/** A weekly opening of a map provider, without an id. */
export const mapPlaceOpeningSchema = z.object({
  /** 0 is Sunday. */
  dayOfWeek: z.int().check(z.minimum(0), z.maximum(6)),
  start: localTime,
  end: localTime,
});

/** G-03: a business as a map provider describes it; a registration is filled in from it. */
export const mapPlaceSchema = z.object({
  placeId: z.string(),
  name: z.string(),
  route: text,
  streetNumber: text,
  formattedAddress: text,
  city: text,
  postalCode: text,
  province: text,
  /** ISO 3166-1, two letters. */
  country: text,
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  website: text,
  phone: text,
  openings: z.array(mapPlaceOpeningSchema),
});

export const mapPlaceSuggestionSchema = z.object({ placeId: z.string(), description: z.string() });

export type MapPlace = z.infer<typeof mapPlaceSchema>;
export type MapPlaceOpening = z.infer<typeof mapPlaceOpeningSchema>;
export type MapPlaceSuggestion = z.infer<typeof mapPlaceSuggestionSchema>;
