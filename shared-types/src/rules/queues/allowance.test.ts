import { remainingAllowance } from './allowance.ts';

test.each([
  { name: 'no category limit', limit: null, active: 20, left: null },
  { name: 'some left', limit: 3, active: 1, left: 2 },
  { name: 'none left', limit: 3, active: 3, left: 0 },
  { name: 'never below zero', limit: 3, active: 5, left: 0 },
])('QUE-060 X-42 $name', ({ limit, active, left }) => {
  expect(remainingAllowance(limit, active)).toBe(left);
});
