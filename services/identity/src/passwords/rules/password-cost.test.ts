import { ROLES } from '@turno/shared-types';
import * as fc from 'fast-check';
import { passwordCost } from './password-cost.ts';

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

test('IDN-007 nobody but a guest is ever quick, whatever the address and the password', async () => {
  const email = fc.oneof(fc.emailAddress(), fc.constant(GENERATED));
  const password = fc.oneof(fc.string(), fc.stringMatching(/^[A-Za-z0-9_-]{22,60}$/));
  const people = fc.constantFrom(...ROLES.filter((role) => role !== 'ROLE_GUEST'));
  await fc.assert(
    fc.property(people, email, password, (role, address, secret) => {
      expect(passwordCost({ role, email: address }, secret)).toBe('slow');
    }),
  );
});
