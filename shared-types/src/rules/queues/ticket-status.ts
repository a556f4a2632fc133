export type TicketStatus = 'waiting' | 'now' | 'expired';

type TicketFacts = {
  counter: number;
  executedAt: string | null;
  canceledAt: string | null;
  checkedInAt?: string | null;
  /** The desk that called it; `null` is the one without a name. */
  desk?: { id: number } | null | undefined;
};

type Served = {
  /** The number being served. */
  counter: number;
  /** The latest call of each desk; services of an older release do not tell. */
  latestCalls?: readonly DeskCall[] | undefined;
};
type DeskCall = { desk: { id: number } | null; first: number; counter: number };

/**
 * QUE-069, S-03, S-20: the status of a ticket, given what its queue serves. A called ticket is served until it is checked in or
 * its own desk calls on, together with the others of its call.
 */
export function ticketStatus(ticket: TicketFacts, served: Served): TicketStatus {
  if (ticket.canceledAt !== null || ticket.checkedInAt) return 'expired';
  if (served.latestCalls) return statusByDesks(ticket, served.counter, served.latestCalls);
  if (ticket.counter === served.counter) return 'now';
  return ticket.counter < served.counter || ticket.executedAt !== null ? 'expired' : 'waiting';
}

function statusByDesks(
  { counter, executedAt, desk = null }: TicketFacts,
  served: number,
  calls: readonly DeskCall[],
): TicketStatus {
  if (executedAt === null) {
    // It was called a moment ago, and who looks has not read it again.
    if (calls.some((call) => call.first <= counter && counter <= call.counter)) return 'now';
    return counter <= served ? 'expired' : 'waiting';
  }
  const latest = calls.find((call) => (call.desk?.id ?? null) === (desk?.id ?? null));
  // A ticket that was called a moment after the calls were read is served, not overtaken.
  return latest && counter < latest.first ? 'expired' : 'now';
}

/** QUE-073: whether the check-in of a called ticket has expired. */
export function isQrExpired(expiresAt: string | null, now: Date): boolean {
  return expiresAt !== null && now.getTime() > Date.parse(expiresAt);
}
