import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { signOut } from './sign-out.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const claims = { userId: 7, sessionId: 'session', role: 'ROLE_USER', scope: 'access' } as const;

async function openOne() {
  const { now } = identity.clock;
  const expiresAt = new Date(now.getTime() + 1_000);
  const { sessionId: id, ...rest } = claims;
  await identity.store.sessions.add({ id, ...rest, createdAt: now, expiresAt });
}
const find = () => identity.store.sessions.findLive(claims.sessionId, identity.clock.now);

test('IDN-031 when the other services cannot be notified, the session stays and can be ended again', async () => {
  await openOne();
  const publish = () => Promise.reject(new Error('the bus is away'));
  await expect(signOut({ ...identity.deps, publish }, claims)).rejects.toThrow('away');
  expect(await find()).not.toBeNull();

  await signOut(identity.deps, claims);
  expect(await find()).toBeNull();
  expect(identity.published).toHaveLength(1);
});
