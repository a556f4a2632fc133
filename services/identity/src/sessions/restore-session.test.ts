import { decodeJwt } from 'jose';
import { newGuest, newPerson } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { type OpenSession, restoreSession } from './open-session.ts';
import { signOut } from './sign-out.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

function claimsOf({ user, accessToken }: OpenSession) {
  const sessionId = String(decodeJwt(accessToken).sid);
  return {
    userId: user.id,
    sessionId,
    role: user.role,
    scope: 'access' as const,
    emailVerified: false,
  };
}

async function endOf(sessionId: string): Promise<Date | undefined> {
  return (await identity.store.sessions.findLive(sessionId, identity.clock.now))?.expiresAt;
}

test('IDN-010 a user in use never has to sign in again; not each visit moves the end', async () => {
  const claims = claimsOf(await newPerson(identity.deps, 'ada@example.com'));
  const first = await endOf(claims.sessionId);
  await restoreSession(identity.deps, claims);
  expect(await endOf(claims.sessionId)).toEqual(first);

  const start = identity.clock.now;
  identity.clock.now = new Date(start.getTime() + 20 * 86_400_000);
  await restoreSession(identity.deps, claims);
  expect(await endOf(claims.sessionId)).toEqual(new Date(start.getTime() + 50 * 86_400_000));
  identity.clock.now = start;
});

test('IDN-025 S-05 the account and the session of a guest end nine days after the last visit', async () => {
  const claims = claimsOf(await newGuest(identity.deps));
  const start = identity.clock.now;
  const dayMs = 86_400_000;
  for (const day of [8, 16]) {
    identity.clock.now = new Date(start.getTime() + day * dayMs);
    await restoreSession(identity.deps, claims);
    const end = new Date(start.getTime() + (day + 9) * dayMs);
    expect(await endOf(claims.sessionId)).toEqual(end);
    expect(await identity.store.users.findById(claims.userId)).toMatchObject({ expiresAt: end });
  }
  identity.clock.now = new Date(start.getTime() + 25 * dayMs);
  await expect(restoreSession(identity.deps, claims)).rejects.toMatchObject({
    code: 'token_expired_or_wrong',
  });
  identity.clock.now = start;
});

test('IDN-025 G-60 a guest whose account is removed meanwhile gets no longer session', async () => {
  const guest = await newGuest(identity.deps);
  const claims = claimsOf(guest);
  const start = identity.clock.now;
  identity.clock.now = new Date(start.getTime() + 2 * 86_400_000);
  const users = {
    ...identity.store.users,
    async findById(id: number) {
      const found = await identity.store.users.findById(id);
      await identity.store.users.remove(id);
      return found;
    },
  };
  const deps = { ...identity.deps, store: { ...identity.store, users } };
  const before = await endOf(claims.sessionId);
  await expect(restoreSession(deps, claims)).rejects.toMatchObject({
    code: 'token_expired_or_wrong',
  });
  expect(await endOf(claims.sessionId)).toEqual(before);
  identity.clock.now = start;
});

test('IDN-031 a session that was signed out is not restored', async () => {
  const claims = claimsOf(await newPerson(identity.deps, 'bob@example.com'));
  await signOut(identity.deps, claims);
  await expect(restoreSession(identity.deps, claims)).rejects.toMatchObject({
    code: 'token_expired_or_wrong',
  });
});
