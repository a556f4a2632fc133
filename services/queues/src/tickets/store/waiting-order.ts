import type { Collection } from 'mongodb';
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
