import { waitStart } from '../time/wait-text.ts';

type WaitingTicket = {
  /** Seconds; `null` where it is not known. */
  estimatedWaitingTime: number | null;
  /** From when that wait counts; absent where it counts from now. */
  estimatedAt?: string | undefined;
  /** Absent from services of an older release. */
  closesAt?: string | null | undefined;
  closed: boolean;
  paused: boolean;
  time: string | null;
};

/**
 * S-04: when the merchant closes, where a ticket that waits will probably be called later; `null` elsewhere. A queue that is
 * closed or paused says that itself, and a show begins at its own time.
 */
export function closingBeforeTurn(ticket: WaitingTicket, now: Date): string | null {
  const { estimatedWaitingTime, closesAt, closed, paused, time } = ticket;
  if (!closesAt || closed || paused || time !== null) return null;
  const turn = waitStart(ticket, now).getTime() + (estimatedWaitingTime ?? 0) * 1_000;
  return Math.max(turn, now.getTime()) > Date.parse(closesAt) ? closesAt : null;
}
