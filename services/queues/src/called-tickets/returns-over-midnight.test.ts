import { calledTicketsOf } from '../../test/called-tickets.ts';
import { everyDay } from '../../test/factories.ts';
import { midnightOf } from '../../test/midnight.ts';
import { codeOf, newUser } from '../../test/people.ts';
import { staffOf } from '../../test/staff.ts';
import {
  join,
  openTestHarness,
  type TestHarness,
  type TestQueue,
} from '../../test/test-harness.ts';
import { sweep } from '../jobs/actions/sweep.ts';

jest.setTimeout(60_000);

const SECOND_MS = 1_000;
const killed = new Error('killed');
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
beforeEach(() => toEvening());

const { callNextIn } = staffOf(() => harness);
const { besides, command, move, pass, statusOf } = calledTicketsOf(() => harness);
const { heldBy, joinLater, tomorrowOf, toEvening, toMidnight } = midnightOf(() => harness);

async function pharmacyWith(people: readonly number[]): Promise<TestQueue> {
  const pharmacy = await harness.addQueue();
  for (const userId of people) await joinLater(pharmacy, userId);
  harness.clock.now = new Date('2026-11-21T22:59:55Z');
  return pharmacy;
}

test.each(['take-back', 'put-back'] as const)(
  'S-05 S-21 nobody stays behind on a day that has ended whose call a %s ends while the sweeper carries others over',
  async (kind) => {
    const [called, waiting] = [newUser(), newUser()];
    const pharmacy = await pharmacyWith([called, waiting]);
    await callNextIn(pharmacy);
    toMidnight();
    const { counter } = await tomorrowOf(pharmacy);
    const { ticketMoves } = harness.store;
    let isReturned = false;
    const meanwhile = {
      ...ticketMoves,
      async intend(...intent: Parameters<typeof ticketMoves.intend>) {
        pass(SECOND_MS);
        if (!isReturned) await command(pharmacy, 1, kind);
        isReturned = true;
        return ticketMoves.intend(...intent);
      },
    };
    const store = { ...harness.store, ticketMoves: meanwhile };
    await sweep({ ...harness.deps, store });
    pass(SECOND_MS);
    await sweep(harness.deps);
    for (const userId of [called, waiting])
      expect(await heldBy(userId)).toMatchObject([{ queueDailyCounterId: counter.id }]);
  },
);

test.each([
  { kind: 'put-back', people: 2 },
  { kind: 'take-back', people: 1 },
] as const)(
  'S-05 S-21 no group that a dying process called before midnight calls a ticket again that waits since by $kind',
  async ({ kind, people }) => {
    const userId = newUser();
    const pharmacy = await pharmacyWith([userId, newUser(), newUser()]);
    const deps = await harness.secondDeps();
    const groupCalls = { ...deps.store.groupCalls, end: () => Promise.reject(killed) };
    const dying = { ...deps, store: { ...deps.store, groupCalls } };
    await expect(callNextIn(pharmacy, { paxCount: people }, dying)).rejects.toThrow('killed');
    toMidnight();
    await tomorrowOf(pharmacy);
    await command(pharmacy, 1, kind);
    await sweep(harness.deps);
    expect(await heldBy(userId)).toMatchObject([{ status: 'waiting' }]);
  },
);

test('S-05 S-21 nobody is moved to another queue whose wait ended with the day', async () => {
  const bar = await harness.addQueue({ merchant: { openings: everyDay('03:00', '02:00') } });
  for (const _ of ['called', 'waiting']) await join(harness.deps, bar, newUser());
  const till = await besides(bar);
  harness.clock.now = new Date('2026-11-22T01:59:00Z');
  await callNextIn(bar);
  // The next evening has begun, and staff finish for half an hour more whom they called.
  harness.clock.now = new Date('2026-11-22T02:30:00Z');
  expect(await statusOf(bar, 2)).toBe('expired');
  expect(await codeOf(move(bar, 2, till))).toBe('queue_closed');
  expect(await move(bar, 1, till)).toMatchObject({ movedTo: { queueId: till.queue.id } });
});
