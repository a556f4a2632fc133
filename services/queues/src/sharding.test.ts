import { retentionProblems, shardingProblems } from '@turno/kit/test';
import { openTestHarness, type TestHarness } from '../test/test-harness.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness('sharding');
}, 60_000);
afterAll(() => harness.close());

test('every unique index of queues begins with the shard key of its collection', async () => {
  expect(await shardingProblems(harness.db)).toEqual([]);
});

test('every collection of queues is in the list of retentions', async () => {
  expect(await retentionProblems(harness.db, 'queues')).toEqual([]);
});
