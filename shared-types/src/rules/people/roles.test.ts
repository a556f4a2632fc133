import * as fc from 'fast-check';
import { ROLES } from '../../entities/session.ts';
import { isGuest, isMerchant, isUser, roleInForce, SIGN_UP_ROLES } from './roles.ts';

test.each([
  { role: 'ROLE_USER', who: 'user' },
  { role: 'AUTH_USER', who: 'user' },
  { role: 'ROLE_GUEST', who: 'guest' },
  { role: 'ROLE_MERCHANT', who: 'merchant' },
  { role: undefined, who: 'a visitor without a session' },
])('X-05 $role is $who', ({ role, who }) => {
  expect(isUser(role)).toBe(who === 'user');
  expect(isGuest(role)).toBe(who === 'guest');
  expect(isMerchant(role)).toBe(who === 'merchant');
});

test('IDN-001 IDN-002 the first role is the current one; without any it is a user', async () => {
  await fc.assert(
    fc.property(fc.array(fc.constantFrom(...ROLES)), (roles) => {
      expect(roleInForce(roles)).toBe(roles[0] ?? 'AUTH_USER');
    }),
  );
  expect(isUser(roleInForce([]))).toBe(true);
});

test('IDN-001 every role is exactly one kind of person, no other text is any', async () => {
  const kinds = (role: string) => [isUser, isGuest, isMerchant].filter((is) => is(role)).length;
  for (const role of ROLES) expect(kinds(role)).toBe(1);
  const known: string[] = [...ROLES, 'AUTH_USER'];
  await fc.assert(
    fc.property(
      fc.string().filter((text) => !known.includes(text)),
      (text) => expect(kinds(text)).toBe(0),
    ),
  );
});

test('G-56 both spellings of a role are equivalent', () => {
  expect(new Set(Object.values(SIGN_UP_ROLES))).toEqual(new Set(ROLES));
  for (const role of ROLES) {
    const short = role.slice('ROLE_'.length).toLowerCase();
    expect(Object.entries(SIGN_UP_ROLES)).toContainEqual([short, role]);
    expect(SIGN_UP_ROLES[role]).toBe(role);
  }
});
