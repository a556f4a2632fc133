import { type MapServer, startMapServer } from '../../../test/maps/map-server.ts';
import { NOMINATIM_ANSWER, PHOTON_ANSWER } from '../../../test/maps/recorded-open-maps.ts';
import { codeOf } from '../../../test/people.ts';
import { createOpenPlaces } from './open-places.ts';
import type { PlaceProvider } from './place-provider.ts';

let map: MapServer;
let places: PlaceProvider;

/** The provider with a limit on how long an answer may take. */
const placesWithin = (timeoutMs: number) =>
  createOpenPlaces({ photonUrl: map.url, nominatimUrl: map.url, timeoutMs });

beforeAll(async () => {
  map = await startMapServer();
  places = placesWithin(60_000);
});
afterAll(() => map.close());

const question = { input: 'panificio', countries: ['IT'], language: 'it' as const };

test('QUE-014 MER-001 establishments only, of these countries', async () => {
  map.willAnswer({ json: PHOTON_ANSWER });
  expect(await places.search(question)).toEqual([
    {
      placeId: 'osm-N900000001',
      description: 'Panificio Spigadoro, Via delle Acacie Basse 83, Roma, Italia',
    },
  ]);
  expect(map.asked[0]?.url).toBe('/api?q=panificio&limit=40&lang=default');
  expect(map.asked[0]?.headers['user-agent']).toContain('turno');
  const everywhere = await places.search({ ...question, countries: [], language: 'de' });
  expect(everywhere.map(({ placeId }) => placeId)).toEqual(['osm-N900000001', 'osm-W900000004']);
  expect(map.asked[1]?.url).toContain('lang=de');
});

test('QUE-014 G-03 the details of a place', async () => {
  map.willAnswer({ json: NOMINATIM_ANSWER });
  const place = await places.find('osm-N900000001', 'it');
  expect(place).toMatchObject({
    placeId: 'osm-N900000001',
    name: 'Panificio Spigadoro',
    route: 'Via delle Acacie Basse',
    streetNumber: '83',
    city: 'Roma',
    postalCode: '00130',
    province: 'RM',
    country: 'IT',
    lat: 41.89369,
    lng: 12.4629,
    website: 'https://panificio-spigadoro.example/',
    phone: '+39 06 5550 001',
  });
  expect(place?.openings).toHaveLength(11);
  expect(place?.openings.at(-1)).toEqual({ dayOfWeek: 6, start: '07:30', end: '13:00' });
  expect(map.asked[0]?.url).toContain('/lookup?osm_ids=N900000001&format=jsonv2');
});

const ADDRESS = { address: 'Via Lunga 3, Roma', country: 'IT', language: 'it' as const };

test('QUE-003 the coordinates of an address', async () => {
  map.willAnswer({ json: [{ lat: '41.9', lon: '12.5', display_name: 'Via Lunga' }] });
  expect(await places.locate(ADDRESS)).toEqual({ lat: 41.9, lng: 12.5 });
  expect(map.asked[0]?.url).toBe(
    '/search?q=Via+Lunga+3%2C+Roma&format=jsonv2&limit=1&accept-language=it&countrycodes=it',
  );
  map.willAnswer({ json: [] });
  expect(await places.locate({ ...ADDRESS, country: null })).toBeNull();
  expect(map.asked[0]?.url).not.toContain('countrycodes');
});

test('QUE-014 unknown places, and ids of other maps', async () => {
  map.willAnswer({ json: [] });
  expect(await places.find('osm-N1', 'it')).toBeNull();
  expect(await places.find('ChIJinvented_0001', 'it')).toBeNull();
  expect(map.asked).toHaveLength(1);
});

test('QUE-014 a place without address, tags and name still has what it is called', async () => {
  map.willAnswer({ json: [{ lat: '1', lon: '2', display_name: 'Faro, Isola', address: null }] });
  expect(await places.find('osm-R5', 'it')).toMatchObject({
    name: 'Faro',
    city: null,
    openings: [],
  });
});

test.each([
  { name: 'an overloaded server', answer: { status: 503, text: '' } },
  { name: 'too many questions', answer: { status: 429, json: {} } },
  { name: 'something of another form', answer: { json: { error: 'x' } } },
  {
    name: 'an answer that comes too late',
    answer: { json: PHOTON_ANSWER, afterMs: 600 },
    timeoutMs: 50,
  },
])('QUE-014 $name is places_unavailable', async ({ answer, timeoutMs = 60_000 }) => {
  map.willAnswer(answer);
  const places = placesWithin(timeoutMs);
  expect(await codeOf(places.search(question))).toBe('places_unavailable');
  expect(await codeOf(places.find('osm-N1', 'it'))).toBe('places_unavailable');
  expect(await codeOf(places.locate(ADDRESS))).toBe('places_unavailable');
});
