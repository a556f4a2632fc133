import { ApiError, instantText } from '@turno/kit';
import type { CallReply, exportAccountCall } from '@turno/shared-types';
import type { AccountUse, User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { type SessionRecord, signOutEverywhere } from '../sessions/index.ts';

type Export = CallReply<typeof exportAccountCall>;
/** The data that identity itself holds of a person; sessions as stored, since only their view knows the current one. */
type Holdings = Pick<Export, 'mails' | 'familiarNetworks'> & {
  sessions: SessionRecord[];
  account: User & Pick<AccountUse, 'lastUsedAt' | 'locale'>;
};
type Part<T> = {
  read: (deps: Deps, userId: number) => Promise<T>;
  erase: (deps: Deps, userId: number) => Promise<void>;
};

/**
 * All that identity holds of a person. The export reads every part and the erasure erases every part, in this order: the
 * account comes last, so that an interrupted erasure can be repeated.
 */
const PARTS: { [Name in keyof Holdings]: Part<Holdings[Name]> } = {
  sessions: {
    read: ({ store, now }, userId) => store.sessions.findOfUser(userId, now()),
    erase: signOutEverywhere,
  },
  mails: {
    async read({ store }, userId) {
      const letters = await store.outbox.findOfUser({ userId });
      return letters.map(({ kind, to, writtenAt }) => ({
        kind,
        to,
        writtenAt: instantText(writtenAt),
      }));
    },
    erase: ({ store }, userId) => store.outbox.removeOfUser({ userId }),
  },
  familiarNetworks: {
    async read({ store }, userId) {
      const found = await store.familiarSenders.findOf(userId);
      return found.map((each) => ({ rememberedUntil: instantText(each.rememberedUntil) }));
    },
    erase: ({ store }, userId) => store.familiarSenders.removeOf(userId),
  },
  account: {
    async read({ store }, userId) {
      const [user, use] = await Promise.all([
        store.users.findById(userId),
        store.accountUse.find(userId),
      ]);
      if (!user) throw new ApiError('not_found');
      return { ...user, ...use };
    },
    erase: ({ store }, userId) => store.users.remove(userId),
  },
};

/** Reads every part, for the export. */
export async function readHoldings(deps: Deps, userId: number): Promise<Holdings> {
  const [sessions, mails, familiarNetworks, account] = await Promise.all([
    PARTS.sessions.read(deps, userId),
    PARTS.mails.read(deps, userId),
    PARTS.familiarNetworks.read(deps, userId),
    PARTS.account.read(deps, userId),
  ]);
  return { sessions, mails, familiarNetworks, account };
}

/** Erases every part; idempotent. */
export async function eraseHoldings(deps: Deps, userId: number): Promise<void> {
  for (const { erase } of Object.values(PARTS)) await erase(deps, userId);
}
