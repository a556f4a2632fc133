import fc from 'fast-check';
import { cleanEmail, facebookUser, inspectedUser } from './rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const APP = '4711';
const GOOD = { app_id: APP, type: 'USER', is_valid: true, user_id: '1002', expires_at: 0 };

test.each([
  { name: 'one that never ends', change: {}, user: '1002' },
  { name: 'one that ends later', change: { expires_at: SECONDS + 1 }, user: '1002' },
  { name: 'one that says no end', change: { expires_at: undefined }, user: '1002' },
  { name: 'one that ends now', change: { expires_at: SECONDS }, user: null },
  { name: 'one of another app', change: { app_id: '4712' }, user: null },
  { name: 'one of a page', change: { type: 'PAGE' }, user: null },
  { name: 'one that is not valid', change: { is_valid: false }, user: null },
  { name: 'one that calls itself "true"', change: { is_valid: 'true' }, user: null },
  { name: 'one without a user', change: { user_id: undefined }, user: null },
  { name: 'one of a user that is no number', change: { user_id: '1 or 2' }, user: null },
])('IDN-009 of $name the user is $user', ({ change, user }) => {
  expect(inspectedUser({ data: { ...GOOD, ...change } }, APP, NOW)).toBe(user);
});

test.each([
  {
    name: 'a whole profile',
    answer: { id: '1002', name: ' Ada ', email: ' Ada@Example.com' },
    user: { facebookId: '1002', name: 'Ada', email: 'ada@example.com' },
  },
  {
    name: 'one without a shared address',
    answer: { id: '1002' },
    user: { facebookId: '1002', name: null, email: null },
  },
  { name: 'one of another user', answer: { id: '1003', name: 'Eve' }, user: null },
  { name: 'an error', answer: { error: { code: 190 } }, user: null },
])('IDN-009 $name is read', ({ answer, user }) => {
  expect(facebookUser(answer, '1002')).toEqual(user);
});

test('IDN-009 whatever Facebook answers, nothing throws and no user is invented', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      expect(inspectedUser(answer, APP, NOW)).toBeNull();
      expect(facebookUser(answer, '1002')).toBeNull();
    }),
  );
});

test('IDN-019 an address is normalised as in accounts, or dropped', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      const email = cleanEmail(text);
      if (email !== null) expect(cleanEmail(email)).toBe(email);
      expect(email === null || email === email.trim().toLowerCase()).toBe(true);
    }),
  );
});
