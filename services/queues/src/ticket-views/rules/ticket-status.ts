import type { DailyCounter } from '@turno/shared-types';
import {
  dateAfter,
  isLeftToDesk,
  ticketStatus as plainTicketStatus,
  type TicketStatus,
} from '@turno/shared-types/rules';
import { partyOf, type TicketRecord } from '../../tickets/index.ts';

type Facts = Pick<TicketRecord, 'userId' | 'entries'> & {
  counter: number;
  executedAt: Date | null;
  canceledAt: Date | null;
  checkedInAt: Date | null;
  expiresAt: Date | null;
  date: string;
  calledAgain?: { at: Date; desk?: { id: number } };
  asideAt?: Date;
  returnedAt?: Date;
  putBackAt?: Date;
  desk?: { id: number };
  /** Whether the ticket outlives its day: it is for a show that has not ended, or waits in a place that stays open. */
  goesOn: boolean;
};

/** The calls at the ticket's own counter, and the current time. */
type Served = Required<Pick<DailyCounter, 'counter' | 'latestCalls'>> & {
  today: string;
  now: Date;
};

/**
 * QUE-069 to QUE-072: the status of a ticket. Yesterday's called tickets are judged like today's, but tickets that
 * waited at midnight are no longer called, except those of late shows and of places that stay open.
 */
export function ticketStatus(ticket: Facts, { today, now, ...served }: Served): TicketStatus {
  const yesterday = dateAfter(today, -1);
  if (ticket.date < yesterday) return 'expired';
  const isOver = !ticket.executedAt || ticket.asideAt;
  if (ticket.date === yesterday && isOver && !ticket.goesOn) return 'expired';
  // S-14: a ticket that is set aside keeps its turn for its holder, and for the rest of a party that has entered in part.
  if (ticket.asideAt && !isLeftToDesk('call-again', partyOf(ticket))) return 'expired';
  // S-03
  if (ticket.expiresAt && now > ticket.expiresAt) return 'expired';
  const { counter, calledAgain, desk } = ticket;
  const instants = {
    executedAt: textOf(ticket.executedAt),
    canceledAt: textOf(ticket.canceledAt),
    checkedInAt: textOf(ticket.checkedInAt),
    calledAgainAt: textOf(calledAgain?.at ?? null),
    asideAt: textOf(ticket.asideAt ?? null),
    returnedAt: textOf(ticket.returnedAt ?? null),
    putBackAt: textOf(ticket.putBackAt ?? null),
  };
  const servingDesk = calledAgain ? calledAgain.desk : desk;
  return plainTicketStatus({ counter, desk: servingDesk, ...instants }, served);
}

function textOf(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
