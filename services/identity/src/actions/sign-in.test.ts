import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity('sign_in');
});
afterAll(() => identity.close());

const PASSWORD = 'dK3vQ9xT7mB2pL8wR5yC1nHs';

async function account(email: string, role: 'ROLE_USER' | 'ROLE_GUEST' = 'ROLE_USER') {
  await signUp(identity.deps, {
    email,
    password: PASSWORD,
    role,
    name: null,
    captchaToken: undefined,
  });
  return (password: string, clientAddress = '10.0.0.1') =>
    signIn(identity.deps, { email, password, clientAddress });
}

test('IDN-005 the right password opens another session of the same account', async () => {
  const enter = await account('ada@example.com');
  const [first, second] = [await enter(PASSWORD), await enter(PASSWORD)];
  expect(second.user.id).toBe(first.user.id);
  expect(second.accessToken).not.toBe(first.accessToken);
});

test('IDN-005 a guest may come back with the generated password, until the day is over', async () => {
  const enter = await account('guest@guest.invalid', 'ROLE_GUEST');
  expect((await enter(PASSWORD)).user.role).toBe('ROLE_GUEST');
  const start = identity.clock.now;
  identity.clock.now = new Date(start.getTime() + 86_400_000);
  await expect(enter(PASSWORD)).rejects.toMatchObject({ code: 'invalid_credentials' });
  identity.clock.now = start;
});

test('G-60 after ten wrong passwords even the right one waits, from that address only', async () => {
  const enter = await account('bob@example.com');
  const wrong = await Promise.allSettled(Array.from({ length: 30 }, () => enter('wrong horse')));
  const codes = wrong.map((each) => (each.status === 'rejected' ? each.reason.code : 'let in'));
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(20);
  await expect(enter(PASSWORD)).rejects.toMatchObject({
    code: 'rate_limited',
    payload: { retryAfterSeconds: 60 },
  });
  expect((await enter(PASSWORD, '10.0.0.2')).accessToken).toEqual(expect.any(String));

  identity.clock.now = new Date(identity.clock.now.getTime() + 60_000);
  expect((await enter(PASSWORD)).accessToken).toEqual(expect.any(String));
});
