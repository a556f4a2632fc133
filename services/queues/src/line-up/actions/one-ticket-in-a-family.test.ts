import { addFamily, type Family } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { callNext } from '../../calling/index.ts';
import type { Deps } from '../../deps.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { removeTicket } from './remove-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const SIZES = [2, 4, 6, 8];
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'in',
    ({ code }) => code,
  );
const waitingOf = async (family: Family, userId: number) => {
  const all = await Promise.all(
    family.children.map((each) => ticketsOf(harness.db, each.counter.id)),
  );
  return all.flat().filter((ticket) => ticket.userId === userId && ticket.state === 'waiting');
};

test('S-11 a person who waits in one size gets no number in another, and learns with which ticket', async () => {
  const family = await addFamily(harness);
  const userId = newUser();
  const first = await join(harness.deps, family, userId, { paxCount: 2 });
  for (const deps of [harness.deps, await harness.secondDeps()]) {
    await expect(join(deps, family, userId, { paxCount: 5 })).rejects.toMatchObject({
      code: 'already_in_queue',
      payload: { queueDailyCounterId: first.counterId, counter: first.number },
    });
  }
  await join(harness.deps, family, newUser(), { paxCount: 5 });
  const other = await addFamily(harness);
  await join(harness.deps, other, userId, { paxCount: 5 });
});

test('S-11 one person who asks for all sizes at once, in two processes, gets one', async () => {
  const another = await harness.secondDeps();
  for (const _ of range(1, 5)) {
    const family = await addFamily(harness);
    const userId = newUser();
    const outcomes = await Promise.all(
      SIZES.flatMap((paxCount) =>
        [harness.deps, another].map((deps) => outcome(join(deps, family, userId, { paxCount }))),
      ),
    );
    expect(outcomes.filter((each) => each === 'in')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['in', 'already_in_queue']));
    expect(await waitingOf(family, userId)).toHaveLength(1);
  }
});

test.each(['removed', 'called'] as const)(
  'S-11 a person whose ticket was %s may join another size',
  async (how) => {
    const family = await addFamily(harness);
    const userId = newUser();
    const { counterId, number } = await join(harness.deps, family, userId, { paxCount: 2 });
    const [child] = family.children;
    if (!child) throw new Error('no child');
    if (how === 'removed') await removeTicket(harness.deps, { userId, counterId, number });
    else {
      const command = { userId: 1, expectedCounter: null, idempotencyKey: null };
      await callNext(harness.deps, { ...idsOf(child), ...command });
    }
    await join(harness.deps, family, userId, { paxCount: 5 });
    expect(await waitingOf(family, userId)).toMatchObject([{ paxCount: 5 }]);
  },
);

test('S-11 a number whose process died before its ticket comes first', async () => {
  const family = await addFamily(harness);
  const userId = newUser();
  const dead = diesBeforeTicket(harness.deps);
  await expect(join(dead, family, userId, { paxCount: 2 })).rejects.toThrow('killed');
  const later = await outcome(join(harness.deps, family, userId, { paxCount: 5 }));
  for (const { counter } of family.children) {
    await finishPendingTickets(harness.store.steps, counter.id);
  }
  const waiting = await waitingOf(family, userId);
  expect(waiting).toHaveLength(1);
  expect(waiting[0]?.paxCount).toBe(later === 'in' ? 5 : 2);
});

/** A process that takes the slots of a ticket and dies before it inserts the ticket. */
function diesBeforeTicket(deps: Deps): Deps {
  const { steps } = deps.store;
  const allocate: typeof steps.allocate = async (id, request, { insertAs: _, ...conditions }) =>
    steps.allocate(id, request, conditions);
  const insert = () => Promise.reject(new Error('killed'));
  return { ...deps, store: { ...deps.store, steps: { ...steps, allocate, insert } } };
}
