import { addFamily, familyCallsOf } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import {
  counterOf,
  join,
  openTestHarness,
  range,
  type TestHarness,
} from '../../../test/test-harness.ts';
import { changeCounter } from './change-counter.ts';

jest.setTimeout(120_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { familyWith, next, calledOf } = familyCallsOf(() => harness);

test('S-11 next on the multi-queue calls in the order people came, over all sizes', async () => {
  const family = await familyWith([3, 1, 8, 2, 4]);
  const called = [];
  for (const _ of range(1, 5)) called.push(...(await next(family)));
  expect(called).toEqual(['B1', 'A1', 'D1', 'A2', 'B2']);
  await expect(next(family)).rejects.toMatchObject({ code: 'no_tickets_in_queues' });
});

test('S-11 the size that the desk names is called', async () => {
  const family = await familyWith([3, 1, 4]);
  const ofFour = { childQueueId: family.children[1]?.queue.id ?? 0 };
  expect(await next(family, ofFour)).toEqual(['B1']);
  expect(await next(family, ofFour)).toEqual(['B2']);
  await expect(next(family, ofFour)).rejects.toMatchObject({ code: 'no_tickets_in_queues' });
  expect(await next(family)).toEqual(['A1']);
  const stranger = await addFamily(harness);
  const childQueueId = stranger.children[0]?.queue.id ?? 0;
  await expect(next(family, { childQueueId })).rejects.toMatchObject({ code: 'queue_not_found' });
});

test('S-15 a command that is sent often and at once, in two processes, calls one ticket', async () => {
  const family = await familyWith([3, 1, 8, 2]);
  const another = await harness.secondDeps();
  const answers = await Promise.all(
    range(1, 8).map((each) =>
      next(family, { idempotencyKey: 'same' }, each % 2 ? harness.deps : another),
    ),
  );
  expect(new Set(answers.flat()).size).toBe(1);
  expect(await calledOf(family)).toHaveLength(1);
  expect(await next(family, { idempotencyKey: 'same' })).toEqual(answers[0]);
});

test('S-20 desks that call at once call each ticket once, and none is left', async () => {
  const family = await familyWith([1, 3, 5, 7, 2, 4, 6, 8]);
  const another = await harness.secondDeps();
  const answers = await Promise.all(
    range(1, 8).map((each) =>
      next(family, { idempotencyKey: `k${each}` }, each % 2 ? harness.deps : another),
    ),
  );
  expect(answers.flat().toSorted()).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2']);
});

test('S-20 the second half of a double press calls none', async () => {
  const family = await familyWith([3, 1, 2]);
  expect(await next(family, { expectedCounter: 0 })).toEqual(['B1']);
  expect(await next(family, { expectedCounter: 0 })).toEqual([]);
  expect(await next(family, { expectedCounter: 1 })).toEqual(['A1']);
});

test('S-20 tickets of two sizes with one number are told apart', async () => {
  const family = await familyWith([3, 1, 2, 4]);
  const call = (expectedTicket: string | null) => next(family, { expectedTicket });
  expect(await call(null)).toEqual(['B1']);
  expect(await call('B1')).toEqual(['A1']);
  expect(await call('B1')).toEqual([]);
  expect(await call(null)).toEqual([]);
  expect(await call('A1')).toEqual(['A2']);
});

test('S-20 a command that names a size is repeated as itself, whatever size came before', async () => {
  const family = await familyWith([3, 1, 4]);
  const ofFour = { childQueueId: family.children[1]?.queue.id ?? 0 };
  expect(await next(family, { ...ofFour, expectedTicket: null })).toEqual(['B1']);
  expect(await next(family, { ...ofFour, expectedTicket: null })).toEqual([]);
  expect(await next(family, { expectedTicket: 'B1' })).toEqual(['A1']);
  expect(await next(family, { ...ofFour, expectedTicket: 'B1' })).toEqual([]);
  expect(await next(family, { ...ofFour, expectedTicket: 'A1' })).toEqual(['B2']);
});

test('S-04 a closed multi-queue calls the people who wait, and is then empty', async () => {
  const family = await familyWith([2]);
  const ids = idsOf({ ...family, counter: await counterOf(harness.deps, family) });
  await changeCounter(harness.deps, { ...ids, change: { closed: true } });
  expect(await next(family)).toEqual(['A1']);
  await expect(next(family)).rejects.toMatchObject({ code: 'queue_closed' });
});

const [ALL, SMALL, LARGE] = [-1, 0, 3];
test.each([
  { name: 'two of all sizes', sizes: [ALL, ALL] },
  { name: 'one of all sizes and one of a size', sizes: [ALL, SMALL] },
  { name: 'two of different sizes', sizes: [SMALL, LARGE] },
])(
  'S-20 of commands that a desk sends at once, $name, one calls, in two processes',
  async (pair) => {
    const family = await familyWith([1, 8, 2, 7, 1, 8]);
    const another = await harness.secondDeps();
    let expectedTicket: string | null = null;
    for (const _ of range(1, 3)) {
      const commands = pair.sizes.map((size, index) => {
        const childQueueId = family.children[size]?.queue.id ?? null;
        return next(family, { childQueueId, expectedTicket }, index ? another : harness.deps);
      });
      const called = (await Promise.all(commands)).flat();
      expect(called).toHaveLength(1);
      expectedTicket = called[0] ?? null;
      // The other process learns of the call by its event.
      another.store.figures.invalidateAll();
    }
    expect(await calledOf(family)).toHaveLength(3);
  },
);

test('S-20 a command that found no ticket, or whose process died, does not exclude the next one', async () => {
  const family = await familyWith([]);
  const call = (deps = harness.deps) => next(family, { expectedTicket: null }, deps);
  await expect(call()).rejects.toMatchObject({ code: 'no_tickets_in_queues' });
  await join(harness.deps, family, newUser(), { paxCount: 1 });
  const { store } = harness.deps;
  const calls = { ...store.calls, call: () => Promise.reject(new Error('killed')) };
  const dying = { ...harness.deps, store: { ...store, calls } };
  await expect(call(dying)).rejects.toThrow('killed');
  expect(await call()).toEqual(['A1']);
  expect(await call()).toEqual([]);
});

test('S-15 a retry of a command that names a size says the same, in that size only', async () => {
  const family = await familyWith([3, 1]);
  const retry = { expectedTicket: null, idempotencyKey: 'of-a-size' };
  const ofFour = { ...retry, childQueueId: family.children[1]?.queue.id ?? 0 };
  expect(await next(family, ofFour)).toEqual(['B1']);
  expect(await next(family, ofFour)).toEqual(['B1']);
  const ofTwo = { ...retry, childQueueId: family.children[0]?.queue.id ?? 0 };
  await expect(next(family, ofTwo)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
});

test('S-20 what the commands of one desk share is stored under the name that the release before reads as well', async () => {
  const family = await familyWith([1, 2]);
  await next(family, { expectedTicket: null });
  const { id } = await counterOf(harness.deps, family);
  const turns = harness.db.collection<{ _id: number; commands: { press: string }[] }>(
    'familyTurns',
  );
  const stored = (await turns.findOne({ _id: id }))?.commands.map(({ press }) => press);
  expect((await harness.store.familyTurns.read(id)).commands).toMatchObject([
    { exclusionKey: stored?.[0] },
  ]);
});
