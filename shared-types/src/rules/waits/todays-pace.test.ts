import { NEW_PROFILE, type PaceProfile } from './pace-profile.ts';
import { type QueuePace, todaysPace } from './todays-pace.ts';

const START = Date.parse('2026-11-21T09:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1_000);
/** People who waited since the morning, called every `gap` seconds by one desk after the other. */
const calls = (count: number, gap: number, desks: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) => {
    const id = desks[index % desks.length];
    const executedAt = at((index - count + 1) * gap);
    return { createdAt: at(-90_000), executedAt, ...(id === undefined ? {} : { desk: { id } }) };
  });

const NEW: QueuePace = {
  capacity: 1,
  defaultWaitingTime: 100,
  timezone: 'UTC',
  profile: NEW_PROFILE,
  calls: [],
  resumedAt: [],
  now: at(0),
};
const pace = (change: Partial<QueuePace>) => todaysPace({ ...NEW, ...change });
/** Past days of a queue whose calls took as long as the setting says. */
const known = (change: Partial<PaceProfile> = {}): PaceProfile => ({
  ...NEW_PROFILE,
  pace: { sum: 1e5, weight: 1e3 },
  ...change,
});
const STEADY = known({ change: { sum: 0, weight: 1e6 } });
const LIVELY = known({ change: { sum: 1e6, weight: 1e6 } });

test('S-02 without a call the pace is the usual one', () => {
  expect(pace({})).toEqual({ level: 1, calls: 0, secondsPerCall: 100 });
});

test('S-02 the setting counts for five calls beside those of today', () => {
  expect(pace({ calls: calls(2, 160) }).level).toBeCloseTo((5 + 1.6) / 6);
  const { level, calls: counted } = pace({ calls: calls(3, 160) });
  expect([level, counted]).toEqual([expect.closeTo((5 + 1.6 + 0.95 * 1.6) / (5 + 1.95)), 2]);
});

test('S-02 later calls count more than earlier ones', () => {
  const [slower, faster] = [
    [0, 50, 100, 300],
    [0, 200, 250, 300],
  ].map((seconds) =>
    seconds.map((second) => ({ createdAt: at(-9_000), executedAt: at(second - 300) })),
  );
  expect(pace({ calls: slower ?? [] }).level).toBeGreaterThan(pace({ calls: faster ?? [] }).level);
});

test('S-02 one very long service counts at most five times the median', () => {
  const row = (last: number) => [
    ...calls(4, 100),
    { createdAt: at(-90_000), executedAt: at(last) },
  ];
  expect(pace({ calls: row(5_000) }).level).toBe(pace({ calls: row(500) }).level);
  expect(pace({ calls: row(400) }).level).toBeLessThan(pace({ calls: row(500) }).level);
});

test.each([
  { name: 'slow', gap: 300, most: 1_500 },
  { name: 'usual', gap: 100, most: 500 },
  { name: 'fast', gap: 50, most: 500 },
])('S-02 on a $name day services up to $most s count in full', ({ gap, most }) => {
  const row = (last: number) => [
    ...calls(6, gap),
    { createdAt: at(-90_000), executedAt: at(last) },
  ];
  const levels = [most - 10, most, most + 10].map((last) => pace({ calls: row(last) }).level);
  expect(levels[0]).toBeLessThan(levels[1] ?? 0);
  expect(levels[2]).toBe(levels[1]);
});

test('S-02 the more calls of past days are known, the less the setting stands for them', () => {
  const today = { calls: calls(21, 200) };
  const levels = [0, 25, 50, 500].map((weight) => {
    const profile = { ...STEADY, pace: { sum: 100 * weight, weight } };
    return pace({ ...today, profile }).level;
  });
  expect(levels[0]).toBeGreaterThan(levels[1] ?? 0);
  expect(levels[1]).toBeGreaterThan(levels[2] ?? 0);
  expect(levels[2]).toBeCloseTo(levels[3] ?? 0);
});

test('S-02 a lively queue follows today sooner than a steady one, and a new one by the setting', () => {
  const today = { calls: calls(21, 200) };
  const [steady, lively] = [STEADY, LIVELY].map((profile) => pace({ ...today, profile }).level);
  expect(steady).toBeLessThan(1.1);
  expect(lively).toBeGreaterThan(1.6);
});

test.each([
  { name: 'steady', profile: STEADY, usual: 300, kept: 0.97 },
  { name: 'lively', profile: LIVELY, usual: 4, kept: 0.875 },
  {
    name: 'half known, steady',
    profile: { ...STEADY, pace: { sum: 2_500, weight: 25 } },
    usual: 152.5,
    kept: 0.96,
  },
])(
  'S-02 in a $name queue the usual pace counts for $usual calls, and each later call keeps $kept',
  (row) => {
    const { level } = pace({ profile: row.profile, calls: calls(3, 200) });
    expect(level).toBeCloseTo((row.usual + 2 + 2 * row.kept) / (row.usual + 1 + row.kept), 8);
  },
);

test('S-02 a round counts as many times as people were served in it together', () => {
  const pairs = calls(3, 300).flatMap((call) => [call, call]);
  const { level, calls: counted } = pace({ capacity: 2, defaultWaitingTime: 200, calls: pairs });
  const earlier = 0.95 ** 2;
  expect(level).toBeCloseTo((5 + 3 + 3 * earlier) / (5 + 2 + 2 * earlier), 8);
  expect(counted).toBe(4);
});

test('S-02 seconds per call are those of the usual pace of the present hour, times the level', () => {
  const hours = { 9: { sum: 3e9, weight: 1e9 } };
  expect(pace({ profile: known({ hours }) }).secondsPerCall).toBeCloseTo(300);
});

test('S-20 a desk more or less at work changes what earlier calls say of the pace', () => {
  const [one, two] = [[1], [1, 2]].map((desks) => pace({ calls: calls(9, 100, desks) }).level);
  expect([one, two]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
  const twoUntilNow = [
    ...calls(9, 50, [1, 2]).map((call) => ({
      ...call,
      executedAt: new Date(call.executedAt.getTime() - 800_000),
    })),
    ...calls(7, 100, [1]),
  ];
  const unnamed = twoUntilNow.map(({ desk: _desk, ...call }) => call);
  const [named, plain] = [twoUntilNow, unnamed].map((some) => pace({ calls: some }).level);
  expect(named).toBeGreaterThan(plain ?? 0);
});

test('S-20 S-02 after a break of all desks the first call does not make the others absent', () => {
  const lunch = [...calls(8, 50, [1, 2]), ...calls(1, 0, [1])].map((call, index) => ({
    ...call,
    executedAt: index === 8 ? at(3_600) : call.executedAt,
  }));
  const row = { capacity: 2, defaultWaitingTime: 100, calls: lunch, resumedAt: [at(3_000)] };
  expect(pace(row).level).toBeCloseTo(1);
});

test.each([
  { name: 'two services ago is not at work', capacity: 1, second: -200, ratios: [2, 2] },
  { name: 'less than two services ago is', capacity: 1, second: -199, ratios: [0.99, 1] },
  { name: 'two services of two ago is not', capacity: 2, second: -400, ratios: [4, 4] },
  { name: 'less than two of those ago is', capacity: 2, second: -399, ratios: [1.99, 2] },
])('S-20 a desk that called $name', ({ capacity, second, ratios: [first = 0, then = 0] }) => {
  const byDesk = (id: number, seconds: number) => {
    return { createdAt: at(-90_000), executedAt: at(seconds), desk: { id } };
  };
  const some = [byDesk(2, second), byDesk(1, -100 * capacity), byDesk(1, 0)];
  const { level } = pace({ capacity, defaultWaitingTime: 100 * capacity, calls: some });
  expect(level).toBeCloseTo((5 + then + 0.95 * first) / (5 + 1.95), 8);
});

test('S-02 a queue whose settings say that nobody waits has the usual pace', () => {
  expect(pace({ defaultWaitingTime: 0, calls: calls(3, 60) }).level).toBe(1);
});
