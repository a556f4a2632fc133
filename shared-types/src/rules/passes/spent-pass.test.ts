import { isSpent } from './spent-pass.ts';

const tomorrow = new Date('2026-11-21T23:00:00Z');

test.each([
  ['pass_already_entered', null, true],
  ['pass_no_uses_left', null, true],
  ['pass_already_entered', tomorrow, false],
  ['pass_used_up', tomorrow, false],
  ['pass_used_up', null, false],
  ['pass_not_usable', null, false],
  ['pass_entered_recently', tomorrow, false],
])('PAS-021 PAS-031 CON-072 blocked by %s until %s a pass is spent: %s', (code, from, spent) => {
  expect(isSpent({ code, from })).toBe(spent);
});
