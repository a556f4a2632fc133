export type TicketStatus = 'waiting' | 'now' | 'expired';

type TicketFacts = {
  counter: number;
  executedAt: string | null;
  canceledAt: string | null;
};

/** QUE-069: the status of a ticket, given the number being served. */
export function ticketStatus(ticket: TicketFacts, servedCounter: number): TicketStatus {
  if (ticket.canceledAt !== null) return 'expired';
  if (ticket.counter === servedCounter) return 'now';
  return ticket.counter < servedCounter || ticket.executedAt !== null ? 'expired' : 'waiting';
}

/** QUE-073: whether the check-in of a called ticket has expired. */
export function isQrExpired(expiresAt: string | null, now: Date): boolean {
  return expiresAt !== null && now.getTime() > Date.parse(expiresAt);
}
