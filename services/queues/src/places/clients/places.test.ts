import { once } from 'node:events';
import { createServer } from 'node:http';
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
  { provider: 'google', variable: 'GOOGLE_PLACES_URL', path: '/maps/v1/places/osm-N1' },
  { provider: 'open', variable: 'NOMINATIM_URL', path: '/maps/lookup' },
])('G-03 $variable may be under a path', async ({ provider, variable, path }) => {
  const asked: string[] = [];
  const map = createServer(({ url = '' }, response) => {
    asked.push(url.replace(/\?.*/, ''));
    response.end('[]');
  }).listen(0, '127.0.0.1');
  await once(map, 'listening');
  const address = `http://127.0.0.1:${Object(map.address()).port}/maps/`;
  const places = providerOf({
    PLACES_PROVIDER: provider,
    GOOGLE_MAPS_KEY: 'k',
    [variable]: address,
  });
  await places.find('osm-N1', 'it').catch(() => null);
  map.close();
  expect(asked).toEqual([path]);
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
