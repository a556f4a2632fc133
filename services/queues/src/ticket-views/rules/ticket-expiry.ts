import { QR_EXPIRY_SECONDS } from '@turno/shared-types/constants';

/** the signature in a QR code outlives its ticket. */
export function qrLifeSeconds(expiry: number): number {
  return Math.max(QR_EXPIRY_SECONDS, expiry);
}

/** The earliest call that is still valid at an instant; before the end of a show every call is. */
export function calledSince(at: Date, expiry: number, showStartsAt: Date | null): Date {
  const since = new Date(at.getTime() - expiry * 1_000);
  return showStartsAt && since <= showStartsAt ? new Date(0) : since;
}

type Facts = {
  canceledAt: Date | null;
  checkedInAt: Date | null;
  expiresAt: Date | null;
  isOfToday: boolean;
};

/** Whether the ticket can still be checked in, so that its code should be shown. */
export function isValidForCheckIn(ticket: Facts, now: Date): boolean {
  if (ticket.canceledAt || ticket.checkedInAt) return false;
  return ticket.expiresAt ? now <= ticket.expiresAt : ticket.isOfToday;
}
