import type { Locale, MapPlace, MapPlaceSuggestion } from '@turno/shared-types';

type PlaceQuestion = {
  input: string;
  /** ISO 3166-1, two letters each; an empty list means the whole world. */
  countries: readonly string[];
  language: Locale;
};

type AddressQuestion = {
  /** Street, number, postal code and city. */
  address: string;
  /** ISO 3166-1, two letters; `null` means the whole world. */
  country: string | null;
  language: Locale;
};

export type Coordinates = { lat: number; lng: number };

/** Looks places up (G-03). Every provider throws `places_unavailable` when it has no answer. */
export type PlaceProvider = {
  search(question: PlaceQuestion): Promise<MapPlaceSuggestion[]>;
  /** `null` when the provider knows no such place. */
  find(placeId: string, language: Locale): Promise<MapPlace | null>;
  /** `null` when the provider knows no such address. */
  locate(question: AddressQuestion): Promise<Coordinates | null>;
};
