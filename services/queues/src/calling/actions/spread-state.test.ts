import { requestOf } from '../../../test/line-up-requests.ts';
import { addFamily, type Family } from '../../../test/multi-queues.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { callNext } from './call-next.ts';
import { changeCounter } from './change-counter.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

type Change = { closed: boolean } | { paused: boolean };
const set = (queueRef: Family | Family['children'][number], change: Change, deps = harness.deps) =>
  changeCounter(deps, { ...idsOf(queueRef), change });
async function flagsOf({ children }: Family) {
  const found = await harness.store.counters.findMany(children.map(({ counter }) => counter.id));
  return children.map(({ counter }) => {
    const { closed, paused } = found.find(({ id }) => id === counter.id) ?? {};
    return `${closed ? 'closed' : 'open'}${paused ? ' paused' : ''}`;
  });
}
/** The result of an allocation, which does not depend on earlier reads of the multi-queue. */
async function allocationIn({ counter }: Family['children'][number]) {
  const conditions = { before: null, seats: null };
  return (await harness.store.steps.allocate(counter.id, requestOf(newUser()), conditions)).kind;
}
/** A process that dies before any child has followed. */
const dying = (deps: Deps): Deps => {
  const follow = () => Promise.reject(new Error('killed'));
  return {
    ...deps,
    store: { ...deps.store, counterStates: { ...deps.store.counterStates, follow } },
  };
};

test.each([
  { change: { closed: true }, back: { closed: false }, flags: 'closed' },
  { change: { paused: true }, back: { paused: false }, flags: 'open paused' },
])('QUE-042 QUE-043 QUE-055 children follow $change, and back', async ({ change, back, flags }) => {
  const family = await addFamily(harness);
  await set(family, change);
  expect(await flagsOf(family)).toEqual(Array(4).fill(flags));
  for (const child of family.children) expect(await allocationIn(child)).toBe('closed');
  await set(family, back);
  expect(await flagsOf(family)).toEqual(Array(4).fill('open'));
  expect(await allocationIn(family.children[2]!)).toBe('allocated');
});

test('QUE-042 a child that was closed by itself stays closed when its multi-queue reopens', async () => {
  const family = await addFamily(harness);
  await set(family.children[1]!, { closed: true });
  await set(family, { closed: true });
  await set(family, { closed: false });
  expect(await flagsOf(family)).toEqual(['open', 'closed', 'open', 'open']);
  await set(family.children[1]!, { closed: false });
  expect(await flagsOf(family)).toEqual(Array(4).fill('open'));
});

test('QUE-042 a child cannot be opened against its multi-queue', async () => {
  const family = await addFamily(harness);
  await set(family, { closed: true });
  await set(family.children[0]!, { closed: false });
  expect((await flagsOf(family))[0]).toBe('closed');
  expect(await codeOf(set(family.children[0]!, { paused: true }))).toBe('queue_closed');
});

test('QUE-043 S-04 a paused or closed multi-queue still serves waiting tickets', async () => {
  const family = await addFamily(harness);
  for (const _ of range(1, 2)) await join(harness.deps, family, newUser(), { paxCount: 2 });
  const first = family.children[0]!;
  const callNextIn = () =>
    callNext(harness.deps, {
      ...idsOf(first),
      userId: 1,
      expectedCounter: null,
      idempotencyKey: null,
    });
  await set(family, { paused: true });
  expect((await callNextIn()).tickets[0]?.number).toBe(1);
  await set(family, { closed: true });
  expect((await callNextIn()).tickets[0]?.number).toBe(2);
  expect(await codeOf(callNextIn())).toBe('queue_closed');
  expect((await ticketsOf(harness.db, first.counter.id)).map(({ state }) => state)).toEqual([
    'called',
    'called',
  ]);
});

test('QUE-037 missing counters of children are created closed, and watchers are notified of each', async () => {
  const family = await addFamily(harness);
  const ids = family.children.map(({ counter }) => counter.id);
  await harness.db.collection<{ _id: number }>('counters').deleteMany({ _id: { $in: ids } });
  harness.store.invalidateAll();
  harness.events.length = 0;
  await set(family, { closed: true });
  const queueIds = family.children.map(({ queue }) => queue.id);
  const begun = await harness.store.counterStates.findOn(queueIds, family.counter.date);
  expect(begun.map(({ closed }) => closed)).toEqual([true, true, true, true]);
  const published = harness.events.flatMap((event) =>
    event.type === 'queue-changed' ? [event.queueId] : [],
  );
  expect(published.toSorted((a, b) => a - b)).toEqual(
    [family.queue.id, ...queueIds].toSorted((a, b) => a - b),
  );
});

test.each(['the sweeper', 'the same command', 'the next change'] as const)(
  'QUE-042 killed after the multi-queue was closed: %s closes the children',
  async (who) => {
    const family = await addFamily(harness);
    const ask = { ...idsOf(family), change: { closed: true }, commandId: `p${family.queue.id}` };
    await expect(changeCounter(dying(harness.deps), ask)).rejects.toThrow('killed');
    expect(await flagsOf(family)).toEqual(Array(4).fill('open'));
    expect(await codeOf(join(harness.deps, family.children[0]!, newUser()))).toBe('queue_closed');
    if (who === 'the sweeper') await sweep(harness.deps);
    else if (who === 'the same command') await changeCounter(harness.deps, ask);
    else await changeCounter(harness.deps, { ...idsOf(family), change: { closed: true } });
    expect(await flagsOf(family)).toEqual(Array(4).fill('closed'));
    expect(await harness.store.counterStates.findSpreading(family.counter.id)).toBeNull();
  },
);

test('QUE-042 many who close and reopen at once leave the children as the multi-queue is', async () => {
  const family = await addFamily(harness);
  const second = await harness.secondDeps();
  await Promise.all(
    range(1, 24).map((each) =>
      set(family, { closed: each % 3 !== 0 }, each % 2 === 0 ? harness.deps : second),
    ),
  );
  const parent = await harness.store.steps.readCounter(family.counter.id);
  expect(await flagsOf(family)).toEqual(Array(4).fill(parent?.closed ? 'closed' : 'open'));
});

test('QUE-042 a late state with an older version does not overwrite a newer one', async () => {
  const family = await addFamily(harness);
  await set(family, { closed: true });
  await set(family, { closed: false });
  const { id } = family.children[0]!.counter;
  await harness.store.counterStates.follow(id, { version: 1, closed: true, paused: false });
  expect((await flagsOf(family))[0]).toBe('open');
});
