import type { Collection, Filter } from 'mongodb';
import { byOrderOfCalls } from '../rules/call-order.ts';
import type { TicketDocument } from './ticket-documents.ts';

type Range = { counterId: number; upTo?: number; limit: number };

/**
 * The first waiting tickets of a counter in the order in which they are called. Those that keep the order of their numbers
 * and the few that do not (S-21) are found by an index each.
 */
export async function findFirstWaiting(
  tickets: Collection<TicketDocument>,
  { counterId, upTo, limit }: Range,
): Promise<TicketDocument[]> {
  const number = upTo === undefined ? {} : { number: { $lte: upTo } };
  const waiting = { counterId, state: 'waiting' as const, ...number };
  const found = await Promise.all([
    tickets
      .find({ ...waiting, sortKey: { $exists: false } })
      .sort({ number: 1 })
      .limit(limit)
      .toArray(),
    tickets
      .find({ ...waiting, sortKey: { $exists: true } })
      .sort({ sortKey: 1, number: 1 })
      .limit(limit)
      .toArray(),
  ]);
  return found.flat().toSorted(byOrderOfCalls).slice(0, limit);
}

/** Those who came in the same instant are called size by size, and in a size by number (S-11). */
export const BY_WAIT = { createdAt: 1, queueId: 1, number: 1 } as const;

type WaitingPage = {
  filter: Filter<TicketDocument>;
  /** The tickets of one counter are called by number, those of several by the time they have waited (S-11). */
  isOneCounter: boolean;
  skip: number;
  limit: number;
};

/**
 * A page of waiting tickets in the order of calls. The few that left the order of their numbers are merged into the others
 * around the page: each of them shifts a page by at most one place.
 */
export async function findWaitingPage(
  tickets: Collection<TicketDocument>,
  { filter, isOneCounter, skip, limit }: WaitingPage,
): Promise<TicketDocument[]> {
  const outOfOrder = await tickets.find({ ...filter, sortKey: { $exists: true } }).toArray();
  const from = Math.max(0, skip - outOfOrder.length);
  const inOrder = await tickets
    .find({ ...filter, sortKey: { $exists: false } })
    .sort(isOneCounter ? { number: 1 } : BY_WAIT)
    .skip(from)
    .limit(skip + limit - from)
    .toArray();
  const order = isOneCounter ? byOrderOfCalls : byWait;
  return [...inOrder, ...outOfOrder].toSorted(order).slice(skip - from, skip - from + limit);
}

function byWait(a: TicketDocument, b: TicketDocument): number {
  return waitsSince(a) - waitsSince(b) || a.queueId - b.queueId || byOrderOfCalls(a, b);
}

const waitsSince = ({ waitsSince: since, createdAt }: TicketDocument) =>
  (since ?? createdAt).getTime();
