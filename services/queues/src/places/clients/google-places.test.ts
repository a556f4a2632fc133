import { type MapServer, startMapServer } from '../../../test/maps/map-server.ts';
import {
  GOOGLE_ERROR,
  GOOGLE_PLACE,
  GOOGLE_SUGGESTIONS,
} from '../../../test/maps/recorded-google.ts';
import { codeOf } from '../../../test/people.ts';
import { createGooglePlaces } from './google-places.ts';
import type { PlaceProvider } from './place-provider.ts';

let map: MapServer;
let places: PlaceProvider;

/** The provider with a limit on how long an answer may take. */
const placesWithin = (timeoutMs: number) =>
  createGooglePlaces({ baseUrl: map.url, key: 'a-key', timeoutMs });

beforeAll(async () => {
  map = await startMapServer();
  places = placesWithin(60_000);
});
afterAll(() => map.close());

const question = { input: 'panificio', countries: ['IT', 'SM'], language: 'it' as const };

test('QUE-014 MER-001 establishments are completed, in these countries and this language', async () => {
  map.willAnswer({ json: GOOGLE_SUGGESTIONS });
  expect(await places.search(question)).toEqual([
    {
      placeId: 'ChIJinvented_0001',
      description: 'Panificio Spigadoro, Via delle Acacie Basse, Roma, RM, Italia',
    },
  ]);
  const [asked] = map.asked;
  expect(asked).toMatchObject({ method: 'POST', url: '/v1/places:autocomplete' });
  expect(asked?.headers['x-goog-api-key']).toBe('a-key');
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    input: 'panificio',
    languageCode: 'it',
    includedPrimaryTypes: ['establishment'],
    includedRegionCodes: ['IT', 'SM'],
  });
});

test('QUE-014 nothing found is an empty object, and no country is the whole world', async () => {
  map.willAnswer({ json: {} });
  expect(await places.search({ ...question, countries: [] })).toEqual([]);
  expect(JSON.parse(map.asked[0]?.body ?? '')).not.toHaveProperty('includedRegionCodes');
});

const ADDRESS = { address: 'Via Lunga 3, 00100 Roma', country: 'IT', language: 'it' as const };

test('QUE-003 the coordinates of an address', async () => {
  const location = { latitude: 41.9, longitude: 12.5 };
  map.willAnswer({ json: { places: [{ location }] } });
  expect(await places.locate(ADDRESS)).toEqual({ lat: 41.9, lng: 12.5 });
  const [asked] = map.asked;
  expect(asked).toMatchObject({ method: 'POST', url: '/v1/places:searchText' });
  expect(asked?.headers['x-goog-fieldmask']).toBe('places.location');
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    textQuery: 'Via Lunga 3, 00100 Roma',
    languageCode: 'it',
    pageSize: 1,
    regionCode: 'IT',
  });
  map.willAnswer({ json: {} });
  expect(await places.locate({ ...ADDRESS, country: null })).toBeNull();
  expect(JSON.parse(map.asked[0]?.body ?? '')).not.toHaveProperty('regionCode');
  map.willAnswer({ status: 404, json: {} });
  expect(await places.locate(ADDRESS)).toBeNull();
});

test('QUE-014 G-03 the details of a place, its nights as openings', async () => {
  map.willAnswer({ json: GOOGLE_PLACE });
  expect(await places.find('ChIJinvented_0001', 'it')).toEqual({
    placeId: 'ChIJinvented_0001',
    name: 'Panificio Spigadoro',
    route: 'Via delle Acacie Basse',
    streetNumber: '83',
    formattedAddress: 'Via delle Acacie Basse, 83, 00130 Roma RM, Italia',
    city: 'Roma',
    postalCode: '00130',
    province: 'RM',
    country: 'IT',
    lat: 41.89369,
    lng: 12.4629,
    website: 'https://panificio-spigadoro.example/',
    phone: '+39 06 5550 001',
    openings: [
      { dayOfWeek: 1, start: '07:30', end: '13:00' },
      { dayOfWeek: 1, start: '16:30', end: '20:00' },
      { dayOfWeek: 6, start: '20:00', end: '01:00' },
    ],
  });
  const [asked] = map.asked;
  expect(asked?.url).toBe('/v1/places/ChIJinvented_0001?languageCode=it');
  expect(asked?.headers['x-goog-fieldmask']).toContain('regularOpeningHours.periods');
});

test('QUE-014 always open, and a place of which hardly anything is known', async () => {
  const periods = [{ open: { day: 0, hour: 0, minute: 0 } }];
  map.willAnswer({
    json: { id: 'x', displayName: { text: 'Faro' }, regularOpeningHours: { periods } },
  });
  const place = await places.find('x', 'it');
  expect(place).toMatchObject({ name: 'Faro', city: null, lat: null, phone: null });
  expect(place?.openings).toHaveLength(7);
  expect(place?.openings[3]).toEqual({ dayOfWeek: 3, start: '00:00', end: '24:00' });
});

test.each([
  { status: 404, answer: GOOGLE_ERROR(404, 'NOT_FOUND') },
  { status: 400, answer: GOOGLE_ERROR(400, 'INVALID_ARGUMENT') },
])('QUE-014 $status is an unknown place', async ({ status, answer }) => {
  map.willAnswer({ status, json: answer });
  expect(await places.find('xyz', 'it')).toBeNull();
});

test.each([
  { name: 'a wrong key', answer: { status: 403, json: GOOGLE_ERROR(403, 'PERMISSION_DENIED') } },
  { name: 'too many questions', answer: { status: 429, json: {} } },
  { name: 'an error of its own', answer: { status: 500, text: 'oops' } },
  { name: 'something that is no JSON', answer: { text: '<html>' } },
  { name: 'something of another form', answer: { json: { id: 7 } } },
  {
    name: 'an answer that comes too late',
    answer: { json: GOOGLE_PLACE, afterMs: 600 },
    timeoutMs: 50,
  },
])('QUE-014 $name is places_unavailable', async ({ answer, timeoutMs = 60_000 }) => {
  map.willAnswer(answer);
  const places = placesWithin(timeoutMs);
  expect(await codeOf(places.find('xyz', 'it'))).toBe('places_unavailable');
});

test('QUE-014 a map that is not there is places_unavailable', async () => {
  const away = createGooglePlaces({ baseUrl: 'http://127.0.0.1:1', key: 'k', timeoutMs: 300 });
  expect(await codeOf(away.search(question))).toBe('places_unavailable');
});
