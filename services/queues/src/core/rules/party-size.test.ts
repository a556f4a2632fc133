import { partySizeViolation } from './party-size.ts';

test.each([
  { minPax: 1, maxPax: 4, paxCount: 5 },
  { minPax: 3, maxPax: null, paxCount: 2 },
])('QUE-053 a refusal says which parties the queue takes: %p', ({ paxCount, ...range }) => {
  expect(partySizeViolation(range, paxCount)).toEqual({
    code: 'pax_count_invalid',
    payload: range,
  });
});

test('QUE-032 the open-ended child takes any size above', () => {
  expect(partySizeViolation({ minPax: 7, maxPax: null }, 90)).toBeNull();
});
