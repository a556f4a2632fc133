import {
  byLongestWait,
  byOrderOfCalls,
  callPosition,
  servedUpTo,
  sortKeyOf,
} from './call-order.ts';

test('S-21 tickets are called by their numbers, except those that were put back or moved', () => {
  const tickets = [
    { number: 3 },
    { number: 1, sortKey: 2.5 },
    { number: 2 },
    { number: 4, sortKey: 3 },
  ];
  const order = tickets.toSorted(byOrderOfCalls).map(({ number }) => number);
  expect(order).toEqual([2, 1, 3, 4]);
  expect(
    tickets
      .toReversed()
      .toSorted(byOrderOfCalls)
      .map(({ number }) => number),
  ).toEqual(order);
  expect(tickets.map(sortKeyOf)).toEqual([3, 2.5, 2, 3]);
});

test.each([
  { number: 7, callAfter: undefined, position: 7 },
  { number: 7, callAfter: 5, position: 7 },
  { number: 7, callAfter: 7, position: 8 },
  { number: 3, callAfter: 7, position: 8 },
])('S-21 number $number after position $callAfter has position $position', (each) => {
  const { number, callAfter, position } = each;
  expect(callPosition({ number, ...(callAfter === undefined ? {} : { callAfter }) })).toBe(
    position,
  );
});

test.each([
  { ticket: { number: 7 }, served: 7 },
  { ticket: { number: 7, sortKey: 4.5 }, served: 4 },
  { ticket: { number: 2, sortKey: 4.5 }, served: 2 },
])('S-21 a call of $ticket brings its queue to $served', ({ ticket, served }) => {
  expect(servedUpTo(ticket)).toBe(served);
});

test.each([
  {
    name: 'by the wait of their first',
    lines: [
      [1, 4],
      [2, 3],
    ],
    order: [1, 2, 3, 4],
  },
  {
    name: 'who is behind a later one after that',
    lines: [
      [4, 1],
      [2, 3],
    ],
    order: [2, 3, 4, 1],
  },
  { name: 'the first line first', lines: [[2.1, 2.2], [2.3]], order: [2.1, 2.2, 2.3] },
  { name: 'without those of an empty line', lines: [[], [1]], order: [1] },
])('S-11 lines of several sizes are called $name', ({ lines, order }) => {
  expect(byLongestWait(lines, Math.floor)).toEqual(order);
});
