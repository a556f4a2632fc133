import { idsOf } from '../../../test/people.ts';
import { personalTracesIn } from '../../../test/personal-traces.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { callNext } from '../../calling/index.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import type { OutboxItem } from '../../outbox/index.ts';
import { erasePerson, readPerson } from './personal-data.ts';

jest.setTimeout(60_000);

const OTHER = 77;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { queueWith } = staffOf(() => harness);
const { tracesOf } = personalTracesIn(() => harness);

test('G-60 a group that an erased person called is finished without naming them', async () => {
  const userId = 318_642_907_155_401;
  const testQueue = await queueWith(3);
  const { store } = harness.deps;
  const killed = () => Promise.reject(new Error('killed'));
  const dying = {
    ...harness.deps,
    store: { ...store, groupCalls: { ...store.groupCalls, call: killed } },
  };
  const by = { userId, role: 'owner' as const };
  const command = {
    ...idsOf(testQueue),
    userId,
    by,
    expectedCounter: null,
    paxCount: 2,
    idempotencyKey: null,
  };
  await expect(callNext(dying, command)).rejects.toThrow('killed');
  expect(await tracesOf(userId)).toHaveLength(1);
  await erasePerson(harness.deps, userId);
  await sweep(harness.deps);
  expect(await tracesOf(userId)).toEqual([]);
  const lines = { merchantId: testQueue.merchant.id, kind: 'call' };
  expect(await harness.db.collection('activities').countDocuments(lines)).toBe(2);
});

test('G-60 messages that wait for or from an erased person are exported and removed', async () => {
  const userId = 318_642_907_155_402;
  const merchantId = (await harness.addQueue()).merchant.id;
  const items: OutboxItem[] = [
    {
      id: 'notice.1',
      kind: 'notice-push',
      merchantId,
      userId,
      subscriptionId: 'x',
      about: 'ended',
      at: harness.clock.now,
    },
    { id: 'off.1', kind: 'webhook-disabled', merchantId, userId, url: null, locale: 'it' },
    {
      id: 'asked.1',
      kind: 'franchise-invitation',
      franchisingId: 1,
      invitedBy: userId,
      email: 'carla@example.com',
      locale: 'it',
    },
  ];
  await harness.store.outbox.put([
    ...items,
    { id: 'off.2', kind: 'webhook-disabled', merchantId, userId: OTHER, url: null, locale: 'it' },
  ]);
  expect((await readPerson(harness.deps, userId)).messages).toEqual([
    { kind: 'notice-push', merchantId },
    { kind: 'webhook-disabled', merchantId },
    { kind: 'franchise-invitation', merchantId: null },
  ]);
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect((await readPerson(harness.deps, OTHER)).messages).toHaveLength(1);
});

test('G-60 S-09 an unverified merchant does not name the erased person who registered it', async () => {
  const userId = 318_642_907_155_403;
  const { merchant } = await harness.addQueue({
    merchant: { managerIds: [userId, OTHER], isVerified: false },
  });
  expect((await tracesOf(userId)).join()).toContain(`unverified:${userId}`);
  await erasePerson(harness.deps, userId);
  expect(await tracesOf(userId)).toEqual([]);
  expect(await harness.store.merchants.find(merchant.id)).toMatchObject({
    isVerified: false,
    team: [{ userId: OTHER }],
  });
});
