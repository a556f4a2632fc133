import fc from 'fast-check';
import { sortKeyBehind } from './put-back.ts';

type Waiting = { number: number; sortKey: number };
const inOrder = (waiting: readonly Waiting[]) =>
  waiting.toSorted((a, b) => a.sortKey - b.sortKey || a.number - b.number);
const numbersOf = (waiting: readonly Waiting[]) => inOrder(waiting).map(({ number }) => number);

/** The number of people in front, or a new number that is taken. */
const histories = fc.array(fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constant('join')), {
  maxLength: 300,
});

test('S-21 a ticket that is put back stands behind the next n; the others keep their order, and joiners stand behind it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), histories, (first, history) => {
      let last = first;
      let waiting: Waiting[] = Array.from({ length: first }, (_, index) => ({
        ...{ number: index + 1, sortKey: index + 1 },
      }));
      for (const step of history) {
        if (step === 'join') {
          last += 1;
          waiting = [...waiting, { number: last, sortKey: last }];
          expect(numbersOf(waiting).at(-1)).toBe(last);
          continue;
        }
        const [called, ...others] = inOrder(waiting);
        if (!called) continue;
        const sortKey = sortKeyBehind(
          others.map((each) => each.sortKey),
          step,
        );
        waiting = [...others, { ...called, sortKey }];
        const expected = numbersOf(others);
        expected.splice(step, 0, called.number);
        expect(numbersOf(waiting)).toEqual(expected);
      }
    }),
  );
});

test('S-21 a thousand tickets are put back behind one number, each behind the one before', () => {
  const keys = [7];
  for (let count = 0; count < 1_000; count += 1)
    keys.push(sortKeyBehind([...keys, 8], keys.length));
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  expect(new Set(keys).size).toBe(keys.length);
  expect(Math.max(...keys)).toBeLessThan(8);
});

test('S-21 where two keys leave no room, the ticket stands one further back', () => {
  const next = 7 + Number.EPSILON * 4;
  expect(sortKeyBehind([7, next, 9], 1)).toBeGreaterThan(next);
  expect(sortKeyBehind([7, 7, 9], 1)).toBeGreaterThan(7);
  expect(sortKeyBehind([], 3)).toBeGreaterThan(0);
});
