import fc from 'fast-check';
import { errorAt, learnError, NEW_ERRORS, type QuoteErrors } from './quote-errors.ts';

/** The limits after so many waits of eight calls that were told as so long and came as told. */
function after(
  count: number,
  quotedSeconds: number,
  errors: QuoteErrors = NEW_ERRORS,
): QuoteErrors {
  return Array.from({ length: count }).reduce<QuoteErrors>(
    (limits) => learnError(limits, { error: 0, calls: 8, quotedSeconds }),
    errors,
  );
}

test('S-02 where long waits come as told, people leave later than new queues make them', () => {
  expect(errorAt(after(300, 1_800), 0.09)).toBeGreaterThan(errorAt(NEW_ERRORS, 0.09));
});

test('S-02 short waits say nothing about when to leave', () => {
  expect(after(300, 120).early).toBe(NEW_ERRORS.early);
});

test('S-02 long waits that came much sooner than told make people leave earlier', () => {
  const sooner = Array.from({ length: 300 }).reduce<QuoteErrors>(
    (limits) => learnError(limits, { error: -2.5, calls: 8, quotedSeconds: 1_800 }),
    NEW_ERRORS,
  );
  expect(errorAt(sooner, 0.09)).toBeLessThan(errorAt(NEW_ERRORS, 0.09));
});

test('S-02 a wait of eight calls that came as told moves each limit by its share of a third of a step', () => {
  const step = 0.13 / 3;
  expect(after(1, 600)).toEqual({
    low: expect.closeTo(-1.5 + 0.1 * step, 8),
    middle: expect.closeTo(0.5 * step, 8),
    high: expect.closeTo(1.5 - 0.1 * step, 8),
    early: expect.closeTo(-1.8 + 0.12 * step, 8),
  });
  expect(after(1, 599).early).toBe(-1.8);
});

test.each([
  { error: -10, limits: { low: -3, middle: -0.4, high: 0.4, early: -3 } },
  { error: 10, limits: { low: -0.4, middle: 0.4, high: 3, early: -0.2 } },
])('S-02 however often waits are $error off, the limits stay within bounds', (row) => {
  const quote = { error: row.error, calls: 0, quotedSeconds: 1_800 };
  const learned = Array.from({ length: 500 }).reduce<QuoteErrors>(
    (limits) => learnError(limits, quote),
    NEW_ERRORS,
  );
  expect(learned).toEqual(row.limits);
});

const SKEWED = { low: -1, middle: 0.2, high: 2 };
test.each([
  { name: 'a new queue', errors: NEW_ERRORS, at: [-1.575, -1.5, -0.9855, 0, 0.9855, 1.5] },
  {
    name: 'an older release',
    errors: SKEWED,
    at: [0.2 - 1.05 * 1.2, -1, 0.2 - 0.657 * 1.2, 0.2, 0.2 + 0.657 * 1.8, 2],
  },
  {
    name: 'long waits that are more certain',
    errors: { ...SKEWED, early: -0.5 },
    at: [-0.5, -1, -0.5, 0.2, 0.2 + 0.657 * 1.8, 2],
  },
  {
    name: 'long waits that seem later than the median',
    errors: { low: -0.9, middle: -0.4, high: 2, early: -0.2 },
    at: [-0.4, -0.9, -0.4, -0.4, -0.4 + 0.657 * 2.4, 2],
  },
])('S-02 the shares of waits lie as was learned of $name', ({ errors, at }) => {
  const shares = ([0.09, 0.1, 0.2, 0.5, 0.8, 0.9] as const).map((share) => errorAt(errors, share));
  expect(shares).toEqual(at.map((value) => expect.closeTo(value, 8)));
});

test('what an older release learned has no limit of long waits until the next day is learned', () => {
  const { early: _early, ...older } = NEW_ERRORS;
  expect(errorAt(older, 0.09)).toBeCloseTo(-1.575);
  expect(after(1, 1_800, older).early).toBeGreaterThan(-1.8);
});

test('S-02 whatever was learned, the time to leave is not after "be there by", nor that after the median', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const learned = fc.record(
    {
      low: between(-3, -0.4),
      middle: between(-0.4, 0.4),
      high: between(0.4, 3),
      early: between(-3, -0.2),
    },
    { requiredKeys: ['low', 'middle', 'high'] },
  );
  fc.assert(
    fc.property(learned, (errors) => {
      const limits = ([0.09, 0.2, 0.5, 0.8, 0.9] as const).map((share) => errorAt(errors, share));
      expect(limits).toEqual(limits.toSorted((a, b) => a - b));
    }),
  );
});

test('the limits keep their order', () => {
  const { low, middle, high } = after(2_000, 1_800);
  expect(low).toBeLessThan(middle);
  expect(middle).toBeLessThan(high);
});
