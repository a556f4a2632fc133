import type { DailyCounter } from '@turno/shared-types';
import {
  dateAfter,
  ticketStatus as plainTicketStatus,
  type TicketStatus,
} from '@turno/shared-types/rules';

type Facts = {
  counter: number;
  executedAt: Date | null;
  canceledAt: Date | null;
  checkedInAt: Date | null;
  expiresAt: Date | null;
  date: string;
  desk?: { id: number };
  /** Whether it is for a show that has not ended: one may begin before midnight and end after it. */
  isRunningShow: boolean;
};

/** What the ticket's own counter serves, and the moment. */
type Served = Required<Pick<DailyCounter, 'counter' | 'latestCalls'>> & {
  today: string;
  now: Date;
};

/**
 * QUE-069 to QUE-072: the status of a ticket. Yesterday's called tickets are judged like today's, but numbers that
 * waited at midnight are never called any more, except those of late shows.
 */
export function ticketStatus(ticket: Facts, { today, now, ...served }: Served): TicketStatus {
  const yesterday = dateAfter(today, -1);
  if (ticket.date < yesterday) return 'expired';
  if (ticket.date === yesterday && !ticket.executedAt && !ticket.isRunningShow) return 'expired';
  // S-03
  if (ticket.expiresAt && now > ticket.expiresAt) return 'expired';
  const { counter, desk } = ticket;
  const instants = {
    executedAt: textOf(ticket.executedAt),
    canceledAt: textOf(ticket.canceledAt),
    checkedInAt: textOf(ticket.checkedInAt),
  };
  return plainTicketStatus({ counter, desk, ...instants }, served);
}

function textOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
