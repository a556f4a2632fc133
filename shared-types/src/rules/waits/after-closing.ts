import { waitStart } from '../time/wait-text.ts';

type WaitingTicket = {
  /** Seconds; `null` if unknown. */
  estimatedWaitingTime: number | null;
  /** The instant from which that wait counts; absent if it counts from now. */
  estimatedAt?: string | undefined;
  /** Absent from services of an older release. */
  closesAt?: string | null | undefined;
  closed: boolean;
  paused: boolean;
  time: string | null;
};

/**
 * S-04: when the merchant closes, if a waiting ticket will probably be called later; otherwise `null`. A closed or paused queue
 * shows its state instead, and a show begins at its own time.
 */
export function closingBeforeTurn(ticket: WaitingTicket, now: Date): string | null {
  const { estimatedWaitingTime, closesAt, closed, paused, time } = ticket;
  if (!closesAt || closed || paused || time !== null) return null;
  const turn = waitStart(ticket, now).getTime() + (estimatedWaitingTime ?? 0) * 1_000;
  return Math.max(turn, now.getTime()) > Date.parse(closesAt) ? closesAt : null;
}
