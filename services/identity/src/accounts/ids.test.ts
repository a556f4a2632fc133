import { newSessionId, newUserId } from './ids.ts';

test('IDN-003 user ids are positive safe integers of fifteen digits', () => {
  const ids = Array.from({ length: 1_000 }, newUserId);
  expect(ids.every((id) => Number.isSafeInteger(id) && String(id).length === 15)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test('IDN-003 session names do not repeat', () => {
  expect(new Set(Array.from({ length: 1_000 }, newSessionId)).size).toBe(1_000);
});
