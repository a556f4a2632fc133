import {
  createMerchantCall,
  listMerchantsCall,
  merchantByVanityCall,
  merchantCall,
  myMerchantCall,
} from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { fillCatalog } from '../../../test/catalog.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { startMerchantUpkeep } from '../../jobs/index.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
let app: TestApp;
let stopUpkeep: () => Promise<void>;
const errors: unknown[] = [];
beforeAll(async () => {
  harness = await openTestHarness();
  await fillCatalog(harness.store);
  app = await startTestApp(harness);
  const { deps, subscribe } = harness;
  stopUpkeep = startMerchantUpkeep({ deps, subscribe, onError: (error) => errors.push(error) });
});
afterAll(async () => {
  await stopUpkeep();
  await app.close();
  await harness.close();
});

let last = 100;
/** A new account whose e-mail address is not confirmed. */
async function newAccount() {
  last += 1;
  const userId = last;
  const as = (emailVerified: boolean) =>
    app.as(userId, 'ROLE_MERCHANT', emailVerified ? 'access' : 'new-merchant', emailVerified);
  const create = async (name: string, { emailVerified = false, ...sent }: Sent = {}) =>
    app.service.call(
      createMerchantCall,
      { body: { name, categoryId: 2, lat: 41.9, lng: 12.5 } },
      { ...(await as(emailVerified)), ...sent },
    );
  return { userId, as, create };
}
type Sent = { emailVerified?: boolean; headers?: Record<string, string> };

const ORDERS = ['tickets_desc', 'id_desc', 'distance_asc'] as const;
const point = { lat: 41.9, lng: 12.5 };

/** Whether each list that would show a merchant does. */
async function listings(name: string): Promise<boolean[]> {
  const searches = [{}, { q: name }, { parent_category_id: 1 }, { q: name, ...point }];
  const found = searches.flatMap((search) =>
    ORDERS.map(async (order_by) => {
      const query = { ...search, ...(order_by === 'distance_asc' ? point : {}), order_by };
      const { body } = await app.service.call(listMerchantsCall, {
        params: { scope: 'public' },
        query: { ...query, per_page: 100 },
      });
      return body.some((each: { name: string }) => each.name === name);
    }),
  );
  return Promise.all(found);
}
const isInSomeList = async (name: string) => (await listings(name)).includes(true);
/** Lists by distance read a number of merchants that is cached for 5 s. */
async function untilInEveryList(name: string): Promise<void> {
  while ((await listings(name)).includes(false)) await new Promise(setImmediate);
}

test('S-09 an unverified merchant is in no list, and its own page works', async () => {
  const { create, as } = await newAccount();
  const { status, body: merchant } = await create('Forno Ignoto');
  expect(status).toBe(201);
  expect(merchant).toMatchObject({ isVerified: false });
  expect(await isInSomeList('Forno Ignoto')).toBe(false);
  const scope = 'public' as const;
  const { vanity, id: merchantId } = merchant;
  const byVanity = await app.service.call(merchantByVanityCall, { params: { vanity } });
  const byId = await app.service.call(merchantCall, { params: { scope, merchantId } });
  for (const { body } of [byVanity, byId]) expect(body).toMatchObject({ id: merchantId });
  const mine = await app.service.call(
    myMerchantCall,
    {},
    await app.as(last, 'ROLE_MERCHANT', 'access', false),
  );
  expect(mine.body.merchants).toMatchObject([{ id: merchantId, isVerified: false }]);
  await app.service.call(myMerchantCall, {}, await as(true));
  await untilInEveryList('Forno Ignoto');
});

test('S-09 the event that an address is confirmed lists the merchant and tells its watchers', async () => {
  const { userId, create } = await newAccount();
  const stranger = await newAccount();
  const { body: merchant } = await create('Forno Atteso');
  await stranger.create('Forno Estraneo');
  harness.events.length = 0;
  await harness.deps.publish({ type: 'user-email-verified', userId });
  await untilInEveryList('Forno Atteso');
  while (!harness.events.some((event) => event.type === 'merchant-changed')) {
    await new Promise(setImmediate);
  }
  expect(harness.events).toContainEqual({ type: 'merchant-changed', merchantId: merchant.id });
  expect(await isInSomeList('Forno Estraneo')).toBe(false);
  expect(errors).toEqual([]);
});

test('S-09 of registrations at once an unverified account gets one, whichever process takes them', async () => {
  const { create } = await newAccount();
  const answers = await Promise.all(range(1, 8).map((number) => create(`Forno Folla ${number}`)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const rest = answers.filter(({ status }) => status !== 201);
  expect(rest.map(({ status, body }) => [status, body.error_code])).toEqual(
    rest.map(() => [403, 'email_not_verified']),
  );
  const again = await create('Forno Folla 9');
  expect(again.body.error_code).toBe('email_not_verified');
});

test('S-09 the same registration again gets the one merchant, and a confirmed address allows more', async () => {
  const { create, as } = await newAccount();
  const headers = { 'idempotency-key': 'forno-ripetuto' };
  const first = await create('Forno Ripetuto', { headers });
  const again = await create('Forno Ripetuto', { headers });
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect((await create('Forno Secondo', { emailVerified: true })).status).toBe(201);
  await untilInEveryList('Forno Secondo');
  const third = await create('Forno Terzo', { emailVerified: true });
  expect(third.body).toMatchObject({ isVerified: true });
  expect(await isInSomeList('Forno Ripetuto')).toBe(false);
  await app.service.call(myMerchantCall, {}, await as(true));
  await untilInEveryList('Forno Ripetuto');
});

test('S-09 who manages a merchant already registers none before the address is confirmed', async () => {
  const { userId, create } = await newAccount();
  await harness.addQueue({ merchant: { managerIds: [99, userId] } });
  expect((await create('Forno Altro')).body.error_code).toBe('email_not_verified');
});
