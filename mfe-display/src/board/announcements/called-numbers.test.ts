import { calledNumbers, nextCalls } from './called-numbers.ts';

type Call = { number: string; desk: string | null; calledAt: string | null };

const shown = (queueId: number, number: string | null, calledAt: string | null = null) => ({
  queueId,
  name: `Banco ${queueId}`,
  calls: number === null ? [] : ([{ number, desk: null, calledAt }] as Call[]),
});

test.each([
  { name: 'the first look', before: null, after: [shown(1, '5')], called: [] },
  { name: 'nothing moved', before: [shown(1, '5')], after: [shown(1, '5')], called: [] },
  { name: 'the next number', before: [shown(1, '5')], after: [shown(1, '6')], called: ['6'] },
  { name: 'the first of the day', before: [shown(1, null)], after: [shown(1, '1')], called: ['1'] },
  { name: 'the next day', before: [shown(1, '5')], after: [shown(1, null)], called: [] },
  { name: 'a queue appears', before: [], after: [shown(1, '5')], called: [] },
  {
    name: 'two queues at once, in the order of the board',
    before: [shown(1, '5'), shown(2, 'B1')],
    after: [shown(1, '6'), shown(2, 'B2')],
    called: ['6', 'B2'],
  },
])('DIS-006, DIS-007 $name calls $called', ({ before, after, called }) => {
  expect(calledNumbers(before, after).map(({ number }) => number)).toEqual(called);
});

test('S-20 every call of a desk is announced once, the oldest first', () => {
  const at = (desk: string | null, number: string) => ({ desk, number, calledAt: null });
  const before = [{ ...shown(1, '7'), calls: [at('Sportello 2', '7'), at('Sportello 1', '5')] }];
  const calls = [at('Sportello 3', '9'), at('Sportello 1', '8'), at('Sportello 2', '7')];
  const called = calledNumbers(before, [{ ...shown(1, '9'), calls }]);
  expect(called.map(({ desk, number }) => [desk, number])).toEqual([
    ['Sportello 1', '8'],
    ['Sportello 3', '9'],
  ]);
  // The first desk gets its name: its number was announced before.
  const named = [{ ...shown(1, '9'), calls: [at('Sportello 3', '9')] }];
  expect(calledNumbers([shown(1, '9')], named)).toEqual([]);
});

const CALLED_AT = ['2026-11-22T10:00:00Z', '2026-11-22T10:01:00Z', '2026-11-22T10:02:00Z'] as const;
const servedAt = (number: string | null, minute: 0 | 1 | 2) => shown(1, number, CALLED_AT[minute]);

test.each([
  { name: 'called again', before: servedAt('5', 0), after: servedAt('5', 1), called: ['5'] },
  { name: 'taken back', before: servedAt('6', 1), after: servedAt('5', 0), called: [] },
  {
    name: 'called after it was taken back',
    before: servedAt('5', 0),
    after: servedAt('6', 2),
    called: ['6'],
  },
])('S-21 a number that is $name calls $called', ({ before, after, called }) => {
  expect(calledNumbers([before], [after]).map(({ number }) => number)).toEqual(called);
});

const numbersOf = (calls: readonly { number: string }[]) => calls.map(({ number }) => number);

test('DIS-006 calls that come together wait for their turn, in order', () => {
  const first = nextCalls([], [servedAt('5', 0)], [servedAt('6', 1)]);
  const both = nextCalls(first, [servedAt('6', 1)], [servedAt('7', 2)]);
  expect(numbersOf(both)).toEqual(['6', '7']);
  expect(nextCalls(both, [servedAt('7', 2)], [servedAt('7', 2)])).toBe(both);
});

test('S-21 a call that is taken back while it waits is not presented', () => {
  const waiting = nextCalls([], [servedAt('5', 0)], [servedAt('6', 1)]);
  expect(nextCalls(waiting, [servedAt('6', 1)], [servedAt('5', 0)])).toEqual([]);
});

test('DIS-006 after a lost connection the call in front goes on, and the latest ones follow', () => {
  const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1));
  const desksAt = (calledAt: string) =>
    numbers.map((number) => ({ number, desk: `Sportello ${number}`, calledAt })).toReversed();
  const before = [{ ...shown(1, null), calls: desksAt(CALLED_AT[0]) }];
  const after = [{ ...shown(1, null), calls: desksAt(CALLED_AT[1]) }];
  expect(numbersOf(nextCalls([], before, after))).toEqual(['1', ...numbers.slice(-7)]);
});
