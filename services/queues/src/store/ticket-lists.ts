import type { Collection, Filter, Sort } from 'mongodb';
import type { TicketSearch } from '../rules/ticket-search.ts';
import type { TicketRecord } from './records.ts';
import { type TicketDocument, ticketRecord } from './tickets.ts';

type TicketKey = { userId: number; counterId: number; number: number };
export type TicketPage = {
  counterIds: readonly number[];
  executed: boolean | null;
  isLatestFirst: boolean;
  minPax: number | null;
  maxPax: number | null;
  search: TicketSearch | null;
  skip: number;
  limit: number;
};

/** Tickets of some counters, as staff look through them. */
export function createTicketLists(tickets: Collection<TicketDocument>) {
  return {
    /** Whose tickets wait at a counter above a number, smallest numbers first, a bounded lot. */
    async findWaiting(counterId: number, limit: number, after = 0): Promise<TicketKey[]> {
      return tickets
        .find({ counterId, state: 'waiting', number: { $gt: after } })
        .project<TicketKey>({ _id: 0, userId: 1, counterId: 1, number: 1 })
        .sort({ number: 1 })
        .limit(limit)
        .toArray();
    },
    async isAnybodyWaiting(counterIds: readonly number[]): Promise<boolean> {
      const filter = { counterId: { $in: [...counterIds] }, state: 'waiting' as const };
      return (await tickets.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
    /** One page of the tickets that stand, and how many there are (QUE-074). */
    async findPage(page: TicketPage): Promise<{ tickets: TicketRecord[]; total: number }> {
      const filter = filterOf(page);
      const found = tickets.find(filter).sort(sortOf(page)).skip(page.skip).limit(page.limit);
      const [documents, total] = await Promise.all([
        found.toArray(),
        tickets.countDocuments(filter),
      ]);
      return { tickets: documents.map(ticketRecord), total };
    },
  };
}

function filterOf({ counterIds, executed, minPax, maxPax, search }: TicketPage) {
  const states: TicketRecord['state'][] =
    executed === null ? ['waiting', 'called'] : [executed ? 'called' : 'waiting'];
  const paxCount = {
    ...(minPax === null ? {} : { $gte: minPax }),
    ...(maxPax === null ? {} : { $lte: maxPax }),
  };
  const filter: Filter<TicketDocument> = {
    counterId: { $in: [...counterIds] },
    state: { $in: states },
    ...(minPax === null && maxPax === null ? {} : { paxCount }),
  };
  return search ? { ...filter, $or: searched(search) } : filter;
}

/** Words are looked up as ranges of an index: no pattern is ever made of what somebody typed. */
function searched({ number, words }: TicketSearch): Filter<TicketDocument>[] {
  const all = words.map((word) => ({
    words: { $elemMatch: { $gte: word, $lt: `${word}\u{10FFFF}` } },
  }));
  const byNumber = number === null ? [] : [{ number }];
  const byWords = all.length === 0 ? [] : [{ $and: all }];
  // Signs alone are found nowhere.
  return byNumber.length + byWords.length === 0 ? [{ number: 0 }] : [...byNumber, ...byWords];
}

/** Within one counter numbers are called in their order, so that one index serves both ways of looking. */
function sortOf({ counterIds, isLatestFirst }: TicketPage): Sort {
  if (counterIds.length === 1) return { number: isLatestFirst ? -1 : 1 };
  return isLatestFirst ? { executedAt: -1, _id: 1 } : { createdAt: 1, _id: 1 };
}
