import { mapPlaceCall, searchMapPlacesCall } from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
let app: TestApp;

beforeAll(async () => {
  harness = await openTestHarness();
  app = await startTestApp(harness);
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

const search = (query: { input: string; country?: string; language?: 'it' | 'en' }) =>
  app.service.call(searchMapPlacesCall, { query });

test.each([
  { input: 'pa', count: 0 },
  { input: 'pan', count: 8 },
  { input: 'panificio spigad', count: 4 },
  { input: 'SPIGADORO roma', count: 1 },
  { input: 'pánificio rómà', count: 1 },
  { input: '(z+)+$', count: 0 },
  { input: 'nobody here', count: 0 },
])('QUE-014 G-03 «$input» finds $count places', async ({ input, count }) => {
  const { status, body } = await search({ input });
  expect(status).toBe(200);
  expect(body).toHaveLength(count);
});

test('SHL-031 QUE-014 only in these countries', async () => {
  const places = async (country: string) => (await search({ input: 'museum', country })).body;
  expect(await places('it')).toEqual([]);
  expect(await places('GB')).toMatchObject([{ description: expect.stringContaining('London') }]);
  expect(await places('gb,IE,nz')).toHaveLength(3);
  expect((await search({ input: 'museum', country: 'Italy' })).status).toBe(400);
});

test('QUE-014 G-03 all fields of a place feed the form of registration', async () => {
  const [first] = (await search({ input: 'farmacia ponte nuovo roma' })).body;
  const { body } = await app.service.call(mapPlaceCall, { params: { placeId: first.placeId } });
  expect(body).toEqual({
    placeId: first.placeId,
    name: 'Farmacia del Ponte Nuovo',
    route: 'Viale Pergolato',
    streetNumber: '130',
    formattedAddress: expect.stringContaining('Roma RM'),
    city: 'Roma',
    postalCode: expect.stringMatching(/^\d{5}$/),
    province: 'RM',
    country: 'IT',
    lat: expect.any(Number),
    lng: expect.any(Number),
    website: expect.stringContaining('.example'),
    phone: expect.stringContaining('5550'),
    openings: expect.arrayContaining([
      { dayOfWeek: 1, start: '09:00', end: '13:00' },
      { dayOfWeek: 1, start: '16:00', end: '20:00' },
      { dayOfWeek: 6, start: '09:00', end: '13:00' },
    ]),
  });
});

test('QUE-014 a place of no map is not found; an id of no form is malformed', async () => {
  const find = (placeId: string) => app.service.call(mapPlaceCall, { params: { placeId } });
  const unknown = await find('turno-place-9999');
  expect([unknown.status, unknown.body.error_code]).toEqual([404, 'place_not_found']);
  expect((await find('a b')).status).toBe(400);
});

test('QUE-021 no invented place has hours a merchant could not have', async () => {
  const { changedOpenings } = await import('../../openings/rules/opening-rows.ts');
  for (let number = 1; number <= 244; number += 1) {
    const placeId = `turno-place-${String(number).padStart(4, '0')}`;
    const place = await harness.deps.places.find(placeId, 'it');
    expect(place?.name).toBeTruthy();
    const create = place?.openings ?? [];
    const outcome = changedOpenings(
      [],
      { create, edit: [], delete: [] },
      create.map((_, i) => i + 1),
    );
    expect(outcome).toHaveProperty('openings');
  }
});
