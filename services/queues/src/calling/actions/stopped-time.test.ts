import { NOW } from '../../../test/factories.ts';
import { addFamily } from '../../../test/multi-queues.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { staffOf } from '../../../test/staff.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { presentEstimate, queueView } from '../../figures/index.ts';
import { autoPause } from './auto-pause.ts';
import { type CounterChange, changeCounter } from './change-counter.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
beforeEach(() => {
  harness.clock.now = NOW;
});
afterAll(() => harness.close());

const { callNextIn } = staffOf(() => harness);
const PACE_SECONDS = 100;

const pass = (seconds: number) => {
  harness.clock.now = new Date(harness.clock.now.getTime() + seconds * 1_000);
};
const change = (queueRef: TestQueue, to: CounterChange['change']) =>
  changeCounter(harness.deps, { ...idsOf(queueRef), change: to });
async function serve(queueRef: TestQueue, people: number) {
  for (const _ of range(1, people)) {
    await callNextIn(queueRef);
    pass(PACE_SECONDS);
  }
}
/** Seconds that a person waits behind four others, as a process reads it. */
async function waitIn({ merchant, queue, counter }: TestQueue, deps: Deps = harness.deps) {
  const ids = { merchantId: merchant.id, queueId: queue.id, counterId: counter.id };
  const view = await queueView(deps, ids);
  const next = view.figures.counter.current;
  return presentEstimate(view, next + 5).estimatedWaitingTime;
}

type Stop = { queue: TestQueue; stop: () => Promise<unknown>; resume: () => Promise<unknown> };

test.each<{ name: string; open: () => Promise<Stop> }>([
  {
    name: 'a pause',
    open: async () => {
      const queue = await harness.addQueue();
      return {
        queue,
        stop: () => change(queue, { paused: true }),
        resume: () => change(queue, { paused: false }),
      };
    },
  },
  {
    name: 'a closing',
    open: async () => {
      const queue = await harness.addQueue();
      return {
        queue,
        stop: () => change(queue, { closed: true }),
        resume: () => change(queue, { closed: false }),
      };
    },
  },
  {
    name: 'a closing while paused',
    open: async () => {
      const queue = await harness.addQueue();
      return {
        queue,
        stop: async () => {
          await change(queue, { paused: true });
          await change(queue, { closed: true });
        },
        resume: async () => {
          await change(queue, { closed: false });
          await change(queue, { paused: false });
        },
      };
    },
  },
  {
    name: 'a pause of all automatic queues',
    open: async () => {
      const queue = await harness.addQueue({ queue: { nextRatio: 1 } });
      const set = (paused: boolean) =>
        autoPause(harness.deps, {
          merchantId: queue.merchant.id,
          paused,
          notify: false,
          commandId: null,
        });
      return { queue, stop: () => set(true), resume: () => set(false) };
    },
  },
  {
    name: 'a pause of the multi-queue above',
    open: async () => {
      const { children, ...family } = await addFamily(harness);
      const [queue] = children;
      if (!queue) throw new Error('no child');
      return {
        queue,
        stop: () => change(family, { paused: true }),
        resume: () => change(family, { paused: false }),
      };
    },
  },
])(
  'S-02 $name of three hours leaves the estimate as it was, in every process',
  async ({ open }) => {
    const { queue, stop, resume } = await open();
    for (const _ of range(1, 14)) await join(harness.deps, queue, newUser());
    await serve(queue, 6);
    const before = (await waitIn(queue)) ?? 0;
    await stop();
    pass(3 * 3_600);
    await resume();
    await serve(queue, 2);
    const after = (await waitIn(queue)) ?? 0;
    expect(after).toBeLessThanOrEqual(before);
    expect(after).toBeGreaterThan(0.8 * before);
    expect(await waitIn(queue, await harness.secondDeps())).toBe(after);
  },
);

test('S-02 a counter remembers no more stops than an estimate needs', async () => {
  const queue = await harness.addQueue();
  for (const _ of range(1, 25)) {
    await change(queue, { paused: true });
    pass(1);
    await change(queue, { paused: false });
    await change(queue, { paused: false });
  }
  const [counter] = await harness.store.counters.findMany([queue.counter.id]);
  expect(counter?.resumedAt).toHaveLength(21);
  expect(counter?.resumedAt?.at(-1)).toEqual(harness.clock.now);
});
