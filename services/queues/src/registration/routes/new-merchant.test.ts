import { createMerchantCall, listMerchantsCall } from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { fillCatalog } from '../../../test/catalog.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
let app: TestApp;
let fresh: { token: string };

beforeAll(async () => {
  harness = await openTestHarness();
  app = await startTestApp(harness);
  fresh = await app.as(88, 'ROLE_MERCHANT', 'new-merchant');
  await fillCatalog(harness.store);
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

let last = 0;
function draft(change: object = {}) {
  last += 1;
  return { name: `Forno Lieve ${last}`, categoryId: 2, ...change };
}
const create = (body: object, sent: object = fresh) =>
  app.service.call(createMerchantCall, { body: body as never }, { ...fresh, ...sent });

test('QUE-008 QUE-001 G-45 a merchant comes complete, with one free standard queue', async () => {
  const openings = [{ dayOfWeek: 1, start: '09:00', end: '13:00' }];
  const body = draft({ capacity: 3, defaultWaitingTime: 120, openings, city: 'Roma', phone: '' });
  const { status, body: merchant } = await create(body, { locale: 'de' });
  expect(status).toBe(201);
  expect(merchant).toMatchObject({
    name: body.name,
    vanity: `forno-lieve-${last}`,
    city: 'Roma',
    phone: null,
    timezone: 'Europe/Rome',
    category: { id: 2, parent_category: { id: 1 } },
    openings: [{ ...openings[0], id: expect.any(Number), date: null, typology: null }],
    avoidLineupBeforeOpening: false,
    lineupLimitedBeforeOpening: null,
    queues: [
      {
        name: 'Schalter',
        type: 'standard',
        passMode: 'free',
        capacity: 3,
        defaultWaitingTime: 120,
        queue_daily_counters: [{ counter: 0 }],
      },
    ],
  });
  expect(JSON.stringify(merchant)).not.toMatch(/"team"|creation|firstQueue|"rev"/);
  expect(await harness.store.merchants.roleAt(merchant.id, 88)).toBe('owner');
});

test('CST-021 QUE-008 capacity 1 and 300 seconds where nothing is said', async () => {
  const { body } = await create(draft());
  expect(body.queues).toMatchObject([{ name: 'Banco', capacity: 1, defaultWaitingTime: 300 }]);
});

test('G-57 QUE-014 coordinates, country, province and time zone come from the place', async () => {
  const [found] = await harness.deps.places.search({
    input: 'blue ladle',
    countries: ['NZ'],
    language: 'en',
  });
  const { body } = await create(draft({ placeId: found?.placeId, city: 'Auckland' }));
  expect(body).toMatchObject({
    placeId: found?.placeId,
    country: 'NZ',
    province: 'Auckland',
    timezone: 'Pacific/Auckland',
  });
  expect(body.lat).toBeLessThan(-36);
  const sent = await create(draft({ lat: 40.7, lng: -74, vanity: `mine-${last}` }));
  expect(sent.body).toMatchObject({ timezone: 'America/New_York', vanity: `mine-${last - 1}` });
});

test('QUE-007 a registration finds an existing merchant by its place id', async () => {
  const placeId = 'turno-place-0042';
  const find = () =>
    app.service.call(listMerchantsCall, {
      params: { scope: 'public' },
      query: { place_id: placeId },
    });
  expect((await find()).body).toEqual([]);
  const { body } = await create(draft({ placeId }));
  const found = await find();
  expect(found.body).toMatchObject([{ id: body.id }]);
  expect(found.headers.get('x-total-count')).toBe('1');
  const again = await create(draft({ placeId }));
  expect([again.status, again.body.error_code]).toEqual([409, 'merchant_already_exists']);
  expect(again.body.message).toBe('already exists');
});

test('QUE-008 the same name at the same address is the same merchant; elsewhere it is another', async () => {
  const body = draft({ formattedAddress: 'Via del Pozzo Tondo, 3, 00100 Roma RM' });
  expect((await create(body)).status).toBe(201);
  const shouted = { ...body, name: body.name.toUpperCase() };
  expect((await create(shouted)).body.error_code).toBe('merchant_already_exists');
  const elsewhere = await create({ ...body, formattedAddress: 'Via Montelieve, 9, Roma' });
  expect(elsewhere.body.vanity).toBe(`forno-lieve-${last}-2`);
});

test('MER-007 G-41 who bears the name of the franchise needs its e-mail', async () => {
  const body = draft({ website: 'https://carrefour.example', logoUrl: 'https://x.example/a.png' });
  for (const email of [undefined, null, 'me@mail.example', 'me@notcarrefour.it']) {
    const refused = await create({ ...body, ...(email === undefined ? {} : { email }) });
    expect([refused.status, refused.body.error_code]).toEqual([422, 'franchise_email_required']);
    expect(refused.body.errors[0].field).toBe('email');
  }
  const { status, body: merchant } = await create({ ...body, email: 'me@carrefour.it' });
  expect(status).toBe(201);
  expect(merchant).toMatchObject({ franchisingId: null, requestedFranchisingId: 1 });
  expect(JSON.stringify(merchant)).not.toContain('me@carrefour.it');
});

test.each([
  {
    name: 'an unknown category',
    change: { categoryId: 99 },
    status: 404,
    code: 'category_not_found',
  },
  {
    name: 'an unknown franchising',
    change: { franchisingId: 99 },
    status: 404,
    code: 'franchising_not_found',
  },
  {
    name: 'hours that begin when the day ends',
    change: { openings: [{ dayOfWeek: 1, start: '24:00', end: '09:00' }] },
    status: 422,
    code: 'opening_time_invalid',
  },
  { name: 'no name', change: { name: ' ' }, status: 400, code: 'validation_error' },
  { name: 'no category', change: { categoryId: undefined }, status: 400, code: 'validation_error' },
  { name: 'no capacity at all', change: { capacity: 0 }, status: 400, code: 'validation_error' },
  { name: 'half a person', change: { capacity: 1.5 }, status: 400, code: 'validation_error' },
  {
    name: 'no wait at all',
    change: { defaultWaitingTime: 0 },
    status: 400,
    code: 'validation_error',
  },
  {
    name: 'a script for a website',
    change: { website: 'javascript:alert(1)' },
    status: 400,
    code: 'validation_error',
  },
  {
    name: 'a file for a logo',
    change: { logoUrl: 'file:///etc/passwd' },
    status: 400,
    code: 'validation_error',
  },
  {
    name: 'words for a phone',
    change: { phone: 'call me' },
    status: 400,
    code: 'validation_error',
  },
  { name: 'a point beyond the pole', change: { lat: 91 }, status: 400, code: 'validation_error' },
  {
    name: 'a zone of no map',
    change: { timezone: 'Europe/Atlantis' },
    status: 400,
    code: 'validation_error',
  },
  {
    name: 'a country in words',
    change: { country: 'Italia' },
    status: 400,
    code: 'validation_error',
  },
  { name: 'managers', change: { managerIds: [1] }, status: 400, code: 'validation_error' },
  { name: 'an owner', change: { ownerUserId: 1 }, status: 400, code: 'validation_error' },
])('QUE-008 $name is refused with $code', async ({ change, status, code }) => {
  const answer = await create(draft(change));
  expect([answer.status, answer.body.error_code]).toEqual([status, code]);
});

test('QUE-008 X-14 merchants only: by the token of a new one, or by a full one', async () => {
  const statusAs = async (...who: Parameters<TestApp['as']>) =>
    (await create(draft(), await app.as(...who))).status;
  expect(await statusAs(90, 'ROLE_MERCHANT')).toBe(201);
  expect(await statusAs(91, 'ROLE_MERCHANT', 'new-merchant')).toBe(201);
  expect(await statusAs(92, 'ROLE_USER')).toBe(403);
  expect(await statusAs(93, 'ROLE_GUEST')).toBe(403);
  expect(await statusAs(94, 'ROLE_MERCHANT', 'password-change')).toBe(401);
  expect((await app.service.call(createMerchantCall, { body: draft() })).status).toBe(401);
});
