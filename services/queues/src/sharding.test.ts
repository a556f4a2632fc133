import { shardingProblems } from '@turno/kit/test';
import { openTestHarness, type TestHarness } from '../test/test-harness.ts';

/** Merchants are few, so their collection stays unsharded, and one shard enforces these indexes for all of them. */
const EXCEPTIONS = [
  'merchants is unique by creation.key',
  'merchants is unique by placeId',
  'merchants is unique by sameAs',
  'merchants is unique by vanity',
];

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness('sharding');
}, 60_000);
afterAll(() => harness.close());

test('every unique index of queues begins with the shard key of its collection, but for those of merchants', async () => {
  expect(await shardingProblems(harness.db)).toEqual(EXCEPTIONS);
});
