import { ERRORS, type ErrorCode } from '@turno/shared-types';

export const AT = '2026-11-21T10:00:00.000Z';
/** People of every ticket. */
export const PARTY = 2;

export type Ticket = {
  error?: ErrorCode;
  isFastTrack?: boolean;
  /** A ticket that was taken with passes. */
  passTicketId?: string;
  /** Who came with passes. */
  partyNames?: string[];
};

/** What queues answers to a scan that it admits, or would. */
export function admission(
  { isFastTrack = false, passTicketId, partyNames }: Ticket,
  admittedPax: number,
  peopleLeft: number,
) {
  return {
    queueDailyCounterId: 5,
    counter: 7,
    ticketValue: 'A7',
    queueName: 'Banco',
    paxCount: PARTY,
    isFastTrack,
    admittedPax,
    peopleLeft,
    checkedInAt: AT,
    ...(passTicketId ? { passTicketId } : {}),
    ...(partyNames ? { partyNames } : {}),
  };
}

export function errorResponse(code: ErrorCode, payload: object | null = null) {
  const { status, message } = ERRORS[code];
  const errors = [{ message, field: null }];
  return { status, body: { error_code: code, message, error: code, errors, payload } };
}
