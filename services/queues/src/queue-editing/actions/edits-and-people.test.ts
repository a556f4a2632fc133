import { addFamily } from '../../../test/multi-queues.ts';
import { newUser } from '../../../test/people.ts';
import { EVENT } from '../../../test/shows.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
  ticketsOf,
} from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { removeTicket } from '../../line-up/index.ts';
import type { QueueChange } from '../../queues/index.ts';
import { changeQueue } from './change-queue.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

type Case = {
  name: string;
  change: QueueChange;
  /** The queue that is changed, and where the person joins. */
  open: () => Promise<{ edited: TestQueue; joined: TestQueue }>;
  joining?: Parameters<typeof join>[3];
  /** The error that the person gets by the new settings. */
  code: string;
};

const alone =
  (queue = {}) =>
  async () => {
    const testQueue = await harness.addQueue({ queue });
    return { edited: testQueue, joined: testQueue };
  };
const CASES: Case[] = [
  { name: 'list-only', change: { listOnly: true }, open: alone(), code: 'queue_not_supported' },
  { name: 'pass mode', change: { passMode: 'generic' }, open: alone(), code: 'empty_list' },
  {
    name: 'party limits',
    change: { maxPax: 2 },
    open: alone(),
    joining: { paxCount: 3 },
    code: 'pax_count_invalid',
  },
  {
    name: 'seats',
    change: { eventPaxCapacity: 2 },
    open: alone(EVENT),
    joining: { paxCount: 3, time: '11:15' },
    code: 'slot_full',
  },
  {
    name: 'schedule',
    change: { eventScheduleWeek: [[], [], [], [], [], [], []] },
    open: alone(EVENT),
    joining: { paxCount: 3, time: '11:15' },
    code: 'slot_not_bookable',
  },
  {
    name: 'list-only of a multi-queue',
    change: { listOnly: true },
    open: async () => {
      const family = await addFamily(harness);
      return { edited: family, joined: family };
    },
    code: 'queue_not_supported',
  },
];

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );
const edit = (deps: Deps, { merchant, queue }: TestQueue, change: QueueChange) =>
  changeQueue(deps, { merchantId: merchant.id, queueId: queue.id }, change);
const isTaken = (code: string) => ['people_in_queue', 'cannot_change_schedule'].includes(code);

describe.each(CASES)('S-10 $name', ({ change, open, joining, code }) => {
  test('is refused while a person waits, and possible once the person has left', async () => {
    const { edited, joined } = await open();
    const userId = newUser();
    const { counterId, number } = await join(harness.deps, joined, userId, joining);
    expect(isTaken(await codeOf(edit(harness.deps, edited, change)))).toBe(true);
    await removeTicket(harness.deps, { userId, counterId, number });
    expect(await codeOf(edit(harness.deps, edited, change))).toBe('done');
    expect(await codeOf(join(harness.deps, joined, newUser(), joining))).toBe(code);
  });

  test('a person who joins after the check blocks the change', async () => {
    const { edited, joined } = await open();
    const another = await harness.secondDeps();
    const late = beforeFirst(harness.deps, 'update', () =>
      join(another, joined, newUser(), joining),
    );
    expect(isTaken(await codeOf(edit(late, edited, change)))).toBe(true);
  });

  test('a person who was judged before the change and joins after it is judged again', async () => {
    const { edited, joined } = await open();
    const another = await harness.secondDeps();
    const late = beforeFirst(another, 'allocate', () => edit(harness.deps, edited, change));
    expect(await codeOf(join(late, joined, newUser(), joining))).toBe(code);
  });

  test('a manager who dies before the write keeps no person out', async () => {
    const { edited, joined } = await open();
    const dead = beforeFirst(harness.deps, 'update', () => Promise.reject({ code: 'killed' }));
    expect(await codeOf(edit(dead, edited, change))).toBe('killed');
    expect(await codeOf(join(harness.deps, joined, newUser(), joining))).toBe('done');
    expect(isTaken(await codeOf(edit(harness.deps, edited, change)))).toBe(true);
  });

  test('in any order of many people and two managers, no person waits by settings that changed', async () => {
    const { edited, joined } = await open();
    const another = await harness.secondDeps();
    const processes = [harness.deps, another];
    const joins = range(1, 3).flatMap(() =>
      processes.map((deps) => codeOf(join(deps, joined, newUser(), joining))),
    );
    const edits = processes.map((deps) => codeOf(edit(deps, edited, change)));
    const people = await Promise.all(joins);
    const managers = await Promise.all(edits);
    const isChanged = managers.includes('done');
    expect(people.includes('done') && isChanged).toBe(false);
    expect(people.includes('done') || isChanged).toBe(true);
  });
});

test('S-10 capacity, average time, name and code may change while people wait', async () => {
  const testQueue = await harness.addQueue();
  await join(harness.deps, testQueue, newUser());
  const change = { capacity: 5, defaultWaitingTime: 60, name: 'Altro', qrCodeEnabled: false };
  expect((await edit(harness.deps, testQueue, change)).queue).toMatchObject(change);
  await join(harness.deps, testQueue, newUser());
  expect(await ticketsOf(harness.db, testQueue.counter.id)).toHaveLength(2);
});

test('S-10 managers who change one queue at once lose no change', async () => {
  const testQueue = await harness.addQueue();
  const another = await harness.secondDeps();
  const changes = [{ capacity: 7 }, { defaultWaitingTime: 70 }, { maxPax: 7 }, { minPax: 2 }];
  await Promise.all(
    changes.map((change, index) => edit(index % 2 ? another : harness.deps, testQueue, change)),
  );
  const { queue, merchant } = testQueue;
  const found = (await harness.store.queues.findOf([merchant.id])).find(
    ({ id }) => id === queue.id,
  );
  expect(found).toMatchObject(Object.assign({}, ...changes));
});

/** The same process, in which something else happens right before a step is taken for the first time. */
function beforeFirst(
  deps: Deps,
  step: 'update' | 'allocate',
  happens: () => Promise<unknown>,
): Deps {
  let isFirst = true;
  const first = async () => {
    const wasFirst = isFirst;
    isFirst = false;
    if (wasFirst) await happens();
  };
  const { queues, steps } = deps.store;
  const update: typeof queues.update = async (...args) => {
    if (step === 'update') await first();
    return queues.update(...args);
  };
  const allocate: typeof steps.allocate = async (...args) => {
    if (step === 'allocate') await first();
    return steps.allocate(...args);
  };
  return {
    ...deps,
    store: { ...deps.store, queues: { ...queues, update }, steps: { ...steps, allocate } },
  };
}
