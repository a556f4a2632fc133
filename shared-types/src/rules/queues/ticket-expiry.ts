import { TICKET_EXPIRES_SECONDS } from '../../constants.ts';

type Expiring = { ticketsExpireIn: number | null };

/** QUE-073: how many seconds a called ticket stays valid for check-in. */
export function expirySeconds(franchising: Expiring | null, merchant: Expiring): number {
  return franchising?.ticketsExpireIn ?? merchant.ticketsExpireIn ?? TICKET_EXPIRES_SECONDS;
}

/** When a called ticket expires, counted from the start of its show if that is later; `null` while it waits. */
export function expiresAt(
  executedAt: Date | null,
  expiry: number,
  showStartsAt: Date | null = null,
): Date | null {
  if (executedAt === null) return null;
  const from = Math.max(executedAt.getTime(), showStartsAt?.getTime() ?? 0);
  return new Date(from + expiry * 1_000);
}
