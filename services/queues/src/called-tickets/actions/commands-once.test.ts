import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, range, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness('commands_once');
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, dayOf } = calledTicketsOf(() => harness);

test.each(['call-again', 'not-come', 'take-back'] as const)(
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
    expect((await dayOf(testQueue)).ticketsAhead).toBe(kind === 'take-back' ? 2 : 1);
    expect((await dayOf(testQueue, second)).latestCalls).toEqual(
      (await dayOf(testQueue)).latestCalls,
    );
  },
);

test('S-21 what a dead process left of a command is completed by the sweeper', async () => {
  const testQueue = await queueWith(2);
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
  await expect(command(testQueue, 1, 'not-come', {}, dying)).rejects.toThrow('killed');
  await sweep(harness.deps);
  expect(await dayOf(testQueue)).toMatchObject({ currentTicket: null });
  expect((await ticketsOf(harness.db, testQueue.counter.id))[0]?.deskChange).toBeUndefined();
});
