import * as fc from 'fast-check';
import { email as emailField } from '../../calls/accounts/credentials.ts';
import { isAddressFor, isEmail, isGuestAddress, mailboxOf } from './email.ts';

test.each([
  { email: 'ada@example.com', isOne: true },
  { email: ' ada@example.com ', isOne: true },
  { email: 'ada+queue@mail.example.co.uk', isOne: true },
  { email: 'a@b.co', isOne: true },
  { email: "o'neil_1.b-c@ex-ample.co", isOne: true },
  { email: `${'a'.repeat(242)}@example.com`, isOne: true },
  { email: `  ${'a'.repeat(242)}@example.com  `, isOne: true },
  { email: `${'a'.repeat(243)}@example.com`, isOne: false },
  { email: '.ada@example.com', isOne: false },
  { email: 'ada.@example.com', isOne: false },
  { email: 'ada..b@example.com', isOne: false },
  { email: 'ada@example..com', isOne: false },
  { email: '@example.com', isOne: false },
  { email: 'ada@.com', isOne: false },
  { email: 'ada@-example.com', isOne: false },
  { email: 'ada@example.c', isOne: false },
  { email: 'ada@example.com1', isOne: false },
  { email: 'ada@example.com.', isOne: false },
  { email: 'ada@example_com', isOne: false },
  { email: 'x ada@example.com', isOne: false },
  { email: 'ada@example.com x', isOne: false },
  { email: '', isOne: false },
  { email: 'ada', isOne: false },
  { email: 'ada@example', isOne: false },
  { email: 'ada@@example.com', isOne: false },
  { email: 'ada@exam ple.com', isOne: false },
  { email: 'ada@example.com\nbcc: all@example.com', isOne: false },
  { email: `${'a'.repeat(250)}@example.com`, isOne: false },
])('IDN-019 "$email" is an e-mail address: $isOne', ({ email, isOne }) => {
  expect(isEmail(email)).toBe(isOne);
});

test('IDN-019 an address stays one whatever blanks stand around it, and no text makes the check fail', async () => {
  await fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^[ \t]{0,3}$/), (email, blanks) => {
      expect(isEmail(blanks + email + blanks)).toBe(isEmail(email));
    }),
  );
  await fc.assert(fc.property(fc.string(), (text) => typeof isEmail(text) === 'boolean'));
});

test('IDN-019 a form lets through exactly what the calls accept', async () => {
  const almost = fc.stringMatching(/^[a-z.+'_-]{0,6}@?[a-z.-]{0,8}\.?[a-z]{0,3}$/);
  await fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), almost, fc.string()), (text) => {
      expect(isEmail(text)).toBe(emailField.safeParse(text).success);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['ada+shop@example.com', 'ada@example.com'],
  ['ada+a+b@example.com', 'ada@example.com'],
  ['ada@exa+mple.com', 'ada@exa+mple.com'],
])('G-60 the mailbox of %s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test('IDN-007 only a guest has a generated address', async () => {
  await fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const email = `guest+${uuid}@guest.invalid`;
      expect(isEmail(email)).toBe(true);
      expect(isGuestAddress(email)).toBe(true);
      expect(isAddressFor('ROLE_GUEST', email)).toBe(true);
      expect(isAddressFor('ROLE_USER', email)).toBe(false);
      expect(isAddressFor('ROLE_MERCHANT', email)).toBe(false);
    }),
  );
});

test.each([
  { email: 'ada@example.com', role: 'ROLE_GUEST', allowed: false },
  { email: 'guest@guest.invalid', role: 'ROLE_GUEST', allowed: false },
  { email: 'guest@guest.invalid', role: 'ROLE_USER', allowed: false },
  { email: 'ada@example.com', role: 'ROLE_USER', allowed: true },
  { email: 'ada@example.com', role: 'ROLE_MERCHANT', allowed: true },
])('IDN-007 $email for $role: $allowed', ({ email, role, allowed }) => {
  expect(isAddressFor(role, email)).toBe(allowed);
});

const UUID = '0123abcd-89ef-4567-89ab-0123456789ab';

test.each([
  { name: 'a generated one', email: `guest+${UUID}@guest.invalid`, isOne: true },
  { name: 'a text before it', email: `xguest+${UUID}@guest.invalid`, isOne: false },
  { name: 'a text behind it', email: `guest+${UUID}@guest.invalid.example`, isOne: false },
  { name: 'another domain', email: `guest+${UUID}@guest-invalid`, isOne: false },
  { name: 'capital letters', email: `guest+${UUID.toUpperCase()}@guest.invalid`, isOne: false },
  { name: 'a first group too short', email: `guest+${UUID.slice(1)}@guest.invalid`, isOne: false },
  { name: 'a first group too long', email: `guest+0${UUID}@guest.invalid`, isOne: false },
  {
    name: 'a last group too short',
    email: `guest+${UUID.slice(0, -1)}@guest.invalid`,
    isOne: false,
  },
  { name: 'a last group too long', email: `guest+${UUID}0@guest.invalid`, isOne: false },
  {
    name: 'a group too few',
    email: `guest+${UUID.replace('-89ef', '')}@guest.invalid`,
    isOne: false,
  },
  {
    name: 'a group too many',
    email: `guest+${UUID.replace('-89ef', '-89ef-89ef')}@guest.invalid`,
    isOne: false,
  },
  {
    name: 'a short group between',
    email: `guest+${UUID.replace('-89ef', '-89e')}@guest.invalid`,
    isOne: false,
  },
  {
    name: 'a sign that is none',
    email: `guest+${UUID.replace('abcd', 'abcg')}@guest.invalid`,
    isOne: false,
  },
  { name: 'no plus', email: `guest${UUID}@guest.invalid`, isOne: false },
])('G-50 an address of a guest: $name: $isOne', ({ email, isOne }) => {
  expect(isGuestAddress(email)).toBe(isOne);
});
