import { newGuest, newPerson } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { signUp, signUpGuest } from './sign-up.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const count = (name: string, filter: object) => identity.db.collection(name).countDocuments(filter);

test('IDN-034 fifty sign-ups of one address at once make exactly one account and one session', async () => {
  const email = 'all@example.com';
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => newPerson(identity.deps, email)),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(49);
  // Beyond the mails that one network may cause to an address, sign-ups are limited.
  const code = expect.stringMatching(/^(email_already_in_use|rate_limited)$/);
  for (const each of refused) expect(each).toMatchObject({ reason: { code } });
  expect(await count('users', { email })).toBe(1);
  expect(await count('sessions', {})).toBe(1);
});

test('IDN-006 a user keeps name and role, and the account does not expire', async () => {
  const { user } = await newPerson(identity.deps, 'ada@example.com');
  expect(user).toMatchObject({ name: 'Ada', role: 'ROLE_USER', expiresAt: null });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
});

test('IDN-007 even a user who looks like a guest in everything else pays the slow hash', async () => {
  const { user } = await signUp(identity.deps, {
    email: `guest+${crypto.randomUUID()}@guest.invalid`,
    password: 'dK3vQ9xT7mB2pL8wR5yC1nHs',
    role: 'ROLE_USER',
    name: null,
    captchaToken: undefined,
    locale: 'it',
    clientAddress: '10.0.0.2',
  });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
});

test("IDN-007 a guest's generated secret costs no slow hash, and the account is temporary", async () => {
  const { user } = await newGuest(identity.deps);
  expect(user.passwordHash).toMatch(/^hmac\$/);
  expect(user.expiresAt).toEqual(new Date(identity.clock.now.getTime() + 9 * 86_400_000));
});

test('IDN-007 of twenty guests with one address at once one gets in, and no session is left over', async () => {
  const email = `guest+${crypto.randomUUID()}@guest.invalid`;
  const request = {
    email,
    password: 'dK3vQ9xT7mB2pL8wR5yC1nHs',
    captchaToken: undefined,
    locale: 'it',
    clientAddress: '10.0.0.1',
  };
  const before = await count('sessions', {});
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => signUpGuest(identity.deps, request)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await count('sessions', {})).toBe(before + 1);
});

test('G-60 after a hundred and twenty accounts an address has to wait', async () => {
  const make = (n: number) =>
    signUp(identity.deps, {
      email: `farm-${n}@example.com`,
      password: 'password',
      role: 'ROLE_MERCHANT',
      name: 'Farm',
      captchaToken: undefined,
      locale: 'it',
      clientAddress: '10.0.0.99',
    });
  // Refused ones count too, which spares this test the hashes.
  const results = await Promise.allSettled(Array.from({ length: 125 }, (_, n) => make(n)));
  const codes = results.map((each) => (each.status === 'rejected' ? each.reason.code : 'in'));
  expect(codes.filter((code) => code === 'password_too_common')).toHaveLength(120);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(5);
});
