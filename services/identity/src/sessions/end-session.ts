import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';
import { sessionKey } from './session-key.ts';
import { signOut } from './sign-out.ts';

/** Ends the session a user knows by its shown name; one that is not theirs is as good as not there. */
export async function endSession(deps: Deps, ask: { userId: number; key: string }): Promise<void> {
  const { userId } = ask;
  const sessions = await deps.store.sessions.findOfUser(userId, deps.now());
  const found = sessions.find(({ id }) => sessionKey(id) === ask.key);
  if (!found) throw new ApiError('not_found');
  await signOut(deps, { sessionId: found.id, userId });
}

/** Ends every session of a user. */
export async function endSessionsOf(
  deps: Pick<Deps, 'store' | 'publish'>,
  userId: number,
): Promise<void> {
  for (const sessionId of await deps.store.sessions.idsOfUser(userId)) {
    await signOut(deps, { sessionId, userId });
  }
}
