import { secondsUntilLeaving, type WaitEstimator } from '@turno/shared-types/waits';
import type { QueueSoFar } from './queue-so-far.ts';
import type { SimTicket } from './visitors.ts';

/** One visitor of so many is on the way and asks to be told when to leave. */
const ONE_OF = 11;

type Traveller = { travelSeconds: number; leavesAt: number | null };

/** Visitors who wait elsewhere, and leave when the rule says so. */
export function leavers(queue: QueueSoFar) {
  const away = new Map<SimTicket, Traveller>();
  const earliness: number[] = [];
  return {
    earliness,
    /** Who lives too far away for this wait is no case: the message would come with the number. */
    joined(ticket: SimTicket, estimator: WaitEstimator): void {
      if (ticket.number % ONE_OF !== 0) return;
      const travelSeconds = 60 * (5 + ((ticket.number * 7) % 26));
      const ticketsAhead = queue.waiting.length - 1;
      if (isTime(estimator, { ticketsAhead, travelSeconds })) return;
      away.set(ticket, { travelSeconds, leavesAt: null });
    },
    look(at: number, estimatorNow: () => WaitEstimator): void {
      if ([...away.values()].every(({ leavesAt }) => leavesAt !== null)) return;
      const estimator = estimatorNow();
      for (const [ticketsAhead, ticket] of queue.waiting.entries()) {
        const traveller = away.get(ticket);
        if (!traveller || traveller.leavesAt !== null) continue;
        const { travelSeconds } = traveller;
        if (isTime(estimator, { ticketsAhead, travelSeconds })) traveller.leavesAt = at;
      }
    },
    called(ticket: SimTicket, at: number): void {
      const traveller = away.get(ticket);
      if (!traveller) return;
      away.delete(ticket);
      earliness.push(at - ((traveller.leavesAt ?? at) + traveller.travelSeconds));
    },
  };
}

function isTime(
  estimator: WaitEstimator,
  { ticketsAhead, travelSeconds }: { ticketsAhead: number; travelSeconds: number },
): boolean {
  const earliestSeconds = estimator.waitAt(ticketsAhead, 0.09);
  return secondsUntilLeaving({ earliestSeconds, travelSeconds }) <= 0;
}
