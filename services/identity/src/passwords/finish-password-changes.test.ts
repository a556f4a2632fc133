import { newPerson } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { openSession } from '../sessions/open-session.ts';
import { finishPasswordChanges } from './change-password.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const sessionsOf = async (userId: number) =>
  (await identity.store.sessions.findOfUser(userId, identity.clock.now)).map(({ id }) => id);

test('IDN-011 an interrupted change is completed later: sessions end, a mail goes out, once', async () => {
  const { deps, store, clock } = identity;
  const { user, sessionId } = await newPerson(deps, 'ada@example.com');
  const at = new Date(clock.now.getTime() + 1_000);
  const passwordChange = { at, keeps: null, locale: 'it' as const };
  expect(await store.userPasswords.change(user, 'new', passwordChange)).toMatchObject({
    passwordVersion: 1,
  });
  // Interrupted here: the password has changed, but the thief's session still exists.
  clock.now = at;
  expect(await sessionsOf(user.id)).toEqual([sessionId]);
  const latest = await store.users.findById(user.id);
  const later = latest && (await openSession(deps, latest));

  await Promise.all([finishPasswordChanges(deps), finishPasswordChanges(deps)]);
  await finishPasswordChanges(deps);
  expect(await sessionsOf(user.id)).toEqual([later?.sessionId]);
  await identity.deliverMail();
  const mails = identity.mails.filter(({ name }) => name.includes('password-changed'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'ada@example.com',
    subject: 'La tua password è stata cambiata',
  });
  expect(await store.userPasswords.findChanged()).toEqual([]);
});

test('IDN-011 while the services cannot be notified, no change counts as completed', async () => {
  const { deps, store, clock } = identity;
  const { user } = await newPerson(deps, 'bob@example.com');
  const passwordChange = { at: clock.now, keeps: null, locale: 'en' as const };
  await store.userPasswords.change(user, 'new', passwordChange);
  const publish = () => Promise.reject(new Error('the bus is away'));
  await expect(finishPasswordChanges({ ...deps, publish })).rejects.toThrow('away');
  expect(await store.userPasswords.findChanged()).toHaveLength(1);
  await finishPasswordChanges(deps);
  expect(await sessionsOf(user.id)).toEqual([]);
});

test('IDN-011 no session of an older password is left, whatever clocks say and however many there are', async () => {
  const { deps, store, clock, db } = identity;
  const { user } = await newPerson(deps, 'carla@example.com');
  const expiresAt = new Date(clock.now.getTime() + 600_000);
  const createdAt = new Date(clock.now.getTime() + 300_000);
  const session = { userId: user.id, role: user.role, scope: 'access' as const };
  const open = (n: number) => store.sessions.add({ ...session, id: `s${n}`, createdAt, expiresAt });
  await Promise.all(Array.from({ length: 250 }, (_, n) => open(n)));
  // As sessions were written before passwords had numbers.
  await db
    .collection('sessions')
    .updateMany({ userId: user.id }, { $unset: { passwordVersion: 1 } });
  const passwordChange = { at: clock.now, keeps: 's7', locale: 'en' as const };
  await store.userPasswords.change(user, 'new', passwordChange);
  await finishPasswordChanges(deps);
  expect(await store.sessions.idsOfUser(user.id)).toEqual(['s7']);
});
