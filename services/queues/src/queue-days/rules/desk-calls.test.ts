import { deskCallOf, latestCalls, shownCalls } from './desk-calls.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const desk = (id: number) => ({ id, name: `Counter ${id}` });
const call = (number: number, of: ReturnType<typeof desk> | null, first = number) => ({
  desk: of,
  first,
  number,
  paxCount: 1,
  at: AT,
});

test('S-20 the latest call of each desk counts, the newest first, whatever the order they come in', () => {
  const calls = [
    call(4, desk(2)),
    call(7, desk(1)),
    call(6, null),
    call(5, desk(1)),
    call(7, desk(1)),
  ];
  expect(latestCalls(calls)).toEqual([call(7, desk(1)), call(6, null), call(4, desk(2))]);
});

test('S-03 a ticket of a group names the first number of its call, any other ticket its own', () => {
  const ticket = { number: 5, paxCount: 1, executedAt: AT };
  expect(deskCallOf(ticket)).toEqual(call(5, null));
  expect(deskCallOf({ ...ticket, desk: desk(3), callFirst: 2 })).toEqual(call(5, desk(3), 2));
});

const CALLS = [call(7, desk(1)), call(6, null)];
const later = new Date(AT.getTime() + 1_000);
const override = (number: number, after: number, at = AT) => ({
  ...{ call: { ...call(number, desk(1)), at }, after, at },
  rank: 7.5,
});

test.each([
  { name: 'while its desk has called no other', overrides: [override(3, 7)], shown: [3, 6] },
  { name: 'until its desk calls on', overrides: [override(3, 5)], shown: [7, 6] },
  {
    name: 'until its desk calls the same number later',
    overrides: [override(3, 7)],
    at: later,
    shown: [7, 6],
  },
])('S-21 a desk shows what it called again $name', ({ overrides, at, shown }) => {
  const calls = at ? [...CALLS, { ...call(7, desk(1)), at }] : CALLS;
  expect(shownCalls(calls, overrides).map(({ number }) => number)).toEqual(shown);
});

test('S-21 a ticket that is called again is the newest call, and names the highest number of its desk', () => {
  const again = { ...override(3, 7), call: call(3, null), after: 6 };
  expect(shownCalls(CALLS, [again])).toMatchObject([
    { number: 3, desk: null, highest: 6 },
    { number: 7, highest: 7 },
  ]);
});
