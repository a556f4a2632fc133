import { RETENTION, retentionMs } from '@turno/kit';

const UNUSED_MS = retentionMs(RETENTION.identity.users);
/** How long before the erasure of an unused account its owner gets a mail. */
const NOTICE_MS = 30 * 86_400_000;

/** The last uses, and notices to owners, up to which accounts get their notice now or are erased now. */
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
 * When an account was last used, as far as queues knows: its tickets count, and a merchant that is not closed for good
 * keeps the accounts of its managers in use, because they answer for it.
 */
export function lastUseInQueues({ tickets, merchants }: UseElsewhere, now: Date): Date | null {
  if (merchants.some(({ isClosedForGood }) => !isClosedForGood)) return now;
  const taken = tickets.map(({ createdAt }) => Date.parse(createdAt));
  return taken.length === 0 ? null : new Date(Math.max(...taken));
}
