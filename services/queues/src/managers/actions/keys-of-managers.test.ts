import { createApiKeyCall, listQueuesCall, rotateApiKeyCall } from '@turno/shared-types';
import { revokeKeysOfPersonCall } from '@turno/shared-types/people';
import { SECRET, startTestApp, type TestApp } from '../../../test/app.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { removeManager } from './remove-manager.ts';

jest.setTimeout(60_000);

const [ADA, BOB] = [721, 722];
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

const newMerchant = async () =>
  (await harness.addQueue({ merchant: { managerIds: [ADA, BOB] } })).merchant.id;
const body = { name: 'Till', scopes: ['read' as const] };
const create = async (merchantId: number, userId: number, { as, service } = app) =>
  service.call(
    createApiKeyCall,
    { params: { merchantId }, body },
    await as(userId, 'ROLE_MERCHANT'),
  );
const rotate = async (merchantId: number, keyId: number, userId: number) =>
  app.service.call(
    rotateApiKeyCall,
    { params: { merchantId, keyId }, body: {} },
    await app.as(userId, 'ROLE_MERCHANT'),
  );
/** What both instances answer to a key. */
const statuses = (merchantId: number, token: string) =>
  Promise.all(
    [app, other].map(
      async ({ service }) =>
        (await service.call(listQueuesCall, { params: { merchantId } }, { token })).status,
    ),
  );
const removeBob = (merchantId: number, by = ADA, deps: Deps = harness.deps) =>
  removeManager(deps, { merchantId, userId: BOB, by });

test.each([
  ['is removed', ADA],
  ['leaves', BOB],
])(
  'S-08 every key text that a manager made ends when that manager %s, and no other',
  async (_, by) => {
    const merchantId = await newMerchant();
    const [ours, his, replacedByUs, replacedByHim] = [
      (await create(merchantId, ADA)).body,
      (await create(merchantId, BOB)).body,
      (await create(merchantId, BOB)).body,
      (await create(merchantId, ADA)).body,
    ];
    const ourNew = (await rotate(merchantId, replacedByUs.id, ADA)).body;
    const hisNew = (await rotate(merchantId, replacedByHim.id, BOB)).body;
    await removeBob(merchantId, by);
    for (const { key } of [ours, ourNew])
      expect(await statuses(merchantId, key)).toEqual([200, 200]);
    for (const { key } of [his, replacedByUs, hisNew])
      expect(await statuses(merchantId, key)).toEqual([401, 401]);
    await sweep(harness.deps);
    expect(await harness.store.managers.findKeysToRevoke(10)).toEqual([]);
  },
);

test('S-08 a process that dies during the removal leaves no key in force: the sweeper revokes it', async () => {
  const merchantId = await newMerchant();
  const { key } = (await create(merchantId, BOB)).body;
  const { store } = harness.deps;
  const revokeMadeBy = () => Promise.reject(new Error('killed'));
  const apiKeys = { ...store.apiKeys, revokeMadeBy };
  const dying: Deps = { ...harness.deps, store: { ...store, apiKeys } };
  await expect(removeBob(merchantId, ADA, dying)).rejects.toThrow('killed');
  await sweep(harness.deps);
  expect(await statuses(merchantId, key)).toEqual([401, 401]);
});

test('S-08 a key that is made while its maker is removed is never in force afterwards', async () => {
  for (const _ of range(1, 6)) {
    const merchantId = await newMerchant();
    const [made] = await Promise.all([create(merchantId, BOB, other), removeBob(merchantId)]);
    if (made.status === 201) expect(await statuses(merchantId, made.body.key)).toEqual([401, 401]);
    else expect(made.status).toBe(403);
    expect(await harness.store.apiKeys.findOf(merchantId)).toEqual([]);
  }
});

test('IDN-012 identity has the keys of a person revoked at every merchant, and nobody else does', async () => {
  const merchants = [await newMerchant(), await newMerchant()];
  const keys = await Promise.all(
    merchants.map(async (id) => [
      id,
      (await create(id, ADA)).body.key,
      (await create(id, BOB)).body.key,
    ]),
  );
  const request = { params: { userId: BOB }, body: {} };
  const bob = await app.as(BOB, 'ROLE_MERCHANT');
  expect((await app.service.call(revokeKeysOfPersonCall, request, bob)).status).toBe(403);
  expect(
    (await app.service.call(revokeKeysOfPersonCall, request, { internalSecret: SECRET })).status,
  ).toBe(204);
  for (const [id, ofAda, ofBob] of keys) {
    expect(await statuses(id, ofAda)).toEqual([200, 200]);
    expect(await statuses(id, ofBob)).toEqual([401, 401]);
  }
});
