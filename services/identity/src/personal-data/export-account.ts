import { ApiError } from '@turno/kit';
import type { Deps } from '../deps.ts';

/** Everything the platform holds of a person; without one of the services there is no answer rather than half of one. */
export async function exportAccount(
  { store, people, now }: Deps,
  userId: number,
  requestId: string,
) {
  const [user, sessions, queues, passes] = await Promise.all([
    store.users.findById(userId),
    store.sessions.findOfUser(userId, now()),
    people.inQueues(userId, requestId),
    people.inPasses(userId, requestId),
  ]);
  if (!user) throw new ApiError('not_found');
  return { user, sessions, queues, passes };
}
