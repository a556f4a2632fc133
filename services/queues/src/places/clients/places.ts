import { baseAddress } from '@turno/kit';
import type { MapPlace } from '@turno/shared-types';
import * as z from 'zod';
import { createEmbeddedPlaces } from './embedded-places.ts';
import { createGooglePlaces } from './google-places.ts';
import { createOpenPlaces } from './open-places.ts';
import type { PlaceProvider } from './place-provider.ts';

/** The configured map service and its settings. */
export const placesConfig = {
  /** `open` asks Photon and Nominatim; `embedded` needs no service. */
  PLACES_PROVIDER: z.enum(['embedded', 'google', 'open']).default('embedded'),
  GOOGLE_MAPS_KEY: z.string().default(''),
  GOOGLE_PLACES_URL: baseAddress.default('https://places.googleapis.com'),
  PHOTON_URL: baseAddress.default('https://photon.komoot.io'),
  NOMINATIM_URL: baseAddress.default('https://nominatim.openstreetmap.org'),
};

type PlacesConfig = z.infer<z.ZodObject<typeof placesConfig>>;

/** Whether any address can be found, rather than only the places of the embedded list. */
export function hasMapService({ PLACES_PROVIDER, GOOGLE_MAPS_KEY }: PlacesConfig): boolean {
  return PLACES_PROVIDER === 'open' || (PLACES_PROVIDER === 'google' && GOOGLE_MAPS_KEY !== '');
}

/**
 * Creates the configured provider; `google` without a key falls back to the embedded one (G-03). The embedded provider
 * also finds the places in `more`.
 */
export function createPlaces(config: PlacesConfig, more: readonly MapPlace[] = []): PlaceProvider {
  const { PLACES_PROVIDER: provider, GOOGLE_MAPS_KEY: key } = config;
  if (provider === 'google' && key !== '') {
    return createGooglePlaces({ baseUrl: config.GOOGLE_PLACES_URL, key });
  }
  if (provider === 'open') {
    return createOpenPlaces({ photonUrl: config.PHOTON_URL, nominatimUrl: config.NOMINATIM_URL });
  }
  return createEmbeddedPlaces(more);
}
