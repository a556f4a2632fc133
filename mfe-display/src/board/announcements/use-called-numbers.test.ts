import { calledNumbers } from './use-called-numbers.ts';

const shown = (queueId: number, number: string | null) => ({
  queueId,
  name: `Banco ${queueId}`,
  number,
  calledAt: null as string | null,
  desks: [],
  state: 'serving' as const,
  isNamed: false,
});

test.each([
  { name: 'the first look', before: null, after: [shown(1, '5')], called: [] },
  { name: 'nothing moved', before: [shown(1, '5')], after: [shown(1, '5')], called: [] },
  { name: 'the next number', before: [shown(1, '5')], after: [shown(1, '6')], called: ['6'] },
  { name: 'the first of the day', before: [shown(1, null)], after: [shown(1, '1')], called: ['1'] },
  { name: 'the queue closes', before: [shown(1, '5')], after: [shown(1, null)], called: [] },
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
  const before = [{ ...shown(1, '7'), desks: [at('Sportello 2', '7'), at('Sportello 1', '5')] }];
  const desks = [at('Sportello 3', '9'), at('Sportello 1', '8'), at('Sportello 2', '7')];
  const called = calledNumbers(before, [{ ...shown(1, '9'), desks }]);
  expect(called.map(({ desk, number }) => [desk, number])).toEqual([
    ['Sportello 1', '8'],
    ['Sportello 3', '9'],
  ]);
  // The first desk gets its name: its number was announced before.
  const unnamed = [{ ...shown(1, '9'), desks: [] }];
  const named = [{ ...shown(1, '9'), desks: [at('Sportello 3', '9')] }];
  expect(calledNumbers(unnamed, named)).toEqual([]);
});

const CALLED_AT = ['2026-11-22T10:00:00Z', '2026-11-22T10:01:00Z', '2026-11-22T10:02:00Z'] as const;
const servedAt = (number: string | null, minute: 0 | 1 | 2) => ({
  ...shown(1, number),
  calledAt: CALLED_AT[minute],
});

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
