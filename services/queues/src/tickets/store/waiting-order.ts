import type { Collection, Filter } from 'mongodb';
import { byLongestWait, byOrderOfCalls } from '../rules/call-order.ts';
import type { TicketDocument } from './ticket-documents.ts';

type Range = { counterId: number; upTo?: number; limit: number };

/**
 * The first waiting tickets of a counter in the order of calls. Tickets in the order of their numbers and the few that left it
 * (S-21) are found by one index each.
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

/** The order for several counters, such as the shows of an event: by the time that tickets have waited. */
export const BY_WAIT = { createdAt: 1, queueId: 1, number: 1 } as const;

type Page = { filter: Filter<TicketDocument>; skip: number; limit: number };

/**
 * A page of the waiting tickets of one counter in the order of calls, or of several by their wait. The few that left the order
 * of their numbers are merged into the others around the page: each shifts a page by at most one place.
 */
export async function findWaitingPage<Found extends OrderFields = TicketDocument>(
  tickets: Collection<TicketDocument>,
  { filter, isOneCounter, skip, limit }: Page & { isOneCounter: boolean },
  projection = {},
): Promise<Found[]> {
  const outOfOrder = await tickets
    .find({ ...filter, sortKey: { $exists: true } })
    .project<Found>(projection)
    .toArray();
  const from = Math.max(0, skip - outOfOrder.length);
  const inOrder = await tickets
    .find({ ...filter, sortKey: { $exists: false } })
    .project<Found>(projection)
    .sort(isOneCounter ? { number: 1 } : BY_WAIT)
    .skip(from)
    .limit(skip + limit - from)
    .toArray();
  const order = isOneCounter ? byOrderOfCalls : byWait;
  return [...inOrder, ...outOfOrder].toSorted(order).slice(skip - from, skip - from + limit);
}

/** A page of the waiting tickets of a multi-queue, which are called from whichever size has waited longest (S-11). */
export async function findFamilyPage(
  tickets: Collection<TicketDocument>,
  { filter, counterIds, skip, limit }: Page & { counterIds: readonly number[] },
): Promise<TicketDocument[]> {
  const lines = await Promise.all(
    counterIds.map((counterId) => {
      const line = { filter: { ...filter, counterId }, isOneCounter: true };
      return findWaitingPage<OrderFields>(
        tickets,
        { ...line, skip: 0, limit: skip + limit },
        ORDER_FIELDS,
      );
    }),
  );
  const bySize = lines.toSorted(([a], [b]) => (a?.queueId ?? 0) - (b?.queueId ?? 0));
  const ids = byLongestWait(bySize, waitsSince)
    .slice(skip, skip + limit)
    .map(({ _id }) => _id);
  const found = await tickets.find({ ...filter, _id: { $in: ids } }).toArray();
  return found.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
}

/** The fields that determine a ticket's place in the order of calls. */
type OrderFields = Pick<
  TicketDocument,
  '_id' | 'queueId' | 'number' | 'sortKey' | 'createdAt' | 'waitsSince'
>;
const ORDER_FIELDS = { queueId: 1, number: 1, sortKey: 1, createdAt: 1, waitsSince: 1 };

function byWait(a: OrderFields, b: OrderFields): number {
  return waitsSince(a) - waitsSince(b) || a.queueId - b.queueId || byOrderOfCalls(a, b);
}

const waitsSince = ({ waitsSince: since, createdAt }: OrderFields) =>
  (since ?? createdAt).getTime();
