import { hashedKey, randomKey } from './keys.ts';

test('QUE-042 keys are the same for the same text, and random ones have the same form', () => {
  for (const key of [hashedKey('a'), randomKey()]) expect(key).toMatch(/^[0-9a-f]{24}$/);
  expect(hashedKey('a')).toBe(hashedKey('a'));
  expect(hashedKey('a')).not.toBe(hashedKey('b'));
  expect(randomKey()).not.toBe(randomKey());
});
