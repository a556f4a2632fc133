import {
  API_KEY_SCOPES,
  apiKeysCall,
  createApiKeyCall,
  listQueuesCall,
  merchantCall,
  nextCall,
  removeApiKeyCall,
  rotateApiKeyCall,
} from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

const MANAGER = 4_211;
const MINUTE_MS = 60_000;
let harness: TestHarness;
let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  harness = await openTestHarness();
  app = await startTestApp(harness);
  other = await startTestApp({ ...harness, deps: await harness.secondDeps() });
});
afterAll(async () => {
  await app.close();
  await other.close();
  await harness.close();
});

const asManager = () => app.as(MANAGER, 'ROLE_MERCHANT');
const newMerchant = () => harness.addQueue({ merchant: { managerIds: [MANAGER] } });
type TestQueue = Awaited<ReturnType<typeof newMerchant>>;
const paramsOf = ({ merchant }: TestQueue) => ({ merchantId: merchant.id });

async function create(testQueue: TestQueue, body = { name: 'Till', scopes: ['read' as const] }) {
  const input = { params: paramsOf(testQueue), body };
  return app.service.call(createApiKeyCall, input, await asManager());
}
const statusOf = async (testQueue: TestQueue, token: string, { service } = app) =>
  (await service.call(listQueuesCall, { params: paramsOf(testQueue) }, { token })).status;

test('a key acts for its merchant alone, within its scopes, and its text is stored nowhere', async () => {
  const [own, foreign] = [await newMerchant(), await newMerchant()];
  const { status, body } = await create(own);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Till',
    scopes: ['read'],
    createdBy: MANAGER,
    previous: null,
  });
  expect(body.key.startsWith(body.prefix)).toBe(true);
  expect(await statusOf(own, body.key)).toBe(200);
  expect(await statusOf(foreign, body.key)).toBe(403);
  const { counterId, ...params } = idsOf(own);
  const call = { params: { ...params, counterId }, body: {} };
  expect((await app.service.call(nextCall, call, { token: body.key })).status).toBe(403);
  const stored = JSON.stringify(await harness.db.collection('apiKeys').find().toArray());
  expect(stored).not.toContain(body.key.split('_').at(-1));
  const list = await app.service.call(apiKeysCall, { params: paramsOf(own) }, await asManager());
  expect(JSON.stringify(list.body)).not.toContain(body.key);
});

test('S-12 a key reads what anybody may, and a refusal names the scope that it lacks', async () => {
  const own = await newMerchant();
  const { key } = (await create(own)).body;
  const { counterId, ...params } = idsOf(own);
  const read = (scope: 'public' | 'private') =>
    app.service.call(
      merchantCall,
      { params: { scope, merchantId: params.merchantId } },
      { token: key },
    );
  expect((await read('public')).status).toBe(200);
  expect((await read('private')).status).toBe(403);
  const call = { params: { ...params, counterId }, body: {} };
  const refused = await app.service.call(nextCall, call, { token: key });
  expect(refused.body).toMatchObject({ error_code: 'forbidden', payload: { scope: 'call' } });
});

test('a key makes no keys, and reads none', async () => {
  const own = await newMerchant();
  const { body } = await create(own, {
    name: 'All',
    scopes: [...API_KEY_SCOPES] as never,
  });
  const token = { token: body.key };
  const params = { ...paramsOf(own), keyId: body.id };
  for (const call of [apiKeysCall, createApiKeyCall, rotateApiKeyCall, removeApiKeyCall])
    expect((await app.service.call(call, { params }, token)).status).toBe(403);
});

test('a key calls tickets: one command calls one, repeated or not, apart from what people do', async () => {
  const own = await newMerchant();
  for (const _ of range(1, 3)) await join(harness.deps, own, newUser());
  const { body } = await create(own, { name: 'Desk', scopes: ['call' as never] });
  const callNext = (token: string) =>
    app.service.call(nextCall, { params: idsOf(own), body: {} }, { token, idempotencyKey: 'one' });
  expect((await callNext(body.key)).body.counter).toBe(1);
  expect((await callNext(body.key)).body.counter).toBe(1);
  expect((await callNext((await asManager()).token)).body.counter).toBe(2);
});

test('a revoked key is refused at once by every instance', async () => {
  const own = await newMerchant();
  const { body } = await create(own);
  expect(await statusOf(own, body.key, other)).toBe(200);
  const params = { ...paramsOf(own), keyId: body.id };
  const removal = await app.service.call(removeApiKeyCall, { params }, await asManager());
  expect(removal.status).toBe(204);
  for (const instance of [app, other]) expect(await statusOf(own, body.key, instance)).toBe(401);
});

test('after a rotation both keys are valid until the old one ends; a second rotation ends the oldest', async () => {
  const own = await newMerchant();
  const { body: first } = await create(own);
  const rotate = async (endsIn?: number) => {
    const params = { ...paramsOf(own), keyId: first.id };
    const input = { params, body: endsIn === undefined ? {} : { endsIn } };
    return (await app.service.call(rotateApiKeyCall, input, await asManager())).body;
  };
  const second = await rotate(60);
  expect(second).toMatchObject({ id: first.id, previous: { prefix: first.prefix } });
  expect([await statusOf(own, first.key), await statusOf(own, second.key)]).toEqual([200, 200]);
  const third = await rotate();
  const statuses = (...keys: { key: string }[]) =>
    Promise.all(keys.map(({ key }) => statusOf(own, key)));
  expect(await statuses(first, second, third)).toEqual([401, 200, 200]);
  const { now } = harness.clock;
  harness.clock.now = new Date(now.getTime() + 24 * 60 * MINUTE_MS);
  expect(await statuses(second, third)).toEqual([401, 200]);
  const list = await app.service.call(apiKeysCall, { params: paramsOf(own) }, await asManager());
  expect(list.body).toMatchObject([{ id: first.id, previous: null }]);
  harness.clock.now = now;
});

test('the last use of a key is known to the minute', async () => {
  const own = await newMerchant();
  const { body } = await create(own);
  const { now } = harness.clock;
  const lastUsed = async () =>
    (await harness.store.apiKeys.findOf(own.merchant.id))[0]?.current.lastUsedAt;
  expect(await lastUsed()).toBeNull();
  await statusOf(own, body.key);
  expect(await lastUsed()).toEqual(now);
  harness.clock.now = new Date(now.getTime() + MINUTE_MS - 1);
  await statusOf(own, body.key);
  expect(await lastUsed()).toEqual(now);
  harness.clock.now = new Date(now.getTime() + MINUTE_MS);
  await statusOf(own, body.key);
  expect(await lastUsed()).toEqual(harness.clock.now);
  harness.clock.now = now;
});

test('keys made at once never exceed the bound', async () => {
  const own = await newMerchant();
  const answers = await Promise.all(range(1, 24).map(() => create(own)));
  const made = answers.filter(({ status }) => status === 201);
  expect(made.length).toBeLessThanOrEqual(20);
  let last = await create(own);
  while (last.status === 201) last = await create(own);
  expect((await harness.store.apiKeys.findOf(own.merchant.id)).length).toBe(20);
  expect(last.body).toMatchObject({ error_code: 'api_keys_exceeded' });
});

test.each(['turno_', 'turno_1_1_', `turno_1_1_${'a'.repeat(43)}`, `turno_0_x_${'a'.repeat(43)}`])(
  '%s is no key in force',
  async (key) => {
    expect(await statusOf(await newMerchant(), key)).toBe(401);
  },
);
