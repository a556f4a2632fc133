import { addFamily } from '../../../test/multi-queues.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { changeCounter } from './change-counter.ts';
import { sendAway } from './send-away.ts';

jest.setTimeout(120_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const close = (testQueue: TestQueue, closed = true) =>
  changeCounter(harness.deps, { ...idsOf(testQueue), change: { closed } });
const send = (testQueue: TestQueue, commandId: string | null = null, deps = harness.deps) =>
  sendAway(deps, { ...idsOf(testQueue), commandId });
const endsOf = async ({ counter }: TestQueue) =>
  (await ticketsOf(harness.db, counter.id)).map(({ state, endReason }) => endReason ?? state);

async function closedQueueWith(people: number): Promise<TestQueue> {
  const testQueue = await queueWith(people);
  await close(testQueue);
  return testQueue;
}

test('S-04 everybody who waits is sent away, and nobody else', async () => {
  const testQueue = await queueWith(4);
  await callNextIn(testQueue);
  await close(testQueue);
  const events = harness.events.length;
  expect((await send(testQueue)).sentAway).toBe(3);
  expect(await endsOf(testQueue)).toEqual(['called', 'sent-away', 'sent-away', 'sent-away']);
  const changed = harness.events.slice(events).filter(({ type }) => type === 'ticket-changed');
  expect(changed).toHaveLength(3);
});

test('S-10 a command that includes who was called ends their tickets too, but not of people who have entered', async () => {
  const testQueue = await queueWith(4);
  for (const _ of range(1, 3)) await callNextIn(testQueue);
  const [entered] = await ticketsOf(harness.db, testQueue.counter.id);
  const checkIn = { nonce: 'n', at: harness.clock.now, paxCount: null, hasWebhooks: false };
  await harness.store.tickets.checkIn({
    ...checkIn,
    id: String(entered?._id),
    code: entered?.code,
    calledSince: new Date(0),
  });
  await close(testQueue);
  const command = { ...idsOf(testQueue), commandId: 'cancel', withCalled: true };
  for (const _ of range(1, 2)) expect((await sendAway(harness.deps, command)).sentAway).toBe(3);
  expect(await endsOf(testQueue)).toEqual(['called', ...Array(3).fill('sent-away')]);
});

test('S-04 an open queue sends nobody away', async () => {
  const testQueue = await queueWith(1);
  expect(await codeOf(send(testQueue))).toBe('queue_not_closed');
  expect(await endsOf(testQueue)).toEqual(['waiting']);
});

test('S-04 the same command again ends no ticket that was taken since, and answers the same', async () => {
  const testQueue = await closedQueueWith(2);
  expect((await send(testQueue, 'once')).sentAway).toBe(2);
  await close(testQueue, false);
  await join(harness.deps, testQueue, newUser());
  await close(testQueue);
  expect((await send(testQueue, 'once')).sentAway).toBe(2);
  expect(await endsOf(testQueue)).toEqual(['sent-away', 'sent-away', 'waiting']);
  expect((await send(testQueue, 'another')).sentAway).toBe(1);
});

test('S-04 S-15 commands of several desks at once end each ticket once, and each answers its own', async () => {
  const testQueue = await closedQueueWith(5);
  const second = await harness.secondDeps();
  const answers = await Promise.all(
    range(1, 6).map((number) =>
      send(testQueue, `desk ${number}`, number % 2 ? harness.deps : second),
    ),
  );
  expect(answers.reduce((sum, { sentAway }) => sum + sentAway, 0)).toBe(5);
  expect(await endsOf(testQueue)).toEqual(Array(5).fill('sent-away'));
});

test('S-04 a multi-queue sends away the people of every size', async () => {
  const family = await addFamily(harness);
  for (const paxCount of [1, 3, 7]) await join(harness.deps, family, newUser(), { paxCount });
  await close(family);
  expect((await send(family)).sentAway).toBe(3);
  const states = await Promise.all(family.children.map(endsOf));
  expect(states.flat()).toEqual(Array(3).fill('sent-away'));
});

/** The parts of the command after which a process may die. */
const STEPS: readonly [string, (deps: Deps) => Deps][] = [
  [
    'before the first ticket',
    (deps) => withTickets(deps, { cancel: () => Promise.reject(new Error('killed')) }),
  ],
  [
    'between two tickets',
    (deps) => {
      let left = 1;
      return withTickets(deps, {
        cancel: async (...args) => {
          left -= 1;
          if (left < 0) throw new Error('killed');
          return deps.store.tickets.cancel(...args);
        },
      });
    },
  ],
  [
    'before the side effects of a ticket',
    (deps) => ({
      ...deps,
      store: {
        ...deps.store,
        sideEffects: {
          ...deps.store.sideEffects,
          markApplied: () => Promise.reject(new Error('killed')),
        },
      },
    }),
  ],
];

function withTickets(deps: Deps, change: Partial<Deps['store']['tickets']>): Deps {
  return { ...deps, store: { ...deps.store, tickets: { ...deps.store.tickets, ...change } } };
}

test.each(STEPS)('S-04 the sweeper completes a command that died %s', async (_, dying) => {
  const testQueue = await closedQueueWith(4);
  await expect(send(testQueue, 'dies', dying(harness.deps))).rejects.toThrow('killed');
  await sweep(harness.deps);
  expect(await endsOf(testQueue)).toEqual(Array(4).fill('sent-away'));
  expect((await send(testQueue, 'dies')).sentAway).toBe(4);
});
