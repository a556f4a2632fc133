import { passwordCost } from './password-cost.ts';

const SECRET = 'dK3vQ9xT7mB2pL8wR5yC1nHs';

test.each([
  {
    name: "a guest's generated secret is quick",
    role: 'ROLE_GUEST',
    password: SECRET,
    cost: 'quick',
  },
  { name: "a person's password is slow", role: 'ROLE_USER', password: SECRET, cost: 'slow' },
  { name: "a manager's password is slow", role: 'ROLE_MERCHANT', password: SECRET, cost: 'slow' },
  {
    name: 'a guest with a short password is slow',
    role: 'ROLE_GUEST',
    password: SECRET.slice(3),
    cost: 'slow',
  },
  {
    name: 'a guest with a sentence is slow',
    role: 'ROLE_GUEST',
    password: 'correct horse battery staple',
    cost: 'slow',
  },
] as const)('IDN-007 $name', ({ role, password, cost }) => {
  expect(passwordCost(role, password)).toBe(cost);
});
