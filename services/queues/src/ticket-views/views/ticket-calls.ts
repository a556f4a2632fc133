import { expiresAt, expirySeconds } from '@turno/shared-types/rules';
import { presentDeskCalls } from '../../figures/index.ts';
import type { TicketView } from './ticket-views.ts';

export type DeskCalls = ReturnType<typeof presentDeskCalls>;

/**
 * S-03, S-05: the latest call of each desk. Numbers called since midnight are offset by the last number of the ticket's day, so
 * that they compare as later.
 */
export function callsOf({ queue, figures, since }: TicketView): DeskCalls {
  const own = presentDeskCalls(queue, figures);
  if (!since) return own;
  const { lastNumber } = figures.counter;
  const later = presentDeskCalls(queue, since).map(({ highest: _, ...call }) => ({
    ...call,
    first: lastNumber + call.first,
    counter: lastNumber + call.counter,
  }));
  const sorted = [...own, ...later].toSorted((a, b) => b.calledAt.localeCompare(a.calledAt));
  const isFirst = ({ desk }: (typeof own)[number], index: number) =>
    sorted.findIndex((call) => call.desk?.id === desk?.id) === index;
  return sorted.filter(isFirst);
}

/**
 * The number being served on the day of a ticket, and, S-05, until the first call of that day, the one that was called before
 * it, while its ticket is valid.
 */
export function servedNumbers(view: TicketView, { calls, now }: { calls: DeskCalls; now: Date }) {
  const { queue, before, figures } = view;
  // Calls of a later day are offset, and may have the same numbers.
  const own = calls.filter(({ counter }) => counter <= figures.counter.lastNumber);
  const earlier = calls.length === 0 && before ? presentDeskCalls(queue, before.figures) : [];
  const latest = servedIn(earlier);
  const end = latest ? expiresAt(new Date(latest.calledAt), expiryOf(view)) : null;
  return {
    currentTicket: servedIn(own)?.ticketValue ?? null,
    servedOfDayBefore: latest && end && now <= end ? latest.ticketValue : null,
  };
}

const servedIn = (calls: DeskCalls) => calls.find(({ ended }) => !ended);

/** How many seconds after its call a ticket expires. */
export function expiryOf({ franchising, merchant }: TicketView): number {
  return expirySeconds(franchising, merchant);
}
