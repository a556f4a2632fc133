import { person } from '../../test/people.ts';
import { emptyPeople, startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { finishPasswordChanges } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

/** An account of a place, whose owner sets a new password by mail; the ids whose keys queues was asked to revoke. */
async function recoverable(isQueuesAway = false) {
  const { deps, store, clock } = identity;
  const revoked: number[] = [];
  const away = { isAway: isQueuesAway };
  deps.people = {
    ...emptyPeople,
    revokeKeys: async (userId) => {
      if (away.isAway) throw new Error('away');
      revoked.push(userId);
    },
  };
  const { user } = await person(identity, { role: 'ROLE_MERCHANT' });
  const reset = async (newPassword: string) => {
    const resetToken = (await store.resets.issue({ userId: user.id }, clock.now)) ?? '';
    const sender = { clientAddress: '10.0.0.9', device: null, locale: 'it' as const };
    return resetPassword(deps, { resetToken, newPassword, ...sender });
  };
  return { user, reset, revoked, away };
}

test('IDN-012 the first proof of an address revokes the API keys of before, a later reset leaves them', async () => {
  const { user, reset, revoked } = await recoverable();
  await reset('lavender bicycle morning');
  expect(revoked).toEqual([user.id]);
  await reset('copper umbrella evening');
  expect(revoked).toEqual([user.id]);
});

test('IDN-012 where queues does not answer the owner has the account, and the sweep revokes the keys and mails once', async () => {
  const { user, reset, revoked, away } = await recoverable(true);
  expect(await reset('lavender bicycle morning')).toMatchObject({ user: { id: user.id } });
  await finishPasswordChanges(identity.deps);
  expect(revoked).toEqual([]);
  away.isAway = false;
  await finishPasswordChanges(identity.deps);
  await finishPasswordChanges(identity.deps);
  expect(revoked).toEqual([user.id]);
  const letters = await identity.store.outbox.findOfUser({ userId: user.id });
  expect(letters.filter(({ kind }) => kind === 'password-changed')).toHaveLength(1);
});

test('IDN-012 the keys of before the first proof end also where the owner changes the password again before queues answers', async () => {
  const { user, reset, revoked, away } = await recoverable(true);
  await reset('lavender bicycle morning');
  await reset('copper umbrella evening');
  away.isAway = false;
  await finishPasswordChanges(identity.deps);
  await finishPasswordChanges(identity.deps);
  expect(revoked).toEqual([user.id]);
});
