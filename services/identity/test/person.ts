import { deleteAccountCall, meCall, type Role, sessionsCall } from '@turno/shared-types';
import { newUserId } from '../src/accounts/user-id.ts';
import { openSession } from '../src/sessions/open-session.ts';
import type { TestIdentity } from './start-identity.ts';

export const PASSWORD = 'a password of Ada';
let count = 0;

type Change = { role?: Role; facebookId?: string };

/** An account with one session, opened on a phone, and the requests of its owner. */
export async function person(
  identity: TestIdentity,
  { role = 'ROLE_USER', facebookId }: Change = {},
) {
  count += 1;
  const { deps, store, clock } = identity;
  const user = {
    id: newUserId(),
    email: `canary-${count}@example.com`,
    passwordHash: facebookId ? null : await deps.passwords.hash(PASSWORD, 'quick'),
    ...(facebookId ? { facebookId } : {}),
    role,
    name: `Kanarienvogel ${count}`,
    createdAt: clock.now,
    expiresAt: null,
  };
  await store.users.add(user);
  const open = (device: string | null = null) => openSession(deps, user, 'access', device);
  const { accessToken: token } = await open('Safari, iPhone');
  const params = { userId: user.id };
  return {
    user,
    token,
    open,
    list: async () => (await identity.call(sessionsCall, { params }, { token })).body,
    remove: (password?: string) =>
      identity.call(
        deleteAccountCall,
        { params, body: password === undefined ? {} : { password } },
        { token },
      ),
    isSignedIn: async (other = token) => (await identity.call(meCall, {}, { token: other })).status,
  };
}

/** The error code of a response. */
export const codeOf = async (answer: Promise<{ body: { error_code: string } | null }>) =>
  (await answer).body?.error_code ?? null;
