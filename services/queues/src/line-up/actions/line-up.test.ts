import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  counterOf,
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import { changeCounter } from '../../calling/actions/change-counter.ts';
import { lineUp } from './line-up.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);

test('QUE-050 QUE-065 the first number is 1, and the answer is the stored ticket', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  const ticket = await join(harness.deps, testQueue, userId, { key: 'a', paxCount: 3 });
  expect(ticket).toMatchObject({ number: 1, userId, paxCount: 3, state: 'waiting' });
  const [stored] = await ticketsOf(harness.db, testQueue.counter.id);
  expect(stored).toMatchObject({ _id: ticket.id, number: 1, code: ticket.code, active: true });
});

test('QUE-049 two hundred guests who join at once get 1 to 200 without gaps', async () => {
  const testQueue = await harness.addQueue();
  const second = await harness.secondDeps();
  const tickets = await Promise.all(
    range(1, 200).map((each) => join(each % 2 ? harness.deps : second, testQueue, newUser())),
  );
  const numbers = tickets.map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers).toEqual(range(1, 200));
  const stored = await ticketsOf(harness.db, testQueue.counter.id);
  expect(stored.map(({ number }) => number)).toEqual(range(1, 200));
  const counter = await harness.store.steps.readCounter(testQueue.counter.id);
  expect(counter).toMatchObject({ lastNumber: 200, voided: [] });
});

test('QUE-049 one key sent twenty times at once, to two processes, is one ticket', async () => {
  const testQueue = await harness.addQueue();
  const second = await harness.secondDeps();
  const userId = newUser();
  const tickets = await Promise.all(
    range(1, 20).map((each) =>
      join(each % 2 ? harness.deps : second, testQueue, userId, { key: 'k' }),
    ),
  );
  expect(new Set(tickets.map(({ id }) => id)).size).toBe(1);
  expect(new Set(tickets.map(({ number }) => number)).size).toBe(1);
  expect(await ticketsOf(harness.db, testQueue.counter.id)).toHaveLength(1);
  const counter = await harness.store.steps.readCounter(testQueue.counter.id);
  // Numbers are accounted for: every one is the ticket's or abandoned.
  expect((counter?.lastNumber ?? 0) - (counter?.voided.length ?? 0)).toBe(1);
});

test('QUE-049 without a key twenty commands at once are one ticket and nineteen violations that name it', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  const answers = await Promise.all(
    range(1, 20).map(() =>
      join(harness.deps, testQueue, userId).then(
        (ticket) => ({ counter: ticket.number, code: null }),
        ({ code, payload }) => ({ counter: payload.counter, code }),
      ),
    ),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'already_in_queue')).toHaveLength(19);
  expect(new Set(answers.map(({ counter }) => counter)).size).toBe(1);
  expect(await ticketsOf(harness.db, testQueue.counter.id)).toHaveLength(1);
});

test('a retry is answered with its ticket even after the queue has closed and the ticket was called', async () => {
  const testQueue = await harness.addQueue();
  const userId = newUser();
  const ticket = await join(harness.deps, testQueue, userId, { key: 'k' });
  await callNextIn(testQueue);
  await changeCounter(harness.deps, { ...idsOf(testQueue), change: { closed: true } });
  await expect(join(harness.deps, testQueue, userId, { key: 'k' })).resolves.toMatchObject({
    id: ticket.id,
    state: 'called',
  });
});

test('QUE-052 X-12 staff add customers, each one a person of their own', async () => {
  const testQueue = await harness.addQueue();
  const staff = { userId: newUser(), role: 'ROLE_MERCHANT' as const };
  const add = async (key: string | null, displayName: string) => {
    const { ticket } = await lineUp(harness.deps, {
      ...idsOf(testQueue),
      caller: staff,
      isStaff: true,
      body: { displayName, paxCount: 2 },
      idempotencyKey: key,
    });
    return ticket;
  };
  const [one, two] = [await add(null, '$next'), await add('k', 'Bianchi')];
  expect(one).toMatchObject({ number: 1, displayName: '$next', paxCount: 2 });
  expect(two).toMatchObject({ number: 2, displayName: 'Bianchi' });
  expect(new Set([one.userId, two.userId, staff.userId]).size).toBe(3);
  expect(await add('k', 'Bianchi')).toMatchObject({ id: two.id, number: 2 });
});

test('QUE-037 a hundred first requests of a day make one counter', async () => {
  const { merchant, queue } = await harness.addQueue();
  const morning = harness.clock.now;
  harness.clock.now = new Date('2026-12-01T10:00:00Z');
  const counters = await Promise.all(
    range(1, 100).map(() => counterOf(harness.deps, { merchant, queue })),
  );
  expect(new Set(counters.map(({ id }) => id)).size).toBe(1);
  harness.clock.now = morning;
});
