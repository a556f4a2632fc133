import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { signUp } from './sign-up.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity('sign_up');
});
afterAll(() => identity.close());

const ask = { password: 'correct horse', name: 'Ada', captchaToken: undefined };

test('IDN-034 fifty sign-ups of one address at once make exactly one account and one session', async () => {
  const email = 'all@example.com';
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => signUp(identity.deps, { ...ask, email, role: 'ROLE_USER' })),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(49);
  for (const each of refused)
    expect(each).toMatchObject({ reason: { code: 'email_already_in_use' } });
  expect(await identity.db.collection('users').countDocuments({ email })).toBe(1);
  expect(await identity.db.collection('sessions').countDocuments()).toBe(1);
});

test('IDN-006 a user keeps name and role, and the account does not expire', async () => {
  const { user } = await signUp(identity.deps, {
    ...ask,
    email: 'ada@example.com',
    role: 'ROLE_USER',
  });
  expect(user).toMatchObject({ name: 'Ada', role: 'ROLE_USER', expiresAt: null });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
});

test("IDN-007 a guest's generated secret costs no slow hash", async () => {
  const { user } = await signUp(identity.deps, {
    ...ask,
    email: 'guest+1@guest.invalid',
    password: 'dK3vQ9xT7mB2pL8wR5yC1nHs',
    role: 'ROLE_GUEST',
  });
  expect(user.passwordHash).toMatch(/^sha256\$/);
  expect(user.expiresAt).toEqual(new Date(identity.clock.now.getTime() + 86_400_000));
});
