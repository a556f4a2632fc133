import { guestCredentials } from './atoms.ts';

test('IDN-024: a guest gets an address in a reserved domain and 24 random bytes', () => {
  const credentials = guestCredentials('1f0c', (length) => new Uint8Array(length).fill(171));
  expect(credentials).toEqual({ email: 'guest+1f0c@guest.invalid', password: 'ab'.repeat(24) });
});
