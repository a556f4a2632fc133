import { partyEntryBlocker, peopleLeft } from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';

export type CheckInFacts = {
  ticket: {
    merchantId: number;
    date: string;
    state: 'waiting' | 'called' | 'cancelled';
    checkedInAt: Date | null;
    nonce: string | null;
    paxCount: number;
    entries?: readonly { nonce: string; paxCount: number; undoneAt: Date | null }[];
    expiresAt: Date | null;
  };
  merchantId: number;
  /** Whether the ticket belongs to another day than today (S-05). */
  isOfAnotherDay: boolean;
  nonce: string;
  /** How many people enter; `null` means all who have not entered yet. */
  paxCount: number | null;
  now: Date;
};

/** Why a ticket cannot be checked in; `null` when it can, or when this same scan has already checked it in. */
export function checkInViolation({
  ticket,
  merchantId,
  isOfAnotherDay,
  nonce,
  paxCount,
  now,
}: CheckInFacts): RuleViolation | null {
  const isOfMerchant = ticket.merchantId === merchantId;
  if (isOfMerchant && ticket.entries?.some((entry) => entry.nonce === nonce)) return null;
  if (!isOfMerchant || ticket.state === 'cancelled') return { code: 'ticket_not_valid' };
  if (ticket.checkedInAt) {
    return ticket.nonce === nonce ? null : { code: 'ticket_already_scanned' };
  }
  if (ticket.state === 'waiting') {
    return isOfAnotherDay
      ? { code: 'ticket_of_another_day', payload: { date: ticket.date } }
      : { code: 'ticket_not_processable' };
  }
  if (ticket.expiresAt && now > ticket.expiresAt) return { code: 'qr_expired' };
  const party = { paxCount: ticket.paxCount, entries: ticket.entries ?? [] };
  const code = paxCount === null ? null : partyEntryBlocker(party, paxCount);
  return code && { code, payload: { peopleLeft: peopleLeft(party) } };
}
