import { parseConfig } from '@turno/kit';
import * as z from 'zod';
import { createPlaces, hasMapService, placesConfig } from './places.ts';

const configOf = (environment: Record<string, string>) =>
  parseConfig(z.object(placesConfig), environment);
const providerOf = (environment: Record<string, string>) => createPlaces(configOf(environment));

test.each([
  { name: 'nothing', environment: {} },
  { name: 'a map without its key', environment: { PLACES_PROVIDER: 'google' } },
])('G-03 $name configured, the invented places answer', async ({ environment }) => {
  expect(hasMapService(configOf(environment))).toBe(false);
  const found = await providerOf(environment).find('turno-place-0001', 'it');
  expect(found?.name).toBe('Panificio Spigadoro');
});

test.each([
  {
    name: 'google',
    environment: {
      PLACES_PROVIDER: 'google',
      GOOGLE_MAPS_KEY: 'k',
      GOOGLE_PLACES_URL: 'http://127.0.0.1:1',
    },
  },
  { name: 'open', environment: { PLACES_PROVIDER: 'open', NOMINATIM_URL: 'http://127.0.0.1:1' } },
])('G-03 $name configured, that map is asked', async ({ environment }) => {
  expect(hasMapService(configOf(environment))).toBe(true);
  await expect(providerOf(environment).find('osm-N1', 'it')).rejects.toMatchObject({
    code: 'places_unavailable',
  });
});
