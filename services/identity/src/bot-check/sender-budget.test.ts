import fc from 'fast-check';
import { createSenderBudget } from './sender-budget.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10) + seconds * 1_000);

test('IDN-021 what a network requests counts for a minute, and fades', () => {
  const budget = createSenderBudget(1_000);
  for (let n = 0; n < 599; n += 1) budget.take('a', at(30));
  expect(budget.take('a', at(59))).toBe(600);
  expect(budget.take('a', at(60))).toBe(601);
  expect(budget.take('a', at(90))).toBe(302);
  expect(budget.take('a', at(200))).toBe(1);
});

test('IDN-021 a network that used its budget up waits for the rest of the minute', () => {
  const budget = createSenderBudget(3);
  for (let n = 0; n < 3; n += 1) budget.take('a', at(15));
  expect(() => budget.take('a', at(15))).toThrow(
    expect.objectContaining({ code: 'rate_limited', payload: { retryAfterSeconds: 45 } }),
  );
  expect(budget.take('a', at(120))).toBe(1);
});

test('IDN-021 whatever others request, a network within its budget is served', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 60 }), (others) => {
      const budget = createSenderBudget(5);
      for (const other of others) {
        try {
          budget.take(other, at(1));
        } catch {
          // Beyond its own budget.
        }
      }
      expect(budget.take('a', at(1))).toBe(1);
    }),
  );
});
