import { teamIds } from './merchant-facts.ts';

const team = [
  { userId: 1, role: 'owner', since: null },
  { userId: 2, role: 'desk', since: null },
  { userId: 3, role: 'owner', since: null },
] as const;

test('S-08 the people of a merchant, all or those with one role', () => {
  const ids = (...role: Parameters<typeof teamIds>[1][]) => teamIds({ team: [...team] }, ...role);
  expect([ids(), ids('owner'), ids('desk'), ids('manager')]).toEqual([[1, 2, 3], [1, 3], [2], []]);
});
