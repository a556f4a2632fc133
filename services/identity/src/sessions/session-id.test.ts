import { newSessionId } from './store.ts';

test('IDN-003 session ids do not repeat', () => {
  expect(new Set(Array.from({ length: 1_000 }, newSessionId)).size).toBe(1_000);
});
