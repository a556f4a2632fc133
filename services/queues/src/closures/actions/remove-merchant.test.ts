import { RETENTION } from '@turno/kit';
import { automaticCallsOf } from '../../../test/automatic-queues.ts';
import { buildQueue } from '../../../test/factories.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { callFamily } from '../../calling/actions/call-family.ts';
import { pairDevice } from '../../devices/actions/pair-device.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { closeMerchant } from './close-merchant.ts';

jest.setTimeout(120_000);

const OWNER = 501;
const DAY_MS = 86_400_000;
/** Collections whose documents stay until their merchant is removed. */
const OF_MERCHANTS = Object.entries(RETENTION.queues)
  .filter(([, rule]) => 'until' in rule && rule.until === 'the merchant is removed')
  .map(([name]) => name);
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = automaticCallsOf(() => harness);
const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      OF_MERCHANTS.map(async (name) => [name, await harness.db.collection(name).countDocuments()]),
    ),
  ) as Record<string, number>;

/** A merchant with a document in every collection that its removal empties. */
async function usedMerchant(): Promise<number> {
  const family = await addFamily(harness, { merchant: { managerIds: [OWNER] } });
  const merchantId = family.merchant.id;
  const { store } = harness;
  await store.desks.add(merchantId, 'Counter');
  await store.apiKeys.add(merchantId, { name: 'Till', scopes: ['read'] }, () => ({
    hash: 'x',
    prefix: 'x',
    createdBy: OWNER,
    createdAt: harness.clock.now,
    lastUsedAt: null,
  }));
  await store.webhooks.add(merchantId, {
    url: 'https://hooks.example/turno',
    events: ['ticket.called'],
    secret: 'whsec_eA==',
    locale: 'it',
    createdAt: harness.clock.now,
  });
  const { code } = await store.devicePairings.add({ kind: 'board', language: 'it' });
  const screen = { name: 'Sala', settings: '', clientAddress: '192.0.2.1' };
  await pairDevice(harness.deps, { merchantId, code, ...screen });
  for (const paxCount of [2, 4]) await join(harness.deps, family, newUser(), { paxCount });
  const command = { userId: OWNER, expectedCounter: null, childQueueId: null };
  await callFamily(harness.deps, { ...idsOf(family), ...command, idempotencyKey: 'k1' });
  const automatic = buildQueue({ merchantId, nextRatio: 1 });
  await store.queues.put(automatic);
  await join(harness.deps, { merchant: family.merchant, queue: automatic }, newUser());
  await callNextIn(merchantId, { userId: OWNER });
  return merchantId;
}

test('S-08 a removed merchant leaves nothing in any collection that its removal empties', async () => {
  const before = await counts();
  const merchantId = await usedMerchant();
  const filled = await counts();
  const started = harness.clock.now;
  await closeMerchant(harness.deps, { merchantId, userId: OWNER });
  harness.clock.now = new Date(started.getTime() + 2 * DAY_MS);
  await sweep(harness.deps);
  // A day is rolled up once it is over.
  filled.rollUps = (await counts()).rollUps ?? 0;
  const empty = OF_MERCHANTS.filter((name) => filled[name] === before[name]);
  harness.clock.now = new Date(started.getTime() + 3_651 * DAY_MS);
  for (let times = 0; times < 4; times += 1) await sweep(harness.deps);
  expect({ empty, left: await counts() }).toEqual({ empty: [], left: before });
});
