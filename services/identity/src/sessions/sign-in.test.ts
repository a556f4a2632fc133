import { guestCredentials, newGuest, newPerson, PASSWORD, signIn } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { createPasswords } from '../passwords/hashing.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const enterAs =
  (email: string) =>
  (password: string, clientAddress = '10.0.0.1') =>
    signIn(identity.deps, { email, password, clientAddress });

async function account(email: string) {
  await newPerson(identity.deps, email);
  return enterAs(email);
}

test('IDN-005 the right password opens another session of the same account', async () => {
  const enter = await account('ada@example.com');
  const [first, second] = [await enter(PASSWORD), await enter(PASSWORD)];
  expect(second.user.id).toBe(first.user.id);
  expect(second.accessToken).not.toBe(first.accessToken);
});

test('IDN-005 a guest may come back with the generated password, until the account ends', async () => {
  const { user } = await newGuest(identity.deps);
  const enter = enterAs(user.email);
  const secret = guestCredentials().password;
  expect((await enter(secret)).user.role).toBe('ROLE_GUEST');
  const start = identity.clock.now;
  identity.clock.now = new Date(start.getTime() + 9 * 86_400_000);
  await expect(enter(secret)).rejects.toMatchObject({ code: 'invalid_credentials' });
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

test('G-60 what one address is refused does not count against the account', async () => {
  const enter = await account('target@example.com');
  await Promise.allSettled(Array.from({ length: 100 }, () => enter('wrong horse', '10.0.6.6')));
  expect((await enter(PASSWORD, '10.0.0.7')).accessToken).toEqual(expect.any(String));
});

test('G-60 an account guessed at from everywhere lets one try through now and then', async () => {
  const enter = await account('famous@example.com');
  const tries = Array.from({ length: 70 }, (_, n) => enter('wrong horse', `10.1.0.${n}`));
  const settled = await Promise.allSettled(tries);
  const codes = settled.map((each) => (each.status === 'rejected' ? each.reason.code : 'let in'));
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(60);
  identity.clock.now = new Date(identity.clock.now.getTime() + 5_000);
  expect((await enter(PASSWORD, '10.2.0.1')).accessToken).toEqual(expect.any(String));
});

test('X-33 an unknown address and a wrong password do the same work', async () => {
  await account('known@example.com');
  const verified: (string | null)[] = [];
  const { passwords } = identity.deps;
  const deps = {
    ...identity.deps,
    passwords: {
      ...passwords,
      verify(password: string, stored: string | null) {
        verified.push(stored === null ? 'none' : 'stored');
        return passwords.verify(password, stored);
      },
    },
  };
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const request = { email, password: 'wrong horse', clientAddress: '10.0.0.3' };
    await expect(signIn(deps, request)).rejects.toMatchObject({ code: 'invalid_credentials' });
  }
  expect(verified).toEqual(['stored', 'none']);
});

test('IDN-005 a hash of old is made anew when its owner signs in, and the password stays', async () => {
  const enter = await account('old@example.com');
  const cost = { memoryCost: 128, timeCost: 1, parallelism: 1 };
  const guestKey = await identity.store.guestKey();
  const passwords = await createPasswords({ guestKey, cost });
  const request = { email: 'old@example.com', password: PASSWORD, clientAddress: '10.0.0.1' };
  const hash = async () => (await identity.store.users.findByEmail(request.email))?.passwordHash;
  expect(await hash()).toContain('m=64,');
  await signIn({ ...identity.deps, passwords }, request);
  expect(await hash()).toContain('m=128,');
  await enter(PASSWORD);
});

test('IDN-011 a password that changes while it is checked leaves no session behind', async () => {
  const email = 'racer@example.com';
  const { user } = await newPerson(identity.deps, email);
  const { passwords, store } = identity.deps;
  const deps = {
    ...identity.deps,
    passwords: {
      ...passwords,
      async verify(password: string, stored: string | null) {
        const isRight = await passwords.verify(password, stored);
        const passwordChange = { at: identity.clock.now, keeps: null, locale: 'en' as const };
        await store.userPasswords.change(
          { id: user.id, passwordHash: stored },
          'another',
          passwordChange,
        );
        return isRight;
      },
    },
  };
  const request = { email, password: PASSWORD, clientAddress: '10.0.0.4' };
  await expect(signIn(deps, request)).rejects.toMatchObject({ code: 'invalid_credentials' });
  const sessions = await store.sessions.findOfUser(user.id, identity.clock.now);
  expect(sessions).toHaveLength(1);
});

test('IDN-005 two sign-ins at once both get in although each makes the old hash anew', async () => {
  await account('twice@example.com');
  const cost = { memoryCost: 128, timeCost: 1, parallelism: 1 };
  const passwords = await createPasswords({ guestKey: await identity.store.guestKey(), cost });
  const request = { email: 'twice@example.com', password: PASSWORD, clientAddress: '10.0.0.8' };
  const enter = () => signIn({ ...identity.deps, passwords }, request);
  const entered = await Promise.allSettled(Array.from({ length: 6 }, enter));
  expect(entered.map(({ status }) => status)).toEqual(Array(6).fill('fulfilled'));
});

test('G-60 neither an attack on an account nor one from the same network locks out who is known there', async () => {
  const enter = await account('besieged@example.com');
  const home = '2001:db8:7:100::1';
  await enter(PASSWORD, home);
  const others = Array.from({ length: 70 }, (_, n) => enter('wrong horse', `10.3.0.${n}`));
  const neighbours = Array.from({ length: 220 }, (_, n) =>
    enterAs(`someone-${n}@example.com`)('wrong horse', home),
  );
  await Promise.allSettled([...others, ...neighbours]);
  await expect(enter(PASSWORD, '10.4.0.1')).rejects.toMatchObject({ code: 'rate_limited' });
  expect((await enter(PASSWORD, '2001:db8:7:1ff::2')).accessToken).toEqual(expect.any(String));
  await expect(enterAs('someone@example.com')(PASSWORD, home)).rejects.toMatchObject({
    code: 'rate_limited',
  });
});

test('G-60 who is known in a place gets no more guesses there than anybody', async () => {
  const enter = await account('guessed@example.com');
  await enter(PASSWORD, '10.5.0.1');
  const wrong = await Promise.allSettled(
    Array.from({ length: 15 }, () => enter('wrong horse', '10.5.0.1')),
  );
  const codes = wrong.map((each) => (each.status === 'rejected' ? each.reason.code : 'let in'));
  expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10);
  expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(5);
});
