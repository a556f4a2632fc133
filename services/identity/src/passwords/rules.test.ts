import { ROLES } from '@turno/shared-types';
import * as fc from 'fast-check';
import { ARGON2_COST, isOutdated, passwordCost } from './rules.ts';

const hashWith = (parameters: string) => `$argon2id$v=19$${parameters}$c2FsdA$aGFzaA`;

test.each([
  { name: 'one of today', hash: hashWith('m=19456,t=2,p=1'), outdated: false },
  { name: 'one that is dearer', hash: hashWith('m=65536,t=3,p=1'), outdated: false },
  { name: 'one with less memory', hash: hashWith('m=12288,t=3,p=1'), outdated: true },
  { name: 'one with fewer passes', hash: hashWith('m=19456,t=1,p=1'), outdated: true },
  {
    name: 'one of another kind',
    hash: '$argon2i$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA',
    outdated: true,
  },
  { name: 'one that cannot be parsed', hash: 'plain', outdated: true },
])('IDN-005 $name is outdated: $outdated', ({ hash, outdated }) => {
  expect(isOutdated(hash)).toBe(outdated);
});

test('IDN-005 when the price rises, what was good enough is outdated', () => {
  const risen = { ...ARGON2_COST, timeCost: 3 };
  expect(isOutdated(hashWith('m=19456,t=2,p=1'), risen)).toBe(true);
  expect(isOutdated(hashWith('m=19456,t=3,p=1'), risen)).toBe(false);
});

const SECRET = 'dK3vQ9xT7mB2pL8wR5yC1nHs';
const GENERATED = 'guest+5f0c0f6e-6d7c-4c54-9d0c-0a6f4f7a2b11@guest.invalid';

test.each([
  { name: "a guest's generated secret is quick", cost: 'quick' },
  { name: "a person's password is slow", role: 'ROLE_USER', cost: 'slow' },
  { name: "a manager's password is slow", role: 'ROLE_MERCHANT', cost: 'slow' },
  { name: 'a guest with a short password is slow', password: SECRET.slice(3), cost: 'slow' },
  {
    name: 'a guest with a sentence is slow',
    password: 'correct horse battery staple',
    cost: 'slow',
  },
  { name: "a guest with a person's address is slow", email: 'ada@example.com', cost: 'slow' },
] as const)('IDN-007 $name', ({ cost, ...change }) => {
  const who = { role: 'ROLE_GUEST', email: GENERATED, password: SECRET, ...change } as const;
  expect(passwordCost(who, who.password)).toBe(cost);
});

test('IDN-007 only a guest’s hash is ever quick, whatever the address and the password', async () => {
  const email = fc.oneof(fc.emailAddress(), fc.constant(GENERATED));
  const password = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9_-]{22,60}$/));
  const people = fc.constantFrom(...ROLES.filter((role) => role !== 'ROLE_GUEST'));
  await fc.assert(
    fc.property(people, email, password, (role, address, secret) => {
      expect(passwordCost({ role, email: address }, secret)).toBe('slow');
    }),
  );
});
