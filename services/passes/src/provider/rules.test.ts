import { blockerOfUse } from './rules.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const BEFORE = new Date(AT.getTime() - 1);
const AFTER = new Date(AT.getTime() + 1);
const PASS = { disabled: false, validFrom: null, validTo: null, maxUses: null, used: 0 };

test.each([
  { name: 'a pass without any limit', change: { used: 9_999 }, code: null },
  { name: 'its first instant', change: { validFrom: AT }, code: null },
  { name: 'before it', change: { validFrom: AFTER }, code: 'pass_not_usable' },
  { name: 'its last instant', change: { validTo: AFTER }, code: null },
  { name: 'the end of its validity', change: { validTo: AT }, code: 'pass_expired' },
  { name: 'after it', change: { validTo: BEFORE }, code: 'pass_expired' },
  { name: 'a disabled pass', change: { disabled: true, validTo: BEFORE }, code: 'pass_not_usable' },
  { name: 'the last of three uses', change: { maxUses: 3, used: 2 }, code: null },
  { name: 'three of three uses', change: { maxUses: 3, used: 3 }, code: 'pass_no_uses_left' },
  { name: 'a single use', change: { maxUses: 1, used: 1 }, code: 'pass_already_entered' },
])('PAS-031 $name: $code', ({ change, code }) => {
  expect(blockerOfUse({ ...PASS, ...change }, AT)).toBe(code);
});
