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

/** The number being served. S-05: until the first call of the current day, that of the previous day while it is valid. */
export function servedNumber(view: TicketView, { calls, now }: { calls: DeskCalls; now: Date }) {
  const { queue, before } = view;
  const isBefore = calls.length === 0 && before;
  const served = (isBefore ? presentDeskCalls(queue, before.figures) : calls).find(
    ({ ended }) => !ended,
  );
  const end = isBefore && served ? expiresAt(new Date(served.calledAt), expiryOf(view)) : null;
  return served && (end === null || now <= end) ? served.ticketValue : null;
}

/** How many seconds after its call a ticket expires. */
export function expiryOf({ franchising, merchant }: TicketView): number {
  return expirySeconds(franchising, merchant);
}
