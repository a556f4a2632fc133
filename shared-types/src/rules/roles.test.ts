import { isGuest, isMerchant, isUser } from './roles.ts';

test.each([
  { role: 'ROLE_USER', who: 'user' },
  { role: 'AUTH_USER', who: 'user' },
  { role: 'ROLE_GUEST', who: 'guest' },
  { role: 'ROLE_MERCHANT', who: 'merchant' },
  { role: undefined, who: 'nobody' },
])('X-05 $role is $who', ({ role, who }) => {
  expect(isUser(role)).toBe(who === 'user');
  expect(isGuest(role)).toBe(who === 'guest');
  expect(isMerchant(role)).toBe(who === 'merchant');
});
