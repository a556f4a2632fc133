import { QR_EXPIRY_SECONDS, TICKET_EXPIRES_SECONDS } from '@turno/shared-types/constants';

type Expiring = { ticketsExpireIn: number | null };

/** QUE-073: seconds a called ticket stays good at the door. */
export function expirySeconds(franchising: Expiring | null, merchant: Expiring): number {
  return franchising?.ticketsExpireIn ?? merchant.ticketsExpireIn ?? TICKET_EXPIRES_SECONDS;
}

/** the signature in a QR code outlives the ticket it stands for. */
export function qrLifeSeconds(expiry: number): number {
  return Math.max(QR_EXPIRY_SECONDS, expiry);
}

/** When a called ticket stops being good; `null` while it waits. */
export function expiresAt(executedAt: Date | null, expiry: number): Date | null {
  return executedAt === null ? null : new Date(executedAt.getTime() + expiry * 1_000);
}

type Facts = {
  canceledAt: Date | null;
  checkedInAt: Date | null;
  expiresAt: Date | null;
  isOfToday: boolean;
};

/** Whether there is still a door for this ticket to pass, so that its code is worth showing. */
export function isGoodAtTheDoor(ticket: Facts, now: Date): boolean {
  if (ticket.canceledAt || ticket.checkedInAt) return false;
  return ticket.expiresAt ? now <= ticket.expiresAt : ticket.isOfToday;
}
