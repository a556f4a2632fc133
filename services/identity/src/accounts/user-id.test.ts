import { newUserId } from './store/users.ts';

test('IDN-003 user ids are positive safe integers of fifteen digits', () => {
  const ids = Array.from({ length: 1_000 }, newUserId);
  expect(ids.every((id) => Number.isSafeInteger(id) && String(id).length === 15)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
