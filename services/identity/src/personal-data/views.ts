import type {
  CallReply,
  exportAccountCall,
  PersonInPasses,
  PersonInQueues,
} from '@turno/shared-types';
import type { User } from '../accounts/store/users.ts';
import { presentSessions } from '../sessions/present-session-list.ts';
import type { SessionRecord } from '../sessions/store.ts';

type AccountData = {
  user: User;
  sessions: SessionRecord[];
  queues: PersonInQueues;
  passes: PersonInPasses;
};

/** Everything of a person as one document; secrets are not theirs to read and stay out. */
export function presentExport(
  { user, sessions, queues, passes }: AccountData,
  currentSessionId: string,
  now: Date,
): CallReply<typeof exportAccountCall> {
  const { id, email, name, role, createdAt, facebookId } = user;
  return {
    createdAt: now.toISOString(),
    account: {
      ...{ id, email, name, role },
      createdAt: createdAt.toISOString(),
      facebookId: facebookId ?? null,
    },
    sessions: presentSessions(sessions, currentSessionId, now),
    queues,
    passes,
  };
}
