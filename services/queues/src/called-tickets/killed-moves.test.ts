import { ApiError } from '@turno/kit';
import { calledTicketsOf } from '../../test/called-tickets.ts';
import { dyingAfter, twoQueuesOf } from '../../test/crashes/dying-moves.ts';
import { codeOf, newUser } from '../../test/people.ts';
import { staffOf } from '../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../test/test-harness.ts';
import { sweep } from '../jobs/actions/sweep.ts';

jest.setTimeout(300_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { besides, dayOf, move, pass } = calledTicketsOf(() => harness);
const twoQueues = twoQueuesOf(() => harness);

async function callEverybody(testQueue: TestQueue): Promise<number[]> {
  const called: number[] = [];
  while ((await dayOf(testQueue)).ticketsAhead > 0) {
    pass(1_000);
    const { tickets } = await callNextIn(testQueue);
    called.push(...tickets.map(({ userId }) => userId));
  }
  return called;
}

test.each([
  { name: 'waiting', isCalled: false, how: 'is killed', reason: new Error('killed') },
  { name: 'called', isCalled: true, how: 'is killed', reason: new Error('killed') },
  {
    name: 'waiting',
    isCalled: false,
    how: 'gives up',
    reason: new ApiError('service_unavailable'),
  },
])(
  'S-21 a $name ticket is moved once and never lost, wherever the process $how',
  async ({ isCalled, reason }) => {
    let outcome = '';
    let steps = 0;
    for (; outcome !== 'done'; steps += 1) {
      const { from, to, userId } = await twoQueues(isCalled);
      const dying = await dyingAfter(harness, steps, reason);
      outcome = await move(from, 2, to, { commandId: 'one' }, dying).then(
        () => 'done',
        (error: Error) => error.message,
      );
      // A ticket is left at every moment.
      const live = async () =>
        (await harness.store.people.ticketsOf(userId)).filter(({ state }) => state !== 'cancelled');
      expect([steps, (await live()).length > 0]).toEqual([steps, true]);
      // One process sweeps, and the desk sends its command again.
      if (steps % 2) await sweep(harness.deps);
      const { movedTo } = await move(from, 2, to, { commandId: 'one' });
      await sweep(harness.deps);
      const [left, ...others] = await live();
      expect([steps, others]).toEqual([steps, []]);
      expect(left).toMatchObject({ counterId: to.counter.id, number: movedTo.counter });
      expect([steps, left?.arriving]).toEqual([steps, undefined]);
      const stored = (await ticketsOf(harness.db, from.counter.id))[1];
      expect(stored).toMatchObject({ deskCommandIds: ['one'], endReason: 'moved', movedTo });
      expect([stored?.move, stored?.deskChange, stored?.sideEffectsDue]).toEqual(
        Array.from({ length: 3 }),
      );
      const called = await callEverybody(to);
      expect([steps, called.indexOf(userId), called.length]).toEqual([steps, 1, 4]);
    }
    expect(steps).toBeGreaterThan(8);
  },
);

test('S-21 desks of two processes move one ticket to several queues at once: it gets one number', async () => {
  const { from, to, userId } = await twoQueues(false);
  const targets = [to, await besides(from), await besides(from)];
  const away = await harness.secondDeps();
  const codes = await Promise.all(
    range(0, 5).map((each) =>
      codeOf(move(from, 2, targets[each % 3] ?? to, {}, each % 2 ? away : harness.deps)),
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set([null, 'ticket_not_processable']));
  expect(await harness.store.people.waitingOf(userId)).toHaveLength(1);
});

test('S-21 one command under its key moves once, also over two processes', async () => {
  const { from, to, userId } = await twoQueues(true);
  const away = await harness.secondDeps();
  const moved = await Promise.all(
    range(1, 6).map((each) =>
      move(from, 2, to, { commandId: 'one' }, each % 2 ? away : harness.deps),
    ),
  );
  expect(new Set(moved.map(({ movedTo }) => movedTo.counter)).size).toBe(1);
  expect(await harness.store.people.waitingOf(userId)).toHaveLength(1);
});

test('S-21 tickets are moved to and fro while people join and desks call: everybody is called once, and no number twice', async () => {
  const first = await queueWith(0);
  const queues = [first, await besides(first)] as const;
  const away = await harness.secondDeps();
  const people = range(1, 16).map(() => newUser());
  await Promise.all(
    people.map(async (userId, index) => {
      const deps = index % 2 ? harness.deps : away;
      const { number } = await join(deps, queues[0], userId);
      if (index % 4 === 0) await callNextIn(queues[index % 8 ? 1 : 0], {}, deps).catch(() => null);
      const there = await move(queues[0], number, queues[1], {}, deps);
      if (index % 3) return;
      await move(queues[1], there.movedTo.counter, queues[0], {}, deps).catch(() => null);
    }),
  );
  await sweep(harness.deps);
  for (const queue of queues) await callEverybody(queue);
  const all = (
    await Promise.all(queues.map(({ counter }) => ticketsOf(harness.db, counter.id)))
  ).flat();
  const called = all.filter(({ state }) => state === 'called').map(({ userId }) => userId);
  expect(called.toSorted()).toEqual(people.toSorted());
  const numbers = all.map(({ counterId, number }) => `${counterId}.${number}`);
  expect(new Set(numbers).size).toBe(numbers.length);
});
