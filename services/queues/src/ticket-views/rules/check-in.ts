import type { RuleViolation } from '../../core/index.ts';

export type CheckInFacts = {
  ticket: {
    merchantId: number;
    date: string;
    state: 'waiting' | 'called' | 'cancelled';
    checkedInAt: Date | null;
    nonce: string | null;
    expiresAt: Date | null;
  };
  merchantId: number;
  /** Whether the ticket is for another day than today (S-05). */
  isOfAnotherDay: boolean;
  nonce: string;
  now: Date;
};

/** Why a ticket cannot be checked in; `null` when it can, or when this very scan checked it in before. */
export function checkInViolation({
  ticket,
  merchantId,
  isOfAnotherDay,
  nonce,
  now,
}: CheckInFacts): RuleViolation | null {
  if (ticket.merchantId !== merchantId || ticket.state === 'cancelled') {
    return { code: 'ticket_not_valid' };
  }
  if (ticket.checkedInAt) {
    return ticket.nonce === nonce ? null : { code: 'ticket_already_scanned' };
  }
  if (ticket.state === 'waiting') {
    return isOfAnotherDay
      ? { code: 'ticket_of_another_day', payload: { date: ticket.date } }
      : { code: 'ticket_not_processable' };
  }
  return ticket.expiresAt && now > ticket.expiresAt ? { code: 'qr_expired' } : null;
}
