import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import { join, openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { changeQueue } from './change-queue.ts';

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test.each([
  { name: 'called before it begins', at: '2026-11-21T10:05:00Z', state: 'called', isTaken: true },
  { name: 'called, and it has begun', at: '2026-11-21T10:20:00Z', state: 'called', isTaken: false },
  { name: 'late for it', at: '2026-11-21T10:20:00Z', state: 'waiting', isTaken: true },
  { name: 'missing at its end', at: '2026-11-21T16:00:00Z', state: 'waiting', isTaken: false },
] as const)('S-10 QUE-035 the schedule under people who are $name', async (each) => {
  const testQueue = await harness.addQueue({ queue: EVENT });
  await join(harness.deps, testQueue, newUser(), { paxCount: 3, time: '11:15' });
  const ofQueue = { queueId: testQueue.queue.id };
  await harness.db.collection('tickets').updateOne(ofQueue, { $set: { state: each.state } });
  const before = harness.clock.now;
  harness.clock.now = new Date(each.at);
  const change = { eventScheduleWeek: range(0, 6).map(() => ['20:15']) };
  const ids = { merchantId: testQueue.merchant.id, queueId: testQueue.queue.id };
  const code = await changeQueue(harness.deps, ids, change).then(
    () => 'done',
    (error) => error.code,
  );
  harness.clock.now = before;
  expect(code).toBe(each.isTaken ? 'cannot_change_schedule' : 'done');
});
