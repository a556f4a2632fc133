import { PAX_BUTTONS, PAX_EXTRA_ENDS, PAX_GROUPS } from '../../constants.ts';
import { childForParty, isPartyAllowed, largestParty, remainingAllowance } from './party-size.ts';

const CHILDREN = [
  { id: 4, minPax: 7, maxPax: null },
  { id: 1, minPax: 1, maxPax: 2 },
  { id: 2, minPax: 3, maxPax: 4 },
  { id: 3, minPax: 5, maxPax: 6 },
];

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 4],
  [50, 4],
])('QUE-032 a party of %i goes to child %i', (paxCount, id) => {
  expect(childForParty(CHILDREN, paxCount)?.id).toBe(id);
});

test('QUE-032 the open-ended child comes last, whatever its position', () => {
  expect(childForParty(CHILDREN.toReversed(), 9)?.id).toBe(4);
  const anybody = { id: 5, minPax: 1, maxPax: null };
  expect(childForParty([anybody, ...CHILDREN.slice(1)], 3)?.id).toBe(2);
  expect(childForParty([anybody, ...CHILDREN.slice(1)], 8)?.id).toBe(5);
});

test('QUE-032 a party that fits no child gets no queue', () => {
  const bounded = CHILDREN.filter(({ maxPax }) => maxPax !== null);
  expect(childForParty(bounded, 7)).toBeNull();
  expect(childForParty([], 1)).toBeNull();
  expect(childForParty([{ minPax: 9, maxPax: null }], 7)).toBeNull();
});

test.each([
  { pax: 2, allowed: false },
  { pax: 3, allowed: true },
  { pax: 4, allowed: true },
  { pax: 5, allowed: false },
])('QUE-053 three to four: $pax $allowed', ({ pax, allowed }) => {
  expect(isPartyAllowed({ minPax: 3, maxPax: 4 }, pax)).toBe(allowed);
});

test('QUE-053 without an end any size above is taken', () => {
  expect(isPartyAllowed({ minPax: 7, maxPax: null }, 1_000)).toBe(true);
  expect(isPartyAllowed({ minPax: 7, maxPax: null }, 6)).toBe(false);
});

test('CON-027 a queue without an end offers parties of up to fifteen, or of its smallest size', () => {
  expect(largestParty({ minPax: 1, maxPax: 4 })).toBe(4);
  expect(largestParty({ minPax: 7, maxPax: null })).toBe(15);
  expect(largestParty({ minPax: 20, maxPax: null })).toBe(20);
});

test('CST-009 CST-010 X-08 party sizes are 1 to 15, six of them buttons; groups as the four children', () => {
  expect(largestParty({ minPax: 1, maxPax: null })).toBe(PAX_EXTRA_ENDS.at(-1));
  expect(PAX_BUTTONS).toBe(6);
  expect(PAX_EXTRA_ENDS).toEqual([12, 15]);
  expect(PAX_GROUPS.map(({ minPax, maxPax }) => `${minPax}-${maxPax}`)).toEqual([
    '1-2',
    '3-4',
    '5-6',
    '7-50',
  ]);
});

test.each([
  { name: 'no category limit', limit: null, active: 20, left: null },
  { name: 'some left', limit: 3, active: 1, left: 2 },
  { name: 'none left', limit: 3, active: 3, left: 0 },
  { name: 'never below zero', limit: 3, active: 5, left: 0 },
])('QUE-060 X-42 $name', ({ limit, active, left }) => {
  expect(remainingAllowance(limit, active)).toBe(left);
});
