import fc from 'fast-check';
import { groupFirst, groupOf, mayFollow } from './group-call.ts';

const parties = (...sizes: number[]) => sizes.map((paxCount) => ({ paxCount }));
const sizesOf = (group: readonly { paxCount: number }[]) => group.map(({ paxCount }) => paxCount);

test.each([
  { waiting: [1, 1, 1], asked: 2, called: [1, 1] },
  { waiting: [4, 4, 4, 4], asked: 10, called: [4, 4, 4] },
  { waiting: [6], asked: 1, called: [6] },
  { waiting: [2, 2], asked: 30, called: [2, 2] },
  { waiting: [], asked: 1, called: [] },
])('QUE-044 QUE-080 of $waiting a group of $asked is $called', ({ waiting, asked, called }) => {
  expect(sizesOf(groupOf(parties(...waiting), asked))).toEqual(called);
});

test.each([
  { keys: [undefined, 2.5, undefined], called: 1 },
  { keys: [1.5, undefined, undefined], called: 1 },
  { keys: [undefined, undefined, 2.5], called: 2 },
  { keys: [undefined, undefined, undefined], called: 3 },
])('S-21 of tickets with the sort keys $keys a group calls $called', ({ keys, called }) => {
  const waiting = keys.map((sortKey) => ({
    paxCount: 1,
    ...(sortKey === undefined ? {} : { sortKey }),
  }));
  expect(groupOf(waiting, 9)).toHaveLength(called);
});

test('QUE-044 a group is the front of the line, reaches what was asked when it can, and no party too many', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 15 })),
      fc.integer({ min: 1, max: 60 }),
      (sizes, asked) => {
        const group = sizesOf(groupOf(parties(...sizes), asked));
        const sum = (counts: number[]) => counts.reduce((total, each) => total + each, 0);
        expect(group).toEqual(sizes.slice(0, group.length));
        expect(sum(group.slice(0, -1))).toBeLessThan(asked);
        if (group.length < sizes.length) expect(sum(group)).toBeGreaterThanOrEqual(asked);
      },
    ),
  );
});

test.each([
  { name: 'a larger number', next: { number: 6 }, before: {}, follows: true },
  { name: 'a smaller number, which came back', next: { number: 4 }, before: {}, follows: false },
  { name: 'the same number, which came back', next: { number: 5 }, before: {}, follows: false },
  { name: 'one out of order', next: { number: 6, sortKey: 5.5 }, before: {}, follows: false },
  {
    name: 'one after one out of order',
    next: { number: 6 },
    before: { sortKey: 4 },
    follows: false,
  },
  {
    name: 'one after one that waits again',
    next: { number: 6 },
    before: { isPast: true },
    follows: false,
  },
] as const)('S-03 S-21 $name is called in one group: $follows', ({ next, before, follows }) => {
  expect(mayFollow(next, { number: 5, ...before })).toBe(follows);
});

test.each([
  { name: 'after the first', before: {}, callAfter: 5, first: 5 },
  { name: 'after another of it', before: { callFirst: 3 }, callAfter: 5, first: 3 },
  { name: 'after one that its desk called in between', before: {}, callAfter: 6, first: undefined },
  {
    name: 'as the desk has called larger numbers',
    before: { callAfter: 8 },
    callAfter: 9,
    first: 5,
  },
])('S-03 S-20 a group goes on $name', ({ before, callAfter, first }) => {
  expect(groupFirst({ number: 5, ...before }, callAfter)).toBe(first);
});
