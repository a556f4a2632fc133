import { RECENT_CALLS } from '@turno/shared-types/constants';
import {
  deskCallOf,
  deskKey,
  isServedIn,
  latestCalls,
  recentCalls,
  shownCalls,
} from './desk-calls.ts';

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
  const latest = [call(7, desk(1)), call(6, null), call(4, desk(2))];
  expect(latestCalls(calls)).toEqual(latest);
  expect(latestCalls(calls.toReversed())).toEqual(latest);
  expect(latestCalls(calls.slice(1, 4))).toEqual(latest.slice(0, 2));
});

test('S-21 of two calls of a number the later one counts, in either order', () => {
  const second = { ...call(7, desk(1)), at: new Date(AT.getTime() + 1) };
  expect(latestCalls([call(7, desk(1)), second])).toEqual([second]);
  expect(latestCalls([second, call(7, desk(1))])).toEqual([second]);
});

test('S-21 a small number that its desk called after a larger one counts as the later call', () => {
  const returned = deskCallOf({
    number: 3,
    paxCount: 1,
    executedAt: AT,
    desk: desk(1),
    callAfter: 7,
  });
  expect(returned).toEqual({ ...call(3, desk(1)), position: 8 });
  expect(latestCalls([returned, call(7, desk(1))])).toEqual([returned]);
});

test('S-20 a counter stores the calls of each desk, and of the one without a name, by a key of its own', () => {
  expect([deskKey(12), deskKey(null), deskKey()]).toEqual(['desk12', 'desk0', 'desk0']);
});

test('S-03 a ticket of a group names the first number of its call, any other ticket its own', () => {
  const ticket = { number: 5, paxCount: 1, executedAt: AT };
  expect(deskCallOf(ticket)).toEqual(call(5, null));
  expect(deskCallOf({ ...ticket, desk: desk(3), callFirst: 2 })).toEqual(call(5, desk(3), 2));
});

const CALLS = [call(7, desk(1)), call(6, null)];
const later = new Date(AT.getTime() + 1_000);
const override = (number: number, after: number, at = AT) => ({
  call: { ...call(number, desk(1)), at },
  after,
  at,
  rank: 7.5,
});

test.each([
  { name: 'while its desk has called no other', overrides: [override(3, 7)], shown: [3, 6] },
  { name: 'until its desk calls on', overrides: [override(3, 5)], shown: [7, 6] },
  {
    name: 'also before that call of its desk is known',
    overrides: [override(3, 8)],
    shown: [3, 6],
  },
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

const ticket = (number: number, change: object = {}) => ({
  number,
  paxCount: 1,
  executedAt: new Date(AT.getTime() + number * 100),
  ...change,
});
const numbersOf = (calls: readonly { number: number }[]) => calls.map(({ number }) => number);

test('DIS-006 every call of a desk is known for a while, the newest first, also of calls 100 ms apart', () => {
  expect(numbersOf(recentCalls([ticket(7), ticket(6), ticket(5)], []))).toEqual([7, 6, 5]);
  const many = Array.from({ length: 32 }, (_, at) => ticket(32 - at));
  expect(recentCalls(many, [])).toHaveLength(RECENT_CALLS);
});

test('S-21 a ticket that is called again is the newest call, once; one that is kept aside is none', () => {
  const again = [{ ...call(5, desk(2)), at: later }];
  const calls = recentCalls([ticket(7), ticket(6, { asideAt: AT }), ticket(5)], again);
  expect(calls).toMatchObject([
    { number: 5, desk: desk(2), at: later },
    { number: 7, desk: null },
  ]);
  const ended = [{ ...call(7, null), ended: true as const }];
  expect(numbersOf(recentCalls([ticket(7)], ended))).toEqual([7]);
});

test('QUE-044 a group is one call with its last number', () => {
  const group = [9, 8, 7].map((number) => ticket(number, { callFirst: 7, executedAt: AT }));
  expect(numbersOf(recentCalls([...group, ticket(6)], []))).toEqual([6, 9]);
  const byTwoDesks = [ticket(9, { callFirst: 7, desk: desk(1) }), ticket(8, { callFirst: 7 })];
  expect(numbersOf(recentCalls(byTwoDesks, []))).toEqual([9, 8]);
});

test('S-21 of the calls of one number the latest is shown, and none of a number that is kept aside', () => {
  const [earlier, again] = [call(5, desk(2)), call(5, desk(3))];
  expect(recentCalls([ticket(5)], [earlier])).toMatchObject([{ number: 5, desk: null }]);
  expect(recentCalls([], [earlier, again])).toMatchObject([{ desk: desk(3) }]);
  const aside = [{ ...call(6, null), at: later }];
  expect(recentCalls([ticket(7), ticket(6, { asideAt: AT })], aside)).toMatchObject([
    { number: 7 },
  ]);
});

test('DIS-006 calls of one moment stand in the order of their desk', () => {
  const atOnce = [5, 7, 6].map((number) => ticket(number, { executedAt: AT }));
  expect(numbersOf(recentCalls(atOnce, []))).toEqual([7, 6, 5]);
});

test.each([
  { what: 'called with it', change: {}, isServed: true },
  {
    what: 'called again there',
    change: { calledAgain: { at: AT, desk: desk(1) } },
    isServed: true,
  },
  {
    what: 'called again by another desk',
    change: { calledAgain: { at: AT, desk: desk(2) } },
    isServed: false,
  },
  {
    what: 'called again by the desk without a name',
    change: { calledAgain: { at: AT } },
    isServed: false,
  },
  { what: 'kept aside', change: { asideAt: AT }, isServed: false },
  { what: 'called apart since', change: { callAfter: 7 }, isServed: false },
])('S-21 a ticket of a group is served in it, $what: $isServed', ({ change, isServed }) => {
  const ticket = { number: 5, paxCount: 1, executedAt: AT, desk: desk(1), callFirst: 4, ...change };
  expect(isServedIn(call(7, desk(1), 4), ticket)).toBe(isServed);
});
