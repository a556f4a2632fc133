import { deskCallOf, latestCalls } from './desk-calls.ts';

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
