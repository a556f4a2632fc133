import { ApiError } from '@turno/kit';
import { ERRORS } from '@turno/shared-types';
import type { TicketRecord } from '../../tickets/index.ts';

/** Tickets that one command may call. */
const MAX_TICKETS = 50;

/** The first number that the command called before at a counter. */
export type GroupFirst = (counterId: number) => number | undefined;
type Part = { index: number; groupFirst: GroupFirst };

/**
 * Calls tickets of several queues one by one, until so many people are called; `null` calls one ticket. Those of one queue are
 * served together (S-03).
 */
export async function callOneByOne<Called extends { ticket: TicketRecord }>(
  paxCount: number | null,
  callOne: (part: Part) => Promise<Called | null>,
): Promise<Called[]> {
  const called: Called[] = [];
  const groupFirst: GroupFirst = (counterId) => firstOf(called, counterId);
  let people = 0;
  do {
    try {
      const next = await callOne({ index: called.length, groupFirst });
      if (!next) return called;
      called.push(next);
      people += next.ticket.paxCount;
    } catch (error) {
      // S-15: the answer names whom this command called, whatever prevents another call.
      if (called.length > 0 && isRefusal(error)) return called;
      throw error;
    }
  } while (people < (paxCount ?? 0) && called.length < MAX_TICKETS);
  return called;
}

/** Pages know those who are called together by their first and last number, so one out of the order of numbers is none (S-21). */
function firstOf(called: readonly { ticket: TicketRecord }[], counterId: number) {
  const own = called.filter(({ ticket }) => ticket.counterId === counterId);
  return own.find(({ ticket }) => ticket.sortKey === undefined)?.ticket.number;
}

/** Whether the command was refused; after any other failure it is sent again and calls the rest. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && ERRORS[error.code].status < 500;
}
