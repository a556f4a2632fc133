import { nextRemote } from './use-prefetch.ts';

test.each([
  { current: 'mfe-consumer', role: null, next: null },
  { current: 'mfe-consumer', role: 'ROLE_USER', next: null },
  { current: 'mfe-consumer', role: 'ROLE_MERCHANT', next: 'mfe-merchant' },
  { current: 'mfe-merchant', role: 'ROLE_MERCHANT', next: 'mfe-passes' },
  { current: 'mfe-passes', role: 'ROLE_MERCHANT', next: 'mfe-merchant' },
  { current: 'mfe-display', role: 'ROLE_MERCHANT', next: null },
] as const)('SHL-012 after $current a $role is likely to open $next', ({ current, role, next }) => {
  expect(nextRemote(current, role)).toBe(next);
});
