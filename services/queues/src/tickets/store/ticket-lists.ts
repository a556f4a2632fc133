import type { Collection, Filter, Sort } from 'mongodb';
import type { TicketSearch } from '../rules/ticket-search.ts';
import { type TicketDocument, type TicketRecord, ticketRecord } from './ticket-documents.ts';
import { BY_WAIT, findFamilyPage, findFirstWaiting, findWaitingPage } from './waiting-order.ts';

type TicketKey = { userId: number; counterId: number; number: number };
export type TicketPage = {
  counterIds: readonly number[];
  /** Whether the counters belong to the sizes of a multi-queue. */
  isFamily?: boolean;
  executed: boolean | null;
  /** Whether tickets that were sent away are included if waiting and called ones both are. */
  withEnded?: boolean;
  isLatestFirst: boolean;
  minPax: number | null;
  maxPax: number | null;
  search: TicketSearch | null;
  skip: number;
  limit: number;
};

/** Tickets of counters for the lists of staff. */
export function createTicketLists(tickets: Collection<TicketDocument>) {
  return {
    /**
     * A bounded batch of the waiting tickets at a counter, smallest numbers first: those with numbers up to `upTo`, and those
     * of people who have waited since the previous day (S-05), with any number.
     */
    async findWaiting(
      counterId: number,
      { limit, upTo }: { limit: number; upTo: number },
    ): Promise<TicketKey[]> {
      const isReached = [{ number: { $lte: upTo } }, { 'movedFrom.date': { $exists: true } }];
      return tickets
        .find({ counterId, state: 'waiting', $or: isReached })
        .project<TicketKey>({ _id: 0, userId: 1, counterId: 1, number: 1 })
        .sort({ number: 1 })
        .limit(limit)
        .toArray();
    },
    /** The ticket that is called next; `null` when none waits. */
    async findFirstWaiting(counterId: number): Promise<TicketRecord | null> {
      const [first] = await findFirstWaiting(tickets, { counterId, limit: 1 });
      return first ? ticketRecord(first) : null;
    },
    async isAnybodyWaiting(counterIds: readonly number[]): Promise<boolean> {
      const filter = { counterId: { $in: [...counterIds] }, state: 'waiting' as const };
      return (await tickets.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
    /** Which of these counters have tickets that wait. */
    async countersWithWaiting(counterIds: readonly number[]): Promise<number[]> {
      return tickets.distinct('counterId', {
        counterId: { $in: [...counterIds] },
        state: 'waiting' as const,
      });
    },
    /** One page of tickets and their total number, counted up to ten thousand (QUE-074). */
    async findPage(page: TicketPage): Promise<{ tickets: TicketRecord[]; total: number }> {
      const { counterIds, skip, limit } = page;
      const filter = page.search ? searched(filterOf(page), page.search) : filterOf(page);
      const inCallOrder = page.executed === false && !page.isLatestFirst && !page.search;
      const findDocuments = () => {
        if (!inCallOrder)
          return tickets.find(filter).sort(sortOf(page)).skip(skip).limit(limit).toArray();
        if (page.isFamily) return findFamilyPage(tickets, { filter, counterIds, skip, limit });
        const isOneCounter = counterIds.length === 1;
        return findWaitingPage(tickets, { filter, isOneCounter, skip, limit });
      };
      const [documents, total] = await Promise.all([
        findDocuments(),
        tickets.countDocuments(filter, { limit: COUNTED }),
      ]);
      return { tickets: documents.map(ticketRecord), total };
    },
  };
}

/** The maximum that is counted, however many tickets there are. */
const COUNTED = 10_000;

/**
 * Matches tickets by number or by words, each through its own index. Words are looked up as ranges, because no pattern may be
 * built from typed text.
 */
function searched(
  filter: Filter<TicketDocument>,
  { number, words }: TicketSearch,
): Filter<TicketDocument> {
  const allWords = words.map((word) => ({
    words: { $elemMatch: { $gte: word, $lt: `${word}\u{10FFFF}` } },
  }));
  const wanted: Filter<TicketDocument>[] = [
    ...(number === null ? [] : [{ ...filter, number }]),
    ...(words.length === 0 ? [] : [{ ...filter, words: { $exists: true }, $and: allWords }]),
  ];
  // A search without a number or word, for example only of punctuation, finds nothing.
  return wanted.length > 0 ? { $or: wanted } : { counterId: { $in: [] } };
}

const SENT_AWAY: Filter<TicketDocument> = { state: 'cancelled', endReason: 'sent-away' };

function filterOf({
  counterIds,
  executed,
  withEnded,
  minPax,
  maxPax,
}: TicketPage): Filter<TicketDocument> {
  const states: TicketRecord['state'][] =
    executed === null ? ['waiting', 'called'] : [executed ? 'called' : 'waiting'];
  const hasEnded = withEnded && executed === null;
  const paxCount = {
    ...(minPax === null ? {} : { $gte: minPax }),
    ...(maxPax === null ? {} : { $lte: maxPax }),
  };
  return {
    counterId: { $in: [...counterIds] },
    ...(hasEnded ? { $or: [{ state: { $in: states } }, SENT_AWAY] } : { state: { $in: states } }),
    ...(minPax === null && maxPax === null ? {} : { paxCount }),
  };
}

function sortOf({ counterIds, isLatestFirst, search }: TicketPage): Sort {
  if (search) return { number: isLatestFirst ? -1 : 1, _id: 1 };
  if (isLatestFirst) return { executedAt: -1, number: -1, _id: 1 };
  return counterIds.length === 1 ? { number: 1 } : BY_WAIT;
}
