import { startIdentity, type TestIdentity } from '../test/start-identity.ts';
import { signUp } from './actions/sign-up.ts';
import { sweep } from './sweeper.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity('sweeper');
});
afterAll(() => identity.close());

const ask = { password: 'dK3vQ9xT7mB2pL8wR5yC1nHs', name: null, captchaToken: undefined };

test('IDN-025 a guest is gone a day later, account and session; a person stays', async () => {
  const { deps, store, db } = identity;
  const guest = await signUp(deps, { ...ask, email: 'guest@guest.invalid', role: 'ROLE_GUEST' });
  const person = await signUp(deps, { ...ask, email: 'ada@example.com', role: 'ROLE_USER' });
  await store.spentChallenges.spend('nonce', deps.now());
  await store.signInAttempts.take({ email: 'ada@example.com', address: '10.0.0.1' }, deps.now());

  await sweep(store, new Date(deps.now().getTime() + 86_400_000));
  expect(await store.users.findById(guest.user.id)).toBeNull();
  expect(await store.users.findById(person.user.id)).not.toBeNull();
  expect(await db.collection('sessions').countDocuments()).toBe(1);
  expect(await db.collection('spent_challenges').countDocuments()).toBe(0);
  expect(await db.collection('sign_in_attempts').countDocuments()).toBe(0);
});
