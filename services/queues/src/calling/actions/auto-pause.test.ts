import { isGroupPaused } from '@turno/shared-types/rules';
import { buildQueue, everyDay } from '../../../test/factories.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import {
  counterOf,
  join,
  openTestHarness,
  range,
  type TestHarness,
} from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { autoPause } from './auto-pause.ts';
import { changeCounter } from './change-counter.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

/** Two automatic queues and one ordinary one. */
async function newPark(people: number) {
  const first = await harness.addQueue({ queue: { nextRatio: 1 } });
  const { merchant } = first;
  const more = [{ nextRatio: 2 }, { nextRatio: null }].map((each) =>
    buildQueue({ merchantId: merchant.id, ...each }),
  );
  for (const queue of more) await harness.store.queues.put(queue);
  const [second, ordinary] = await Promise.all(
    more.map(async (queue) => ({
      merchant,
      queue,
      counter: await counterOf(harness.deps, { merchant, queue }),
    })),
  );
  if (!second || !ordinary) throw new Error('no queues');
  for (const _ of range(1, people)) await join(harness.deps, second, newUser());
  return { merchantId: merchant.id, first, second, ordinary };
}

const flags = async (...testQueues: { counter: { id: number } }[]) => {
  const found = await harness.store.counters.findMany(testQueues.map(({ counter }) => counter.id));
  return testQueues.map(({ counter }) => found.find(({ id }) => id === counter.id)?.paused);
};
const pause = (merchantId: number, paused = true, notify = false) =>
  autoPause(harness.deps, { merchantId, paused, notify, commandId: null });

test('QUE-046 QUE-048 all automatic queues pause and resume together, watchers are notified, other queues go on', async () => {
  const { merchantId, first, second, ordinary } = await newPark(0);
  harness.events.length = 0;
  await pause(merchantId);
  expect(await flags(first, second, ordinary)).toEqual([true, true, false]);
  const counters = await harness.store.counters.findMany([first.counter.id, second.counter.id]);
  expect(isGroupPaused(counters)).toBe(true);
  const published = harness.events.filter(({ type }) => type === 'queue-changed');
  expect(published).toHaveLength(2);
  await pause(merchantId, false);
  expect(await flags(first, second, ordinary)).toEqual([false, false, false]);
});

test('QUE-046 QUE-048 a closed queue stays closed, and the group is paused without it', async () => {
  const { merchantId, first, second } = await newPark(0);
  const ids = { merchantId, queueId: first.queue.id, counterId: first.counter.id };
  await changeCounter(harness.deps, { ...ids, change: { closed: true } });
  await pause(merchantId);
  expect(await flags(first, second)).toEqual([false, true]);
  const counters = await harness.store.counters.findMany([first.counter.id, second.counter.id]);
  expect(isGroupPaused(counters)).toBe(true);
  await pause(merchantId, false);
  expect(await flags(first, second)).toEqual([false, false]);
});

test('QUE-046 G-47 each queue says whether the people who wait are told of its pause', async () => {
  const { merchantId, first, second } = await newPark(1);
  const quiet = async () => {
    const ids = [first.counter.id, second.counter.id];
    return (await harness.store.counters.findMany(ids)).map(({ isQuiet }) => isQuiet);
  };
  await pause(merchantId);
  expect(await quiet()).toEqual([true, true]);
  await pause(merchantId, true, true);
  expect(await quiet()).toEqual([false, false]);
});

test('QUE-046 a process that died half way leaves the rest to the sweeper, which changes no queue twice', async () => {
  const { merchantId, first, second } = await newPark(0);
  const { turns, counterStates } = harness.store;
  const wanted = { id: 'x', paused: true, notify: false };
  const did = { id: 'x', isChange: true, counters: [] };
  expect(await turns.acceptPause(merchantId, wanted, did)).toBe(true);
  const { id, date } = first.counter;
  const reached = { commandId: null, groupPauseVersion: 1 };
  await counterStates.change(id, { act: 'pause', date, ...reached });
  const ids = { merchantId, queueId: first.queue.id, counterId: id };
  await changeCounter(harness.deps, { ...ids, change: { paused: false } });
  await sweep(harness.deps);
  expect(await flags(first, second)).toEqual([false, true]);
  expect(await turns.findPausing(10)).toEqual([]);
  expect(await turns.acceptPause(merchantId, wanted, did)).toBe(false);
});

test('QUE-046 a slow request changes no queue that a later one has reached', async () => {
  const { merchantId, first, second } = await newPark(0);
  const { store } = harness.deps;
  const { readPause } = store.turns;
  // The slow request reads what is wanted, and writes it after another desk has resumed every queue.
  const slowly = async (id: number) => {
    const wanted = await readPause(id);
    if (wanted?.paused) await pause(merchantId, false);
    return wanted;
  };
  const turns = { ...store.turns, readPause: slowly };
  const slow = { ...harness.deps, store: { ...store, turns } };
  await autoPause(slow, { merchantId, paused: true, notify: false, commandId: null });
  expect(await flags(first, second)).toEqual([false, false]);
});

test('QUE-046 the last of several concurrent requests wins in every queue', async () => {
  const { merchantId, first, second } = await newPark(0);
  await Promise.all(range(1, 10).map((each) => pause(merchantId, each % 2 === 0)));
  const [one, two] = await flags(first, second);
  expect(one).toBe(two);
  const stored = await harness.db.collection('turns').findOne({ _id: merchantId as never });
  expect(one).toBe(stored?.groupPause.paused);
});

test('QUE-046 merchant_closed after the last slot', async () => {
  const { merchant } = await harness.addQueue({
    merchant: { openings: everyDay('08:00', '10:00') },
    queue: { nextRatio: 1 },
  });
  expect(await codeOf(pause(merchant.id))).toBe('merchant_closed');
});

test('QUE-046 S-04 merchant_closed when all automatic queues are closed: there is nothing to pause or resume', async () => {
  const { merchantId, first, second } = await newPark(0);
  for (const { queue, counter } of [first, second]) {
    const ids = { merchantId, queueId: queue.id, counterId: counter.id };
    await changeCounter(harness.deps, { ...ids, change: { closed: true } });
  }
  expect(await codeOf(pause(merchantId))).toBe('merchant_closed');
  expect(await codeOf(pause(merchantId, false))).toBe('merchant_closed');
});

test('QUE-046 every one of the first pauses of a merchant that come at once is accepted', async () => {
  for (const round of range(1, 5)) {
    const { merchantId } = await newPark(1);
    const wanted = range(1, 8).map((each) => ({
      id: `first-${round}-${each}`,
      paused: each % 2 === 0,
      notify: false,
    }));
    const accepted = await Promise.all(
      wanted.map((each) =>
        harness.store.turns.acceptPause(merchantId, each, {
          id: each.id,
          isChange: true,
          counters: [],
        }),
      ),
    );
    expect(accepted).toEqual(wanted.map(() => true));
    const found = wanted.map(({ id }) => harness.store.turns.findPause(merchantId, id));
    expect(await Promise.all(found)).toEqual(
      wanted.map(({ id }) => expect.objectContaining({ id })),
    );
  }
});
