import fc from 'fast-check';
import { errorAt, learnError, NEW_ERRORS, type QuoteErrors } from './quote-errors.ts';

/** The limits after so many waits of eight calls that were told as so long and came as told. */
function after(count: number, toldSeconds: number, errors: QuoteErrors = NEW_ERRORS): QuoteErrors {
  return Array.from({ length: count }).reduce<QuoteErrors>(
    (limits) => learnError(limits, { error: 0, calls: 8, toldSeconds }),
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
    (limits) => learnError(limits, { error: -2.5, calls: 8, toldSeconds: 1_800 }),
    NEW_ERRORS,
  );
  expect(errorAt(sooner, 0.09)).toBeLessThan(errorAt(NEW_ERRORS, 0.09));
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
