import * as z from 'zod/mini';
import { localTime } from '../fields.ts';

const text = z.nullable(z.string());

/** A weekly slot as a map knows it, without an id. */
export const placeOpeningSchema = z.object({
  /** 0 is Sunday. */
  dayOfWeek: z.int().check(z.minimum(0), z.maximum(6)),
  start: localTime,
  end: localTime,
});

/** G-03: what a map knows of a place; it feeds the registration of a merchant. */
export const placeSchema = z.object({
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
  openings: z.array(placeOpeningSchema),
});

export const placeSuggestionSchema = z.object({ placeId: z.string(), description: z.string() });

export type Place = z.infer<typeof placeSchema>;
export type PlaceOpening = z.infer<typeof placeOpeningSchema>;
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
