import type { TicketState } from './ticket-view.ts';

export type TicketMoment = { state: TicketState; ticketsAhead: number };

/** What a screen reader announces; `ahead` comes with the count. */
export type TicketNews =
  | { say: 'ahead'; count: number }
  | { say: 'next' }
  | { say: 'now' | 'passed' | 'checked-in' | 'expired' };

/** The announcement of a change; `null` if nothing changed for the holder. */
export function ticketNews(before: TicketMoment, after: TicketMoment): TicketNews | null {
  if (after.state !== before.state) return newsOfState(after);
  if (after.state !== 'waiting' || after.ticketsAhead === before.ticketsAhead) return null;
  return newsOfState(after);
}

function newsOfState({ state, ticketsAhead }: TicketMoment): TicketNews {
  if (state === 'waiting') {
    return ticketsAhead === 0 ? { say: 'next' } : { say: 'ahead', count: ticketsAhead };
  }
  return { say: state === 'qr-expired' ? 'expired' : state };
}
