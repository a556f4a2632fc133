import type { EndReason, Ticket } from '@turno/shared-types';
import { OPENING_HINT_SECONDS } from '@turno/shared-types/constants';
import { closingBeforeTurn, holderStatus, instantOf, isQrExpired } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import { hasMissedItsDay } from '../shared/tickets/ticket-lifetime.ts';

/**
 * How a ticket is shown. `passed`: called, valid until its code expires. `aside`: called, its holder did not come.
 * `day-over`: not called before its day ended.
 */
export type TicketState =
  | 'waiting'
  | 'now'
  | 'aside'
  | 'passed'
  | 'checked-in'
  | 'qr-expired'
  | 'expired'
  | 'day-over'
  | EndReason;

export type TicketView = {
  state: TicketState;
  /** whether the code is shown, which is as long as staff accept it. */
  showsQr: boolean;
  mayRemove: boolean;
  /** Whether the ticket can no longer change. */
  isOver: boolean;
  /** Seconds until the code of a called ticket expires; `null` if none does. */
  secondsLeft: number | null;
  /** CON-050: whether to note that several people are served at once. */
  notesCapacity: boolean;
  /** CON-050: whether the first round of people served at once is full before this ticket. */
  isBeyondCapacity: boolean;
  /** CON-052: `HH:mm` of the opening, when it is less than an hour away. */
  opensAt: string | null;
  /** S-04: `HH:mm` of the closing, when the ticket will probably be called later; `null` otherwise. */
  closesAt: string | null;
  /** Whether the wait is shown: not while the queue is paused. A closed queue still serves the people who wait (S-04). */
  showsWait: boolean;
};

/** Computes all that the ticket screen shows from the ticket and the state of its queue. */
export function ticketView(ticket: Ticket, now: Date): TicketView {
  const state = ticketState(ticket, now);
  const opensAt = openingHint(ticket, now);
  return {
    state,
    showsQr: ticket.qrCodeJWT !== null && ['waiting', 'now', 'passed'].includes(state),
    mayRemove: state === 'waiting',
    isOver: !['waiting', 'now', 'passed', 'aside'].includes(state),
    secondsLeft: state === 'now' || state === 'passed' ? secondsLeft(ticket, now) : null,
    notesCapacity: ticket.queue.capacity > 1,
    isBeyondCapacity: opensAt !== null && ticket.ticketsAhead >= ticket.queue.capacity,
    opensAt,
    closesAt: state === 'waiting' ? closingHint(ticket, now) : null,
    showsWait: state === 'waiting' && !ticket.queueDailyCounter.paused,
  };
}

/** an expired code takes precedence, then `now`, `expired`, `waiting`. */
function ticketState(ticket: Ticket, now: Date): TicketState {
  if (ticket.checkedInAt !== null) return 'checked-in';
  if (ticket.canceledAt !== null) return ticket.endReason ?? 'expired';
  if (isQrExpired(ticket.expiresAt, now)) return 'qr-expired';
  if (hasMissedItsDay(ticket, now)) return 'day-over';
  if (ticket.asideAt && ticket.status !== 'expired') return 'aside';
  const status = holderStatus(ticket);
  if (status !== 'expired') return status;
  return ticket.qrCodeJWT === null ? 'expired' : 'passed';
}

function secondsLeft({ expiresAt }: Ticket, now: Date): number | null {
  if (expiresAt === null) return null;
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1_000));
}

function openingHint({ merchant, queueDailyCounter }: Ticket, now: Date): string | null {
  const { openingTime, date, time, closed } = queueDailyCounter;
  // A closed queue does not open again today, and a show begins at its own time.
  if (openingTime === null || closed || time !== null) return null;
  const secondsAway =
    (instantOf(date, openingTime, merchant.timezone).getTime() - now.getTime()) / 1_000;
  return secondsAway > 0 && secondsAway <= OPENING_HINT_SECONDS ? openingTime : null;
}

function closingHint(ticket: Ticket, now: Date): string | null {
  const closesAt = closingBeforeTurn({ ...ticket, ...ticket.queueDailyCounter }, now);
  return closesAt && formatTime(closesAt, ticket.merchant.timezone);
}

/**
 * The progress of a waiting ticket since it was taken, from 0 to nearly 1: the numbers called since then as a share of those
 * ahead of it and itself. It does not fall below 0 when the ticket is put back.
 */
export function progress(ticketsAhead: number, firstAhead: number): number {
  return Math.max(0, firstAhead - ticketsAhead) / (firstAhead + 1);
}
