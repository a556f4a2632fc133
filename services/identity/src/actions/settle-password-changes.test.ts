import { newPerson } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { settlePasswordChanges } from './settle-password-changes.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity('settle_password_changes');
});
afterAll(() => identity.close());

const sessionsOf = async (userId: number) =>
  (await identity.store.sessions.findOfUser(userId, identity.clock.now)).map(({ id }) => id);

test('IDN-011 a change that was cut off is settled later: sessions end, a mail goes out, once', async () => {
  const { deps, store, clock, mails } = identity;
  const { user, sessionId } = await newPerson(deps, 'ada@example.com');
  const at = new Date(clock.now.getTime() + 1_000);
  const note = { at, keeps: null, locale: 'it' as const };
  expect(await store.userPasswords.change(user.id, user.passwordHash, 'new', note)).toBe(true);
  // Cut off here: the password is another one already, the thief's session still stands.
  clock.now = at;
  expect(await sessionsOf(user.id)).toEqual([sessionId]);
  const later = { id: 'later', userId: user.id, role: user.role, scope: 'access' as const };
  const createdAt = new Date(at.getTime() + 1);
  await store.sessions.add({
    ...later,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 60_000),
  });

  await Promise.all([settlePasswordChanges(deps), settlePasswordChanges(deps)]);
  await settlePasswordChanges(deps);
  expect(await sessionsOf(user.id)).toEqual(['later']);
  await identity.deliverMail();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'ada@example.com',
    subject: 'La tua password è stata cambiata',
  });
  expect(await store.userPasswords.findChanged()).toEqual([]);
});

test('IDN-011 while the services cannot be told, nothing is taken for settled', async () => {
  const { deps, store, clock } = identity;
  const { user } = await newPerson(deps, 'bob@example.com');
  const note = { at: clock.now, keeps: null, locale: 'en' as const };
  await store.userPasswords.change(user.id, user.passwordHash, 'new', note);
  const publish = () => Promise.reject(new Error('the bus is away'));
  await expect(settlePasswordChanges({ ...deps, publish })).rejects.toThrow('away');
  expect(await store.userPasswords.findChanged()).toHaveLength(1);
  await settlePasswordChanges(deps);
  expect(await sessionsOf(user.id)).toEqual([]);
});
