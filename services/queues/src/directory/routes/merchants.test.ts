import {
  franchisingCall,
  merchantByVanityCall,
  merchantCall,
  myMerchantCall,
  parentCategoriesCall,
  partnerOriginsCall,
  staffRoleCall,
} from '@turno/shared-types';
import { SECRET } from '../../../test/app.ts';
import { buildQueue } from '../../../test/factories.ts';
import { openTestMerchants, type TestMerchants } from '../../../test/test-merchants.ts';

jest.setTimeout(60_000);

let testMerchants: TestMerchants;
let harness: TestMerchants['harness'];
let app: TestMerchants['app'];
let bakery: TestMerchants['bakery'];
let chain: TestMerchants['chain'];

beforeAll(async () => {
  testMerchants = await openTestMerchants();
  ({ harness, app, bakery, chain } = testMerchants);
});
afterAll(() => testMerchants.close());

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
  for (const hidden of ['team', 'words', 'location', '_id', 'categoryIds']) {
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
  const withoutMerchant = await app.service.call(
    myMerchantCall,
    {},
    await app.as(78, 'ROLE_MERCHANT'),
  );
  expect(withoutMerchant.body).toEqual({ lastMerchant: null, merchants: [] });
  expect((await app.service.call(myMerchantCall, {}, await app.as(77, 'ROLE_USER'))).status).toBe(
    403,
  );
});

test('QUE-022 QUE-031 the children of a multi-queue stand inside their parent', async () => {
  const place = await harness.addQueue({ queue: { name: 'Tavoli', multiQueue: true } });
  const merchantId = place.merchant.id;
  await harness.store.queues.put(
    buildQueue({ merchantId, parentQueueId: place.queue.id, minPax: 7, maxPax: null }),
  );
  const { body } = await app.service.call(merchantCall, {
    params: { scope: 'public', merchantId },
  });
  expect(body.queues).toHaveLength(1);
  expect(body.queues[0].childQueues).toMatchObject([{ minPax: 7, maxPax: null }]);
});

test('other services ask who works where, and which origins partners have', async () => {
  const roleOf = (userId: number) =>
    app.service.call(
      staffRoleCall,
      { params: { merchantId: bakery.merchant.id, userId } },
      { internalSecret: SECRET },
    );
  expect((await roleOf(77)).body).toEqual({ role: 'owner' });
  expect((await roleOf(78)).body).toEqual({ role: null });
  const origins = await app.service.call(partnerOriginsCall, {}, { internalSecret: SECRET });
  expect(origins.body).toEqual({ origins: ['http://localhost:5500'] });
  expect((await app.service.call(partnerOriginsCall)).status).toBe(403);
});
