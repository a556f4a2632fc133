import { newGuest, newPerson } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { deleteAccount } from '../personal-data/delete-account.ts';
import { openCheckedSession, openSession } from './open-session.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const entry = { device: null, otherwise: 'facebook_signin_error' } as const;

test('IDN-025 no session of a guest outlives the account, however late it is opened', async () => {
  const { deps, clock, store } = identity;
  const { user } = await newGuest(deps);
  const start = clock.now;
  clock.now = new Date(start.getTime() + 23 * 3_600_000);
  const { sessionId } = await openSession(deps, user);
  expect((await store.sessions.findLive(sessionId, clock.now))?.expiresAt).toEqual(user.expiresAt);
  clock.now = start;
});

test.each([
  {
    name: 'is deleted',
    change: async (userId: number) => {
      const caller = { userId, sessionId: '', requestId: 'x', locale: 'it' as const };
      const request = { ...caller, password: 'correct horse battery' };
      await deleteAccount(identity.deps, request);
    },
  },
  {
    name: 'gets another password',
    change: async (userId: number) => {
      const user = await identity.store.users.findById(userId);
      const passwordChange = { at: identity.clock.now, keeps: null, locale: 'en' as const };
      if (user) await identity.store.userPasswords.change(user, 'another', passwordChange);
    },
  },
  {
    name: 'IDN-015 has to choose another password',
    change: (userId: number) => identity.store.userPasswords.demandChange(userId),
  },
])('an account that $name during a sign-in gets no session', async ({ change }) => {
  const { deps, store, published } = identity;
  const { user } = await newPerson(deps, `${crypto.randomUUID()}@example.com`);
  await change(user.id);
  const before = await store.sessions.idsOfUser(user.id);
  published.length = 0;
  // `user` is what was known a moment ago.
  await expect(openCheckedSession(deps, user, entry)).rejects.toMatchObject({
    code: 'facebook_signin_error',
  });
  expect(await store.sessions.idsOfUser(user.id)).toEqual(before);
  expect(published).toEqual([expect.objectContaining({ type: 'session-revoked' })]);
});
