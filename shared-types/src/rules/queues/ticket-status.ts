export type TicketStatus = 'waiting' | 'now' | 'expired';

type TicketFacts = {
  counter: number;
  executedAt: string | null;
  canceledAt: string | null;
  checkedInAt?: string | null;
  /** S-21: when it was last called again. */
  calledAgainAt?: string | null | undefined;
  /** S-21: since when it is set aside. */
  asideAt?: string | null | undefined;
  /** S-21: since when it waits again, because its call was taken back. */
  returnedAt?: string | null | undefined;
  /** S-21: since when it waits after it was put back; it is then called separately. */
  putBackAt?: string | null | undefined;
  /** The desk that called it; `null` for the desk without a name. */
  desk?: { id: number } | null | undefined;
};

type Served = {
  /** The number being served. */
  counter: number;
  /** The latest call of each desk; absent from services of an older release. */
  latestCalls?: readonly DeskCall[] | undefined;
};
type DeskCall = {
  desk: { id: number } | null;
  first: number;
  counter: number;
  calledAt?: string;
};

/**
 * QUE-069, S-03, S-20: the status of a ticket, given the calls of its queue. A called ticket is served until it is checked in
 * or its own desk calls on, together with the others of its call. A ticket that is set aside keeps its turn.
 */
export function ticketStatus(ticket: TicketFacts, served: Served): TicketStatus {
  if (ticket.canceledAt !== null || ticket.checkedInAt) return 'expired';
  if (ticket.asideAt) return 'now';
  if (served.latestCalls) return statusByDesks(ticket, served.counter, served.latestCalls);
  if (ticket.counter === served.counter) return 'now';
  return ticket.counter < served.counter || ticket.executedAt !== null ? 'expired' : 'waiting';
}

function statusByDesks(
  { counter, executedAt, calledAgainAt, returnedAt, putBackAt, desk = null }: TicketFacts,
  served: number,
  calls: readonly DeskCall[],
): TicketStatus {
  if (executedAt === null) {
    // A group around its number that is called again does not include it.
    const possible = putBackAt ? calls.filter((call) => call.first === call.counter) : calls;
    if (returnedAt) return isCalledSince(counter, returnedAt, possible) ? 'now' : 'waiting';
    // It was called a moment ago, and this copy of the ticket is older than the calls.
    if (calls.some((call) => call.first <= counter && counter <= call.counter)) return 'now';
    return counter <= served ? 'expired' : 'waiting';
  }
  const latest = calls.find((call) => (call.desk?.id ?? null) === (desk?.id ?? null));
  if (!latest || (latest.first <= counter && counter <= latest.counter)) return 'now';
  if (counter < latest.first && !calledAgainAt) return 'expired';
  // A ticket that was called a moment after the calls were read is served. Only the instants tell it from one whose desk
  // has called a smaller number again (S-21).
  const calledAt = Date.parse(calledAgainAt ?? executedAt);
  return latest.calledAt !== undefined && calledAt < Date.parse(latest.calledAt)
    ? 'expired'
    : 'now';
}

function isCalledSince(counter: number, since: string, calls: readonly DeskCall[]): boolean {
  return calls.some(
    ({ first, counter: last, calledAt = '' }) =>
      first <= counter && counter <= last && Date.parse(calledAt) > Date.parse(since),
  );
}

/** QUE-073: whether the check-in of a called ticket has expired. */
export function isQrExpired(expiresAt: string | null, now: Date): boolean {
  return expiresAt !== null && now.getTime() > Date.parse(expiresAt);
}
