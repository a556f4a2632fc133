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

test('IDN-010 a user in use never has to sign in again; the end moves once a day', async () => {
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

test('IDN-025 a guest is over after a day whatever happens', async () => {
  const claims = claimsOf(await newGuest(identity.deps));
  const start = identity.clock.now;
  identity.clock.now = new Date(start.getTime() + 86_399_000);
  await restoreSession(identity.deps, claims);
  identity.clock.now = new Date(start.getTime() + 86_400_000);
  await expect(restoreSession(identity.deps, claims)).rejects.toMatchObject({
    code: 'token_expired_or_wrong',
  });
  identity.clock.now = start;
});

test('IDN-031 a session that was signed out is not restored', async () => {
  const claims = claimsOf(await newPerson(identity.deps, 'bob@example.com'));
  await signOut(identity.deps, claims);
  await expect(restoreSession(identity.deps, claims)).rejects.toMatchObject({
    code: 'token_expired_or_wrong',
  });
});
