import {
  franchisingCall,
  listMerchantsCall,
  managesMerchantCall,
  merchantByVanityCall,
  merchantCall,
  myMerchantCall,
  parentCategoriesCall,
  partnerOriginsCall,
} from '@turno/shared-types';
import { SECRET, startTestApp, type TestApp } from '../../test/app.ts';
import { buildMerchant, buildQueue } from '../../test/factories.ts';
import { join, openWorld, type Place, type World } from '../../test/world.ts';

jest.setTimeout(60_000);

let world: World;
let app: TestApp;
let bakery: Place;
let museum: Place;
let chain: Place;

const names = (it: string, en: string) => ({ it, en, es: `${it} es`, de: `${it} de` });
const list = (query: object = {}, sent: object = {}) =>
  app.service.call(listMerchantsCall, { params: { scope: 'public' }, query }, sent);
const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);

beforeAll(async () => {
  world = await openWorld('routes_merchants');
  const { catalog, merchants } = world.store;
  await catalog.putCategory({
    id: 1,
    parentId: null,
    names: names('Cibo', 'Food'),
    maxActiveTicketsPerUser: 3,
    featured: true,
  });
  await catalog.putCategory({
    id: 2,
    parentId: 1,
    names: names('Forno', 'Bakery'),
    maxActiveTicketsPerUser: null,
    featured: false,
  });
  await catalog.putCategory({
    id: 3,
    parentId: null,
    names: names('Altro', 'Other'),
    maxActiveTicketsPerUser: null,
    featured: false,
  });
  await catalog.putFranchising({
    id: 1,
    name: 'Catena',
    logoUrl: null,
    ticketsExpireIn: 60,
    brandColour: '#112233',
    origins: ['http://localhost:5500'],
  });
  bakery = await world.addPlace({
    merchant: {
      name: 'Caffè Forno',
      city: 'Roma',
      lat: 41.9,
      lng: 12.5,
      managerIds: [77],
      vanity: 'caffe-forno',
    },
    queue: { name: 'Banco' },
  });
  await merchants.put(
    { ...bakery.merchant, categoryId: 2 },
    { categoryIds: [2, 1], hasQueues: true },
  );
  museum = await world.addPlace({
    merchant: { name: 'Museo', city: 'Milano', lat: 45.46, lng: 9.19 },
  });
  chain = await world.addPlace({
    merchant: {
      name: 'Catena Fornace',
      city: 'Napoli',
      lat: 40.85,
      lng: 14.25,
      franchisingId: 1,
      managerIds: [77],
    },
  });
  await merchants.put(buildMerchant({ name: 'Vuoto', managerIds: [77] }), {
    categoryIds: [],
    hasQueues: false,
  });
  await join(world.deps, museum, 900);
  await join(world.deps, museum, 901);
  await join(world.deps, bakery, 900);
  app = await startTestApp(world);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

test('QUE-002 CON-004 the list is by tickets, without merchants that have no queue', async () => {
  expect(idsOf(await list())).toEqual([museum, bakery, chain].map(({ merchant }) => merchant.id));
});

test('QUE-003 near a point: distances in km, the nearest first', async () => {
  const near = await list({ lat: '45.4', lng: '9.2', order_by: 'distance_asc' });
  expect(idsOf(near)).toEqual([museum, bakery, chain].map(({ merchant }) => merchant.id));
  const distances = near.body.map(({ distance }: { distance: number }) => distance);
  expect(distances[0]).toBeCloseTo(6.7, 0);
  expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
  const first = await list({
    lat: '45.4',
    lng: '9.2',
    order_by: 'distance_asc',
    per_page: '1',
    page: '2',
  });
  expect(idsOf(first)).toEqual([bakery.merchant.id]);
  expect((await list({ lat: '45.4', lng: '9.2' })).body[0]).toHaveProperty('distance');
  expect((await list()).body[0]).not.toHaveProperty('distance');
});

test.each([
  { name: 'a beginning of a word', q: 'forn', found: ['Caffè Forno', 'Catena Fornace'] },
  { name: 'accents and case do not matter', q: 'CAFFE', found: ['Caffè Forno'] },
  { name: 'every word must match', q: 'forn nap', found: ['Catena Fornace'] },
  { name: 'the middle of a word does not', q: 'orno', found: [] },
  { name: 'a pattern is only text', q: '(f|c)+.*$', found: ['Caffè Forno', 'Catena Fornace'] },
])('CON-013 search: $name', async ({ q, found }) => {
  const { body } = await list({ q, order_by: 'id_desc' });
  const shown = body.map(({ name }: { name: string }) => name).toSorted();
  expect(shown).toEqual(found.toSorted());
});

test('QUE-004 G-46 by franchising and parent category, page by page', async () => {
  expect(idsOf(await list({ franchising_id: '1' }))).toEqual([chain.merchant.id]);
  expect(idsOf(await list({ parent_category_id: '1' }))).toEqual([bakery.merchant.id]);
  expect(idsOf(await list({ per_page: '2', page: '2' }))).toEqual([chain.merchant.id]);
  expect(idsOf(await list({ per_page: '0' }))).toHaveLength(1);
  expect((await list({ per_page: '101' })).status).toBe(400);
});

test('QUE-005 QUE-006 one merchant by id and by address, with queues and the day of each', async () => {
  const byId = await app.service.call(merchantCall, {
    params: { scope: 'public', merchantId: bakery.merchant.id },
  });
  const byVanity = await app.service.call(merchantByVanityCall, {
    params: { vanity: 'caffe-forno' },
  });
  expect(byId.status).toBe(200);
  expect(byVanity.body).toEqual(byId.body);
  expect(byId.body).toMatchObject({
    name: 'Caffè Forno',
    category: {
      id: 2,
      name: 'Forno',
      parent_category: { id: 1, name: 'Cibo', maxActiveTicketsPerUser: 3 },
    },
    queues: [
      {
        id: bakery.queue.id,
        queue_daily_counters: [
          {
            id: bakery.counter.id,
            counter: 0,
            currentTicket: null,
            nextTicket: '1',
            nextAvailableTicket: 2,
            ticketsAhead: 1,
            paxAhead: 1,
            estimatedWaitingTime: 300,
            openingTime: '00:00',
          },
        ],
      },
    ],
  });
  for (const hidden of ['managerIds', 'words', 'location', '_id', 'categoryIds']) {
    expect(byId.body).not.toHaveProperty(hidden);
  }
});

test('an unknown merchant is a not-found error', async () => {
  const unknown = await app.service.call(merchantCall, {
    params: { scope: 'public', merchantId: 999_999 },
  });
  const address = await app.service.call(merchantByVanityCall, { params: { vanity: 'nobody' } });
  for (const { status, body } of [unknown, address]) {
    expect([status, body.error_code]).toEqual([404, 'merchant_not_found']);
  }
});

test('QUE-011 QUE-012 categories speak the language of the request', async () => {
  const ask = (locale: string, query = {}) =>
    app.service.call(parentCategoriesCall, { query }, { locale });
  expect((await ask('en', { featured: 'true' })).body).toEqual([
    { id: 1, name: 'Food', maxActiveTicketsPerUser: 3 },
  ]);
  expect((await ask('de')).body).toHaveLength(2);
  expect((await ask('fr')).body[0].name).toBe('Cibo');
});

test('QUE-013 a franchising, without its partner’s addresses', async () => {
  const known = await app.service.call(franchisingCall, { params: { franchisingId: 1 } });
  expect(known.body).toEqual({
    id: 1,
    name: 'Catena',
    logoUrl: null,
    ticketsExpireIn: 60,
    brandColour: '#112233',
  });
  const unknown = await app.service.call(franchisingCall, { params: { franchisingId: 9 } });
  expect([unknown.status, unknown.body.error_code]).toEqual([404, 'franchising_not_found']);
});

test('QUE-010 G-16 a manager’s merchants, also those without queues; the chosen one last', async () => {
  const mine = await app.service.call(myMerchantCall, {}, await app.as(77, 'ROLE_MERCHANT'));
  expect(mine.body.merchants).toHaveLength(3);
  expect(mine.body.lastMerchant.id).toBe(bakery.merchant.id);
  const chosen = await app.service.call(
    myMerchantCall,
    { query: { merchant_id: chain.merchant.id } },
    await app.as(77, 'ROLE_MERCHANT'),
  );
  expect(chosen.body.lastMerchant.id).toBe(chain.merchant.id);
  const nobody = await app.service.call(myMerchantCall, {}, await app.as(78, 'ROLE_MERCHANT'));
  expect(nobody.body).toEqual({ lastMerchant: null, merchants: [] });
  expect((await app.service.call(myMerchantCall, {}, await app.as(77, 'ROLE_USER'))).status).toBe(
    403,
  );
});

test('QUE-022 QUE-031 the children of a multi-queue stand inside their parent', async () => {
  const place = await world.addPlace({ queue: { name: 'Tavoli', multiQueue: true } });
  const merchantId = place.merchant.id;
  await world.store.queues.put(
    buildQueue({ merchantId, parentQueueId: place.queue.id, minPax: 7, maxPax: null }),
  );
  const { body } = await app.service.call(merchantCall, {
    params: { scope: 'public', merchantId },
  });
  expect(body.queues).toHaveLength(1);
  expect(body.queues[0].childQueues).toMatchObject([{ minPax: 7, maxPax: null }]);
});

test('other services ask who manages what, and which origins partners have', async () => {
  const manages = (userId: number) =>
    app.service.call(
      managesMerchantCall,
      { params: { merchantId: bakery.merchant.id, userId } },
      { internalSecret: SECRET },
    );
  expect((await manages(77)).body).toEqual({ manages: true });
  expect((await manages(78)).body).toEqual({ manages: false });
  const origins = await app.service.call(partnerOriginsCall, {}, { internalSecret: SECRET });
  expect(origins.body).toEqual({ origins: ['http://localhost:5500'] });
  expect((await app.service.call(partnerOriginsCall)).status).toBe(403);
});
