import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  counterOf,
  join,
  openTestHarness,
  range,
  type TestHarness,
} from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);

test.each([
  ['an ordinary night', '2026-11-21T22:59:59Z', '2026-11-21', '2026-11-22'],
  ['the night that is an hour short', '2026-03-28T22:59:59Z', '2026-03-28', '2026-03-29'],
  ['the day that is an hour short', '2026-03-29T21:59:59Z', '2026-03-29', '2026-03-30'],
  ['the night that is an hour long', '2026-10-24T21:59:59Z', '2026-10-24', '2026-10-25'],
  ['the day that is an hour long', '2026-10-25T22:59:59Z', '2026-10-25', '2026-10-26'],
])(
  'QUE-037 QUE-041 over midnight of %s numbers begin again, and nothing is carried over',
  async (_name, at, day, next) => {
    harness.clock.now = new Date(at);
    const testQueue = await harness.addQueue();
    const userId = newUser();
    for (const _ of range(1, 3)) await join(harness.deps, testQueue, newUser());
    await join(harness.deps, testQueue, userId);
    await changeCounter(harness.deps, { ...idsOf(testQueue), change: { closed: true } });
    expect(testQueue.counter.date).toBe(day);
    harness.clock.now = new Date(new Date(at).getTime() + 1_000);
    const fresh = await counterOf(harness.deps, testQueue);
    expect(fresh).toMatchObject({
      date: next,
      lastNumber: 0,
      current: 0,
      closed: false,
      paused: false,
    });
    expect(fresh.id).not.toBe(testQueue.counter.id);
    const ticket = await join(harness.deps, testQueue, userId);
    expect([ticket.number, ticket.counterId]).toEqual([1, fresh.id]);
    expect(await codeOf(callNextIn(testQueue))).toBe('queue_closed');
    for (const change of [{ closed: false }, { paused: true }]) {
      expect(await codeOf(changeCounter(harness.deps, { ...idsOf(testQueue), change }))).toBe(
        'queue_closed',
      );
    }
  },
);

test.each([
  ['Pacific/Kiritimati', '2026-11-21T10:00:00Z', '2026-11-22'],
  ['Pacific/Pago_Pago', '2026-11-21T10:59:59Z', '2026-11-20'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00Z', '2026-11-22'],
])('QUE-041 in %s the day is the merchant’s own', async (timezone, at, date) => {
  harness.clock.now = new Date(at);
  const { counter } = await harness.addQueue({ merchant: { timezone } });
  expect(counter.date).toBe(date);
});

test('QUE-037 QUE-049 fifty who look at a new day at once find one counter', async () => {
  harness.clock.now = new Date('2026-11-23T09:00:00Z');
  const testQueue = await harness.addQueue();
  await harness.db.collection('counters').deleteMany({ queueId: testQueue.queue.id });
  const stores = await Promise.all(range(1, 4).map(() => harness.secondDeps()));
  const found = await Promise.all(
    range(1, 50).map((each) => counterOf(stores[each % 4] ?? harness.deps, testQueue)),
  );
  expect(new Set(found.map(({ id }) => id)).size).toBe(1);
  const filter = { queueId: testQueue.queue.id };
  expect(await harness.db.collection('counters').countDocuments(filter)).toBe(1);
});
