import { isComplete, isEmail } from './use-sign-in.ts';

test.each([
  { email: '', password: 'secret', complete: false },
  { email: 'anna@demo.example', password: '', complete: false },
  { email: '   ', password: 'secret', complete: false },
  { email: 'anna@demo.example', password: 'secret', complete: true },
])('CON-075 "$email" with "$password" is complete: $complete', ({ complete, ...credentials }) => {
  expect(isComplete(credentials)).toBe(complete);
});

test.each([
  { email: 'anna@demo.example', valid: true },
  { email: '  Anna@Demo.Example ', valid: true },
  { email: 'anna@', valid: false },
  { email: 'anna demo.example', valid: false },
  { email: '@demo.example', valid: false },
])('IDN-019 "$email" is an address: $valid', ({ email, valid }) => {
  expect(isEmail(email)).toBe(valid);
});
