import { randomBytes } from 'node:crypto';
import type { CounterRecord, PendingTicket } from '../../queue-days/index.ts';
import type { AllowanceSlot, TicketDocument, TicketRecord } from '../../tickets/index.ts';
import { CODE_BYTES, checkInCode, ticketWords } from '../../tickets/index.ts';

/** The counter of a ticket. */
export type Day = Pick<CounterRecord, 'id' | 'queueId' | 'merchantId' | 'date'> &
  Partial<Pick<CounterRecord, 'time'>>;

/** An allocated number as a ticket in slots of its holder's allowance. */
export type SlottedTicket = Pick<PendingTicket, 'allowance' | 'until'> & {
  ticket: TicketRecord;
  slots: AllowanceSlot;
};

/** The ticket of an allocated number. */
export function newTicket(
  day: Day,
  { at, ticketId, allowance: _allowance, until: _until, ...pending }: PendingTicket,
): TicketRecord {
  return {
    ...pending,
    id: ticketId,
    counterId: day.id,
    queueId: day.queueId,
    merchantId: day.merchantId,
    date: day.date,
    ...(day.time ? { time: day.time } : {}),
    code: checkInCode(randomBytes(CODE_BYTES)),
    state: 'waiting',
    createdAt: at,
    executedAt: null,
    canceledAt: null,
    checkedInAt: null,
    nonce: null,
    callExpected: null,
  };
}

/** The ticket as stored, with all fields of its unique indexes. */
export function ticketDocument({ ticket, allowance, until, slots }: SlottedTicket): TicketDocument {
  const { id, ...rest } = ticket;
  const words = ticketWords(ticket.displayName, ticket.phone);
  return {
    _id: id,
    ...rest,
    ...(words.length > 0 ? { words } : {}),
    ...(ticket.passes?.length ? { passDue: true } : {}),
    active: true,
    ...slots,
    categoryId: allowance.categoryId,
    until,
  };
}
