import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { applyRetention } from './retention.ts';

jest.setTimeout(120_000);

const DAY_MS = 86_400_000;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

function applyAfter(ms: number): Promise<void> {
  const now = new Date(harness.clock.now.getTime() + ms);
  return applyRetention({ ...harness.deps, now: () => now });
}

test('STA-010 who took a ticket is erased after two years, also where the merchant stays open', async () => {
  const called = await harness.addQueue();
  for (const user of [newUser(), newUser()]) await join(harness.deps, called, user);
  const show = await harness.addQueue();
  const [first] = await ticketsOf(harness.db, called.counter.id);
  const named = { displayName: 'Ada', phone: '+390612345678', words: ['ada'] };
  await harness.db
    .collection<{ _id: string }>('tickets')
    .updateOne({ _id: String(first?._id) }, { $set: { ...named, state: 'called' } });
  await harness.db
    .collection<{ _id: number }>('counters')
    .updateOne(
      { _id: show.counter.id },
      { $set: { bookings: [{ ticketId: 'x', userId: 7, paxCount: 2 }] } },
    );
  const bookings = async () => {
    const counters = harness.db.collection<{ _id: number; bookings: { userId: number }[] }>(
      'counters',
    );
    return (await counters.findOne({ _id: show.counter.id }))?.bookings.map(({ userId }) => userId);
  };
  await applyAfter(729 * DAY_MS);
  expect((await ticketsOf(harness.db, called.counter.id))[0]).toMatchObject(named);
  expect(await bookings()).toEqual([7]);
  await applyAfter(732 * DAY_MS);
  const erased = await ticketsOf(harness.db, called.counter.id);
  expect(erased.map(({ userId, displayName, phone }) => [userId, displayName, phone])).toEqual([
    [0, null, null],
    [0, null, null],
  ]);
  expect(erased.every((ticket) => !('words' in ticket || 'active' in ticket))).toBe(true);
  expect(await bookings()).toEqual([0]);
  expect((await harness.store.merchants.find(called.merchant.id))?.closedAt).toBeUndefined();
});
