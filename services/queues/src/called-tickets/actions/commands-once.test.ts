import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, range, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, dayOf } = calledTicketsOf(() => harness);

test.each(['call-again', 'not-come', 'put-back', 'take-back'] as const)(
  'S-21 %s under one key takes effect once, also over two processes',
  async (kind) => {
    const testQueue = await queueWith(2);
    await callNextIn(testQueue);
    const second = await harness.secondDeps();
    const events = harness.events.length;
    const attempts = await Promise.all(
      range(1, 8).map((each) =>
        command(testQueue, 1, kind, { commandId: 'one' }, each % 2 ? harness.deps : second),
      ),
    );
    expect(new Set(attempts.map(({ ticket }) => ticket.number))).toEqual(new Set([1]));
    const [stored] = await ticketsOf(harness.db, testQueue.counter.id);
    expect(stored?.deskCommandIds).toEqual(['one']);
    expect(stored?.deskChange).toBeUndefined();
    expect(harness.events.length).toBeGreaterThan(events);
    expect((await dayOf(testQueue)).ticketsAhead).toBe(kind.endsWith('back') ? 2 : 1);
    expect((await dayOf(testQueue, second)).latestCalls).toEqual(
      (await dayOf(testQueue)).latestCalls,
    );
  },
);

test.each([
  { kind: 'not-come', waiting: 2, next: 2 },
  { kind: 'put-back', waiting: 3, next: 2 },
  { kind: 'take-back', waiting: 3, next: 1 },
] as const)(
  'S-21 what a dead process left of $kind is completed by the sweeper, once',
  async ({ kind, ...after }) => {
    const testQueue = await queueWith(3);
    await callNextIn(testQueue);
    const { deskCommands } = harness.store;
    const dying = {
      ...harness.deps,
      store: {
        ...harness.store,
        deskCommands: {
          ...deskCommands,
          finish: async () => {
            throw new Error('killed');
          },
        },
      },
    };
    await expect(command(testQueue, 1, kind, { commandId: 'one' }, dying)).rejects.toThrow(
      'killed',
    );
    await sweep(harness.deps);
    await sweep(harness.deps);
    await command(testQueue, 1, kind, { commandId: 'one' });
    expect(await dayOf(testQueue)).toMatchObject({
      currentTicket: null,
      ticketsAhead: after.waiting,
      nextTicket: String(after.next),
    });
    const [stored] = await ticketsOf(harness.db, testQueue.counter.id);
    expect(stored?.deskChange).toBeUndefined();
    expect(stored?.deskCommandIds).toEqual(['one']);
    const { tickets } = await callNextIn(testQueue);
    expect(tickets.map(({ number }) => number)).toEqual([after.next]);
  },
);
