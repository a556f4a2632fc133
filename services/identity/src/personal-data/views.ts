import type {
  accountCall,
  CallReply,
  exportAccountCall,
  PersonInPasses,
  PersonInQueues,
} from '@turno/shared-types';
import type { User } from '../accounts/index.ts';
import { presentSessions, type SessionRecord } from '../sessions/index.ts';

/** A user's own account. */
export function presentAccount(user: User): CallReply<typeof accountCall> {
  const { id, email, name, role, facebookId } = user;
  return { id, email, name, role, signsInWithFacebook: facebookId !== undefined };
}

type AccountData = {
  user: User;
  sessions: SessionRecord[];
  queues: PersonInQueues;
  passes: PersonInPasses;
};

/** Everything the platform holds of a person as one document, without secrets. */
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
