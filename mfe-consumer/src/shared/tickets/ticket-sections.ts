import type { Ticket } from '@turno/shared-types';
import { PAST_TICKET_SECONDS } from '@turno/shared-types/constants';
import { dateAfter, holderStatus, isQrExpired, localTime } from '@turno/shared-types/rules';
import { isGivenBack } from './current-ticket.ts';
import { hasMissedItsDay, isShowTicketOver } from './ticket-lifetime.ts';

const PAST_AFTER_MS = PAST_TICKET_SECONDS * 1_000;

/**
 * `aside`: called, but the holder did not come (S-21). `over`: called, and the code has expired; listed for a limited time
 * (CON-055).
 */
export type ListedTicket = {
  ticket: Ticket;
  status: 'now' | 'aside' | 'waiting' | 'called' | 'over' | 'past';
};
export type Sections = { ongoing: ListedTicket[]; past: ListedTicket[] };

/**
 * CON-054 to CON-056: the holder's current tickets, called ones first and bookings of later days last (S-05), and past
 * ones, without those the holder removed.
 */
export function sections(tickets: readonly Ticket[], now: Date): Sections {
  const listed = tickets
    .filter((ticket) => !isGivenBack(ticket))
    .map((ticket) => ({ ticket, status: listStatus(ticket, now) }));
  const rank = { now: 0, aside: 1, called: 1, waiting: 2, over: 3, past: 4 };
  return {
    ongoing: listed
      .filter(({ status }) => status !== 'past')
      .toSorted(
        (a, b) =>
          rank[a.status] - rank[b.status] ||
          comingStart(a.ticket, now).localeCompare(comingStart(b.ticket, now)),
      ),
    past: listed.filter(({ status }) => status === 'past'),
  };
}

function listStatus(ticket: Ticket, now: Date): ListedTicket['status'] {
  if (ticket.checkedInAt !== null || ticket.canceledAt !== null) return 'past';
  if (isTwoDaysOld(ticket, now)) return 'past';
  if (isShowTicketOver(ticket, now)) return 'past';
  const status = holderStatus(ticket);
  if (status === 'waiting') return 'waiting';
  if (hasMissedItsDay(ticket, now)) return 'past';
  if (status === 'now' && ticket.asideAt) return 'aside';
  if (isQrOver(ticket, now)) return 'past';
  if (isQrExpired(ticket.expiresAt, now)) return 'over';
  return status === 'now' ? 'now' : 'called';
}

function isQrOver({ queue, executedAt, expiresAt }: Ticket, now: Date): boolean {
  if (queue.passMode !== 'free') return isQrExpired(expiresAt, now);
  const over = expiresAt ?? executedAt;
  return over !== null && now.getTime() - Date.parse(over) > PAST_AFTER_MS;
}

/** Day and time of a show of a later day; nothing for any other ticket. */
function comingStart({ merchant, queueDailyCounter }: Ticket, now: Date): string {
  const { date, time } = queueDailyCounter;
  return date > localTime(now, merchant.timezone).date ? `${date} ${time}` : '';
}

// QUE-071, X-22: yesterday's tickets stay, older ones do not.
function isTwoDaysOld({ merchant, queueDailyCounter }: Ticket, now: Date): boolean {
  const yesterday = dateAfter(localTime(now, merchant.timezone).date, -1);
  return queueDailyCounter.date < yesterday;
}
