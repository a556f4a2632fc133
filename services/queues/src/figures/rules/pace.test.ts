import fc from 'fast-check';
import { estimate } from './estimate.ts';
import { type Call, paceOf } from './pace.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const LUNCH_SECONDS = 3 * 3_600;
const at = (seconds: number) => new Date(START + seconds * 1_000);
const minutes = (count: number) => count * 60;

/** People who all waited since the morning, called at these seconds. */
const called = (...seconds: number[]): Call[] =>
  seconds.map((second) => ({ createdAt: at(-600), executedAt: at(second) }));
/** `count` calls, one every `gap` seconds. */
const steady = (count: number, gap: number, from = 0) =>
  called(...Array.from({ length: count }, (_, index) => from + index * gap));

type Scenario = {
  name: string;
  calls: Call[];
  resumedAt?: Date[];
  capacity?: number;
  seconds: number;
};

const SETTING = 300;
const pace = ({ calls, resumedAt = [], capacity = 1 }: Omit<Scenario, 'name' | 'seconds'>) =>
  paceOf({ calls, resumedAt, capacity, defaultWaitingTime: SETTING }).secondsPerTicket;

test.each<Scenario>([
  { name: 'no call: the setting', calls: [], seconds: 300 },
  { name: 'one call: the setting', calls: called(0), seconds: 300 },
  { name: 'three calls within two seconds: the setting', calls: called(0, 1, 2), seconds: 300 },
  { name: 'one known service is one part of five', calls: steady(2, 100), seconds: 260 },
  { name: 'four known services are four parts of five', calls: steady(5, 100), seconds: 140 },
  { name: 'five known services replace the setting', calls: steady(6, 100), seconds: 100 },
  { name: 'a steady queue', calls: steady(21, 90), seconds: 90 },
  {
    name: 'a burst of ten among calls every 100 s: one service',
    calls: [...steady(10, 100), ...steady(10, 0.5, 1_000), ...called(1_100)],
    seconds: 100,
  },
  {
    name: 'a desk that is pressed every two seconds',
    calls: steady(21, 2),
    seconds: (4 * 10 + 300) / 5,
  },
  {
    name: 'lunch with a pause',
    calls: [...steady(3, 120), ...steady(3, 120, LUNCH_SECONDS)],
    resumedAt: [at(LUNCH_SECONDS - 30)],
    seconds: (4 * 120 + 300) / 5,
  },
  {
    name: 'lunch that was forgotten to be said',
    calls: [...steady(10, 120), ...steady(10, 120, LUNCH_SECONDS)],
    seconds: (18 * 120 + 3 * 120) / 19,
  },
  {
    name: 'a call in the second in which the queue resumed',
    calls: [...steady(6, 60), ...called(6_000)],
    resumedAt: [at(6_000)],
    seconds: 60,
  },
  {
    name: 'a pause that ended before the first call',
    calls: steady(6, 60),
    resumedAt: [at(0), at(-500)],
    seconds: 60,
  },
  {
    name: 'an empty queue: people are called as they come',
    calls: Array.from({ length: 21 }, (_, index) => ({
      createdAt: at(index * 900 - 5),
      executedAt: at(index * 900),
    })),
    seconds: 300,
  },
  { name: 'two desks, each 200 s a person', calls: steady(21, 100), capacity: 2, seconds: 100 },
  { name: 'four desks, each 200 s a person', calls: steady(21, 50), capacity: 4, seconds: 50 },
  {
    name: 'two desks that always press at once',
    calls: [...steady(10, 200), ...steady(10, 200)],
    capacity: 2,
    seconds: 100,
  },
  {
    name: 'groups of ten every ten minutes',
    calls: Array.from({ length: 21 }, (_, index) =>
      called(minutes(10) * ((index / 10) | 0)),
    ).flat(),
    capacity: 10,
    seconds: 60,
  },
  {
    name: 'groups of four, pressed one after the other',
    calls: [0, 600, 1_200, 1_800, 2_400].flatMap((from) => steady(4, 4, from)),
    capacity: 4,
    seconds: 150,
  },
  { name: 'the setting of two desks', calls: [], capacity: 2, seconds: 150 },
  { name: 'a capacity of zero serves one by one', calls: [], capacity: 0, seconds: 300 },
  { name: 'calls in another order', calls: steady(21, 90).reverse(), seconds: 90 },
])('S-02 $name', ({ seconds, ...scenario }) => {
  expect(pace(scenario)).toBeCloseTo(seconds, 6);
});

test('S-02 seventeen people after three quick calls do not read 42 s', () => {
  const history = {
    calls: called(0, 1, 2),
    resumedAt: [],
    capacity: 1,
    defaultWaitingTime: SETTING,
    secondsUntilOpening: 0,
    secondsUntilShow: null,
  };
  expect(estimate(history, 17)).toMatchObject({ seconds: 17 * SETTING, calcMode: 'default' });
});

const instants = fc.integer({ min: -40_000, max: 40_000 }).map(at);
const contexts = fc.record({
  calls: fc.array(fc.record({ createdAt: instants, executedAt: instants }), { maxLength: 21 }),
  resumedAt: fc.array(instants, { maxLength: 21 }),
  capacity: fc.integer({ min: 0, max: 50 }),
  defaultWaitingTime: fc.integer({ min: 0, max: 7_200 }),
});

test('S-02 the pace is never negative, at least that of the fastest desk, and bounded by setting and calls', () => {
  fc.assert(
    fc.property(contexts, (context) => {
      const { secondsPerTicket, services } = paceOf(context);
      const setting = context.defaultWaitingTime / Math.max(1, context.capacity);
      expect(secondsPerTicket).toBeGreaterThanOrEqual(services >= 5 ? 10 : 0);
      const span = Math.max(
        ...context.calls.map(({ executedAt }) => executedAt.getTime() - START),
        0,
      );
      expect(secondsPerTicket).toBeLessThanOrEqual(3 * Math.max(setting, span / 1_000 + 40_000));
      expect(services).toBeLessThanOrEqual(Math.max(0, context.calls.length - 1));
    }),
  );
});

test('S-02 one gap of any length moves a known pace by no more than its share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15, max: 600 }),
      fc.integer({ min: 0, max: 86_400 }),
      (gap, rest) => {
        const before = pace({ calls: steady(10, gap) });
        const after = pace({
          calls: [...steady(10, gap), ...steady(10, gap, 9 * gap + gap + rest)],
        });
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(before * (1 + 2 / 19) + 1e-6);
      },
    ),
  );
});
