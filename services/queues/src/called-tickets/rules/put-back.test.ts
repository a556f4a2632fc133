import fc from 'fast-check';
import { frontOf, putBackViolation, sortKeyBehind } from './put-back.ts';

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
      let calledUpTo = 0;
      let waiting: Waiting[] = Array.from({ length: first }, (_, index) => ({
        number: index + 1,
        sortKey: index + 1,
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
        calledUpTo = Math.max(calledUpTo, Math.min(called.number, Math.floor(called.sortKey)));
        const sortKey = sortKeyBehind(
          others.map((each) => each.sortKey),
          step,
          calledUpTo,
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
    keys.push(sortKeyBehind([...keys, 8], keys.length, 0));
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  expect(new Set(keys).size).toBe(keys.length);
  expect(Math.max(...keys)).toBeLessThan(8);
});

test('S-21 where two keys leave no room, the ticket stands one further back', () => {
  const next = 7 + Number.EPSILON * 4;
  expect(sortKeyBehind([7, next, 9], 1, 0)).toBeGreaterThan(next);
  expect(sortKeyBehind([7, 7, 9], 1, 0)).toBeGreaterThan(7);
  expect(sortKeyBehind([], 3, 0)).toBeGreaterThan(0);
});

test.each([
  { name: 'all that wait', keys: [], behind: 3, above: 4, below: 5 },
  { name: 'one that was put back', keys: [2.5, 7], behind: 1, above: 4, below: 7 },
  { name: 'nobody of its size', keys: [7], behind: 0, above: 4, below: 7 },
  { name: 'a smaller number that came back', keys: [1, 3], behind: 1, above: 1, below: 3 },
])('S-21 behind $name it leaves its place to a call of number 4 that is taken back', (each) => {
  const key = sortKeyBehind(each.keys, each.behind, 4);
  expect(key).toBeGreaterThan(each.above);
  expect(key).toBeLessThan(each.below);
});

const QUEUE = { passMode: 'free', listOnly: false, minPax: 1, maxPax: 4 } as const;

test.each([
  { name: 'the queue as it was', queue: {}, ticket: {}, code: null },
  { name: 'a list only', queue: { listOnly: true }, ticket: {}, code: 'queue_not_supported' },
  { name: 'passes only', queue: { passMode: 'generic' }, ticket: {}, code: 'queue_not_supported' },
  { name: 'a pass', queue: { passMode: 'generic' }, ticket: { passes: [1] }, code: null },
  { name: 'smaller parties', queue: { maxPax: 1 }, ticket: {}, code: 'pax_count_invalid' },
  { name: 'larger parties', queue: { minPax: 3 }, ticket: {}, code: 'pax_count_invalid' },
] as const)('S-10 a ticket is put back into $name: $code', ({ queue, ticket, code }) => {
  const passes =
    'passes' in ticket
      ? [{ passId: 2, passOwnerId: 1, ownerName: 'Ada', passTypeName: 'Fast' }]
      : [];
  expect(putBackViolation({ paxCount: 2, passes }, { ...QUEUE, ...queue })?.code ?? null).toBe(
    code,
  );
  if (passes.length === 0) {
    expect(putBackViolation({ paxCount: 2 }, { ...QUEUE, ...queue })?.code ?? null).toBe(code);
  }
});

test('S-21 a ticket stands exactly between two keys, or little behind the one in front', () => {
  expect(sortKeyBehind([7, 8], 1, 0)).toBe(7 + 2 ** -10);
  expect(sortKeyBehind([7, 7 + 2 ** -12], 1, 0)).toBe(7 + 2 ** -13);
  expect(sortKeyBehind([7, 8], 5, 0)).toBe(8 + 2 ** -10);
});

test.each([
  { sizes: [[10, 30], [20]], behind: 0, counts: [0, 0], lastSince: null },
  { sizes: [[10, 30], [20]], behind: 1, counts: [1, 0], lastSince: 10 },
  { sizes: [[10, 30], [20]], behind: 2, counts: [1, 1], lastSince: 20 },
  { sizes: [[10, 30], [20]], behind: 9, counts: [2, 1], lastSince: 30 },
  { sizes: [[20], [10, 15]], behind: 2, counts: [0, 2], lastSince: 15 },
  { sizes: [[30, 20], []], behind: 2, counts: [2, 0], lastSince: 30 },
  { sizes: [], behind: 2, counts: [], lastSince: null },
])('S-11 the first $behind of the sizes $sizes are $counts', ({ sizes, behind, ...front }) => {
  expect(frontOf(sizes, behind)).toEqual(front);
});
