import { RETENTION, retentionMs } from '@turno/kit';

const UNUSED_MS = retentionMs(RETENTION.identity.users);
/** How long before its erasure the owner of an unused account is notified by mail. */
const NOTICE_MS = 30 * 86_400_000;

/** The latest use, and the latest notice, of accounts whose owners are notified now and of accounts that are erased now. */
export function unusedUntil(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    toNotify: { usedUntil: ago(UNUSED_MS - NOTICE_MS) },
    toErase: { usedUntil: ago(UNUSED_MS), notifiedUntil: ago(NOTICE_MS) },
  };
}

type UseElsewhere = {
  tickets: readonly { createdAt: string }[];
  merchants: readonly { isClosedForGood: boolean }[];
};

/**
 * When an account was last used, as far as queues knows. Its tickets count as use; a merchant that is not closed for good keeps
 * its managers' accounts in use, because they answer for it.
 */
export function lastUseInQueues({ tickets, merchants }: UseElsewhere, now: Date): Date | null {
  if (merchants.some(({ isClosedForGood }) => !isClosedForGood)) return now;
  const taken = tickets.map(({ createdAt }) => Date.parse(createdAt));
  return taken.length === 0 ? null : new Date(Math.max(...taken));
}
