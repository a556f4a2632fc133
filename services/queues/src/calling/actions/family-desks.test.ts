import { addFamily, type Family, familyCallsOf } from '../../../test/multi-queues.ts';
import { codeOf, idsOf, newUser } from '../../../test/people.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  ticketsOf,
} from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { presentDeskCalls } from '../../figures/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import { callFamily } from './call-family.ts';
import { callIdOf, callNext } from './call-next.ts';

jest.setTimeout(300_000);

const SIZES = 7;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { familyWith, next, calledOf } = familyCallsOf(() => harness);

async function desksOf({ merchant }: Family, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (const each of range(1, count)) {
    const added = await harness.store.desks.add(merchant.id, `Counter ${each}`);
    if ('desk' in added) ids.push(added.desk.id);
  }
  return ids;
}

/** A multi-queue in which so many people wait, a second apart. */
async function crowdedFamily(people: number): Promise<Family> {
  const family = await addFamily(harness);
  for (const each of range(1, people)) {
    await join(harness.deps, family, newUser(), { paxCount: (each % SIZES) + 1 });
    harness.clock.now = new Date(harness.clock.now.getTime() + 1_000);
  }
  return family;
}

const nameOf = ({ counterId, number }: Pick<TicketRecord, 'counterId' | 'number'>) =>
  `${counterId}/${number}`;

const ticketsIn = async (counterId: number) =>
  (await ticketsOf(harness.db, counterId)) as unknown as TicketRecord[];

/** The tickets that desks are told, in the order of their answers. */
async function called(
  family: Family,
  {
    desks,
    commands,
    processes,
  }: { desks: readonly (number | null)[]; commands: number; processes: readonly Deps[] },
) {
  const told: string[] = [];
  await Promise.all(
    desks.map(async (deskId, at) => {
      for (const _ of range(1, commands)) {
        const { tickets } = await callFamily(processes[at % processes.length] ?? harness.deps, {
          ...idsOf(family),
          userId: 1,
          expectedCounter: null,
          childQueueId: null,
          idempotencyKey: null,
          deskId,
        });
        told.push(...tickets.map(nameOf));
      }
    }),
  );
  return told;
}

test.each([
  [1, 1, 12],
  [4, 1, 12],
  [8, 1, 6],
  [8, 2, 6],
])(
  'S-11 S-20 desks of a multi-queue call one ticket with each command, of one process in the order people came (desks: %d, processes: %d)',
  async (count, processes, commands) => {
    const family = await crowdedFamily(count * commands);
    const deps = [harness.deps, await harness.secondDeps()].slice(0, processes);
    const desks = await desksOf(family, count);
    const told = await called(family, { desks, commands, processes: deps });
    expect(new Set(told).size).toBe(count * commands);
    const all = (
      await Promise.all(family.children.map(({ counter }) => ticketsIn(counter.id)))
    ).flat();
    expect(all.every(({ state }) => state === 'called')).toBe(true);
    const inOrder = all.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    if (processes === 1) expect(told).toEqual(inOrder.map(nameOf));
  },
);

test('S-11 S-03 a group is called in the order people came, over all sizes, and all of it is served', async () => {
  const family = await familyWith([2, 3, 5, 8, 2, 2]);
  expect(await next(family, { paxCount: 8 })).toEqual(['A1', 'B1', 'C1']);
  expect(await next(family, { paxCount: 12, idempotencyKey: 'g' })).toEqual(['D1', 'A2', 'A3']);
  expect(await next(family, { paxCount: 12, idempotencyKey: 'g' })).toEqual(['D1', 'A2', 'A3']);
  const other = next(family, { paxCount: 4, idempotencyKey: 'g' });
  expect(await codeOf(other)).toBe('idempotency_key_reused');
  const [ofTwo] = family.children;
  const figures = await harness.store.figures.read([ofTwo?.counter.id ?? 0]);
  const shown = figures.get(ofTwo?.counter.id ?? 0);
  expect(ofTwo && shown && presentDeskCalls(ofTwo.queue, shown)).toMatchObject([
    { first: 2, counter: 3 },
  ]);
});

test('QUE-049 S-15 a group that was cut off is completed by its retry, in whichever sizes it goes on', async () => {
  const family = await familyWith([1, 3, 1, 3]);
  const { calls } = harness.store;
  let count = 0;
  const call: typeof calls.call = async (command) => {
    count += 1;
    if (count > 2) throw new Error('killed');
    return calls.call(command);
  };
  const deps = { ...harness.deps, store: { ...harness.store, calls: { ...calls, call } } };
  const group = { paxCount: 8, idempotencyKey: 'cut' };
  await expect(next(family, group, deps)).rejects.toThrow('killed');
  expect(await calledOf(family)).toHaveLength(2);
  const again = await Promise.all([next(family, group), next(family, group)]);
  expect(again).toEqual([
    ['A1', 'B1', 'A2', 'B2'],
    ['A1', 'B1', 'A2', 'B2'],
  ]);
  expect(await calledOf(family)).toHaveLength(4);
});

test.each([
  { name: 'called a group', hasCalled: true },
  { name: 'called nobody yet', hasCalled: false },
])(
  'QUE-049 S-15 a retry says and does as the release before, which $name under its key',
  async ({ hasCalled }) => {
    const family = await familyWith([1, 3, 1, 3]);
    const group = { paxCount: 2, idempotencyKey: `before, ${hasCalled}` };
    const callId = callIdOf(1, group.idempotencyKey);
    const claim = { counterId: family.counter.id, at: harness.clock.now };
    await harness.store.calls.claim(callId, claim);
    const command = { ...group, userId: 1, expectedCounter: null, isMoving: true };
    const [size] = family.children;
    if (hasCalled) await callNext(harness.deps, { ...command, ...idsOf(size ?? family) });
    for (const _retry of [1, 2]) expect(await next(family, group)).toEqual(['A1', 'A2']);
    expect(await calledOf(family)).toHaveLength(2);
    const other = next(family, { ...group, paxCount: 3 });
    expect(await codeOf(other)).toBe('idempotency_key_reused');
  },
);

test('QUE-049 the key of a command for one ticket of a multi-queue calls no group', async () => {
  const family = await familyWith([1, 1, 1]);
  expect(await next(family, { idempotencyKey: 'one' })).toEqual(['A1']);
  const group = next(family, { idempotencyKey: 'one', paxCount: 2 });
  expect(await codeOf(group)).toBe('idempotency_key_reused');
  expect(await calledOf(family)).toHaveLength(1);
});
