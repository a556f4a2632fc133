import {
  listMerchantsCall,
  merchantCall,
  myMerchantCall,
  updateMerchantCall,
} from '@turno/shared-types';
import { openTestMerchants, type TestMerchants } from '../../../test/test-merchants.ts';

jest.setTimeout(60_000);

let testMerchants: TestMerchants;
let app: TestMerchants['app'];
let owner: { token: string };
let merchantId: number;

beforeAll(async () => {
  testMerchants = await openTestMerchants();
  ({ app } = testMerchants);
  owner = await app.as(77, 'ROLE_MERCHANT');
  merchantId = testMerchants.bakery.merchant.id;
});
afterAll(() => testMerchants.close());

const change = (body: object, sent = owner) =>
  app.service.call(updateMerchantCall, { params: { merchantId }, body: body as never }, sent);
const read = async () =>
  (await app.service.call(merchantCall, { params: { scope: 'public', merchantId } })).body;

test('QUE-003 QUE-009 a new address moves the merchant; a street the map does not know leaves it there', async () => {
  const { lat, lng, ...before } = await read();
  const street = { route: 'Via delle Acacie Basse', streetNumber: '83', city: 'Roma' };
  expect((await change(street)).body).toMatchObject({ ...street, lat: 41.89369, lng: 12.4629 });
  const unknown = { route: 'Via Mai Vista' };
  expect((await change(unknown)).body).toMatchObject({ ...unknown, lat: 41.89369, lng: 12.4629 });
  const { route, streetNumber, city } = before;
  expect((await change({ route, streetNumber, city, lat, lng })).body).toMatchObject({ lat, lng });
});

test.each([
  { name: 'another city', sent: { city: 'Bari' }, isKept: false },
  { name: 'another country', sent: { country: 'ES' }, isKept: false },
  {
    name: 'the city in other letters',
    sent: { city: 'ROMA ', route: 'Via Mai Vista' },
    isKept: true,
  },
  { name: 'no city any more', sent: { city: '' }, isKept: true },
])('QUE-003 QUE-009 the map knows no such street in $name', async ({ sent, isKept }) => {
  const { lat, lng, route, city, country } = await read();
  await change({ route: 'Via Ignota', city: 'Roma', country: 'IT', lat: 41.9, lng: 12.5 });
  const there = isKept ? { lat: 41.9, lng: 12.5 } : { lat: null, lng: null };
  expect((await change(sent)).body).toMatchObject(there);
  await change({ route, city, country, lat, lng });
});

test('QUE-009 sent fields change, absent fields stay, and watchers are notified', async () => {
  const before = await read();
  testMerchants.harness.events.length = 0;
  const { status, body } = await change({
    phone: '+39 06 5550 001',
    website: 'https://forno.example',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...before,
    phone: '+39 06 5550 001',
    website: 'https://forno.example',
    queues: [{}],
  });
  expect(await read()).toMatchObject({ phone: '+39 06 5550 001' });
  expect(testMerchants.harness.events).toEqual([{ type: 'merchant-changed', merchantId }]);
  expect((await change({ phone: '' })).body.phone).toBeNull();
  expect((await change({ website: null })).body.website).toBeNull();
});

test.each([
  { sent: -1, stored: null },
  { sent: null, stored: null },
  { sent: 0, stored: 0 },
  { sent: 1_800, stored: 1_800 },
  { sent: 14_400, stored: 14_400 },
])(
  'QUE-009 QUE-057 X-09 CST-011 the limit $sent is stored as $stored',
  async ({ sent, stored }) => {
    const flag = sent === 0;
    const { body } = await change({
      lineupLimitedBeforeOpening: sent,
      avoidLineupBeforeOpening: flag,
    });
    expect(body).toMatchObject({
      lineupLimitedBeforeOpening: stored,
      avoidLineupBeforeOpening: flag,
    });
  },
);

test.each([
  { lineupLimitedBeforeOpening: -2 },
  { lineupLimitedBeforeOpening: 1.5 },
  { lineupLimitedBeforeOpening: 86_401 },
  { avoidLineupBeforeOpening: 'yes' },
  { name: '' },
  { name: null },
  { timezone: 'Rome' },
  { logoUrl: 'javascript:alert(1)' },
  { logoUrl: 'data:text/html,x' },
  { lat: '41' },
  { ticketsExpireIn: 0 },
  { vanity: 'other' },
  { managerIds: [1] },
  { ownerUserId: 1 },
  { openings: [] },
  { queues: [] },
  { franchisingId: 1 },
  { placeId: 'x' },
  { id: 1 },
  { __proto__x: 1 },
])('QUE-009 %j cannot be written', async (body) => {
  const before = await read();
  const answer = await change(body);
  expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_error']);
  expect(await read()).toEqual(before);
});

test('QUE-009 a new name, town, place and category are found, the old ones no more; without coordinates it comes last by distance', async () => {
  const names = async (query: object) => {
    const { body } = await app.service.call(listMerchantsCall, {
      params: { scope: 'public' },
      query,
    });
    return body.map(({ name }: { name: string }) => name);
  };
  await change({
    name: 'Pasticceria Lilla',
    city: 'Bari',
    lat: 41.117,
    lng: 16.871,
    categoryId: 3,
  });
  expect(await names({ q: 'lilla bari' })).toEqual(['Pasticceria Lilla']);
  expect(await names({ q: 'caffe' })).toEqual([]);
  expect(await names({ parent_category_id: '3' })).toEqual(['Pasticceria Lilla']);
  expect(await names({ parent_category_id: '1' })).toEqual([]);
  const near = { lat: '41.1', lng: '16.8', order_by: 'distance_asc' };
  expect((await names(near))[0]).toBe('Pasticceria Lilla');
  await change({ lat: null, lng: null });
  expect((await names(near)).at(-1)).toBe('Pasticceria Lilla');
});

test('QUE-009 violations: an unknown category, and the name of another at the same address', async () => {
  expect((await change({ categoryId: 99 })).body.error_code).toBe('category_not_found');
  const place = { formattedAddress: 'Via Lunga, 1, Roma' };
  await testMerchants.harness.addQueue({ merchant: { name: 'Lanterna', ...place } });
  const { status, body } = await change({ name: 'Lanterna', ...place });
  expect([status, body.error_code]).toEqual([409, 'merchant_already_exists']);
});

test('IDN-037 only who manages a merchant changes it', async () => {
  const codes = await Promise.all([
    change({ name: 'Mia' }, await app.as(78, 'ROLE_MERCHANT')),
    change({ name: 'Mia' }, await app.as(77, 'ROLE_USER')),
    change({ name: 'Mia' }, await app.as(77, 'ROLE_MERCHANT', 'new-merchant')),
  ]);
  expect(codes.map(({ status }) => status)).toEqual([403, 403, 401]);
});

test('QUE-009 changes of different fields that come at once all stand', async () => {
  await Promise.all([
    change({ route: 'Via Nuova' }),
    change({ streetNumber: '12' }),
    change({ postalCode: '00100' }),
    change({ province: 'RM' }),
    change({ country: 'IT' }),
  ]);
  expect(await read()).toMatchObject({
    route: 'Via Nuova',
    streetNumber: '12',
    postalCode: '00100',
    province: 'RM',
    country: 'IT',
  });
});

test('QUE-010 IDN-036 G-16 the merchant chosen last is remembered, for each manager', async () => {
  const mine = async (sent: { token: string }, query: object = {}) =>
    (await app.service.call(myMerchantCall, { query }, sent)).body.lastMerchant?.id;
  const chain = testMerchants.chain.merchant.id;
  expect(await mine(owner)).toBe(merchantId);
  expect(await mine(owner, { merchant_id: chain })).toBe(chain);
  expect(await mine(owner)).toBe(chain);
  expect(await mine(await app.as(77, 'ROLE_MERCHANT'))).toBe(chain);
  // Another manager's merchant cannot be chosen.
  expect(await mine(owner, { merchant_id: testMerchants.museum.merchant.id })).toBe(chain);
  expect(await mine(owner, { merchant_id: merchantId })).toBe(merchantId);
  expect(await mine(await app.as(78, 'ROLE_MERCHANT'))).toBeUndefined();
});
