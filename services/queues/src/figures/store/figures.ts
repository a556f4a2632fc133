import type { Collection, Db } from 'mongodb';
import { type CounterDocument, type CounterRecord, counterRecord } from '../../queue-days/index.ts';
import { ASIDE, servedUpTo, type TicketDocument, type TicketRecord } from '../../tickets/index.ts';
import { CALL_FIELDS, type Called, type Group, withGroups } from './earlier-groups.ts';
import { countedNumbers, createTotals } from './totals.ts';
import {
  append,
  type Ids,
  readWaiting,
  reorder,
  type WaitingTickets,
  waitingTickets,
} from './waiting-tickets.ts';

/** S-21: a called ticket that is set aside. */
type AsideTicket = { number: number; paxCount: number; asideAt: Date } & Pick<
  TicketRecord,
  'entries'
>;

/** A daily counter with everything that is derived from its tickets. */
export type Figures = {
  /** `current` is never behind the latest call. */
  counter: CounterRecord;
  /** The waiting tickets, the next one first. */
  waiting: WaitingTickets;
  /** The number of people with waiting tickets. */
  people: number;
  /** The latest calls, newest first. */
  called: readonly Called[];
  /** The groups that desks show and that were called before `called`. */
  groups?: readonly Group[];
  /** The tickets that are set aside, smallest number first. */
  aside: readonly AsideTicket[];
  /** The number of people with tickets of the day. */
  totalPax: number;
};

/** Enough to know the pace of a queue (S-02). */
export const LATEST_CALLS = 32;

/** S-21: a waiting ticket that is called out of the order of the numbers. */
type Reordered = { number: number; sortKey: number; waitsSince?: Date };
type WithCalls = CounterDocument & {
  calls: Called[];
  aside: AsideTicket[];
  reordered: Reordered[];
  groups?: Group[];
};

/** Reads counters and aggregates their tickets. The cost grows with the tickets that wait, not with all tickets of the day. */
export function createFiguresReader(db: Db, tickets: Collection<TicketDocument>) {
  const counters = db.collection<CounterDocument>('counters');
  return readFigures({
    readCounters: async (_id) =>
      withGroups(tickets, await counters.aggregate<WithCalls>(withLatestCalls(_id)).toArray()),
    readWaiting: (counterId) => readWaiting(tickets, counterId),
    readTotals: createTotals(tickets).read,
  });
}

type Sources = {
  readCounters: (ids: Ids) => Promise<WithCalls[]>;
  readWaiting: (ids: Ids) => Promise<Map<number, WaitingTickets>>;
  readTotals: ReturnType<typeof createTotals>['read'];
};

/**
 * Reads the parts of figures, which change during the reads. Waiting tickets come last: a ticket that was stored before and no
 * longer waits then has left.
 */
export function readFigures({ readCounters, readTotals, readWaiting }: Sources) {
  return async (ids: readonly number[]): Promise<Map<number, Figures>> => {
    const found = await readCounters({ $in: [...ids] });
    const totals = await readTotals(found.map(counterRecord));
    const allWaiting = await readWaiting({ $in: found.map(({ _id }) => _id) });
    return new Map(
      found.map((each): [number, Figures] => {
        const { people = 0, stored = [] } = totals.get(each._id) ?? {};
        const waiting = allWaiting.get(each._id) ?? waitingTickets();
        const figures = figuresOf(each, { waiting, totalPax: people });
        const { counter } = figures;
        const pendingTickets = counter.pendingTickets.filter(
          (each) => !stored.includes(each.number),
        );
        const totalPax = people + peopleSince({ ...counter, pendingTickets }, waiting);
        return [each._id, { ...figures, counter: { ...counter, pendingTickets }, totalPax }];
      }),
    );
  };
}

/** The people of tickets that were stored after their counter was read. */
function peopleSince(counter: CounterRecord, { numbers, paxCounts }: WaitingTickets): number {
  const counted = countedNumbers(counter);
  return sum(paxCounts.filter((_, at) => !counted.has(numbers[at] ?? 0)));
}

/**
 * Reads an outline of figures, which derives the expensive parts of a long queue from its numbers: all numbers from the first
 * waiting one on count as waiting, with one person each. It reads a few documents, however many tickets wait.
 */
export function createOutlineReader(db: Db, tickets: Collection<TicketDocument>) {
  const counters = db.collection<CounterDocument>('counters');
  return async (counterId: number): Promise<Figures | undefined> => {
    const [first, [found]] = await Promise.all([
      tickets.findOne({ counterId, state: 'waiting' }, { sort: { number: 1 } }),
      counters
        .aggregate<WithCalls>(withLatestCalls({ $in: [counterId] }))
        .toArray()
        .then((found) => withGroups(tickets, found)),
    ]);
    if (!found) return undefined;
    const { lastNumber } = found;
    const waiting = waitingTickets();
    if (first) {
      for (let { number } = first; number <= lastNumber; number += 1) {
        append(waiting, { number, paxCount: 1, createdAt: first.createdAt });
      }
    }
    return figuresOf(found, { waiting, totalPax: lastNumber });
  };
}

function figuresOf(
  { calls, aside, reordered, groups = [], ...document }: WithCalls,
  { waiting, totalPax }: Pick<Figures, 'waiting' | 'totalPax'>,
): Figures {
  const counter = counterRecord(document);
  const current = Math.max(counter.current, ...calls.map(servedUpTo));
  for (const ticket of reordered) reorder(waiting, ticket);
  return {
    counter: { ...counter, current },
    waiting,
    people: sum(waiting.paxCounts),
    called: calls,
    groups,
    aside,
    totalPax,
  };
}

/** How many set-aside tickets are listed. */
const MAX_ASIDE = 50;

function withLatestCalls(_id: Ids) {
  const calls = {
    from: 'tickets',
    localField: '_id',
    foreignField: 'counterId',
    pipeline: [
      { $match: { state: 'called' } },
      { $sort: { number: -1 } },
      { $limit: LATEST_CALLS },
      { $project: CALL_FIELDS },
    ],
    as: 'calls',
  };
  const aside = {
    from: 'tickets',
    localField: '_id',
    foreignField: 'counterId',
    pipeline: [
      { $match: ASIDE },
      { $sort: { number: 1 } },
      { $limit: MAX_ASIDE },
      { $project: { _id: 0, number: 1, paxCount: 1, asideAt: 1, entries: 1 } },
    ],
    as: 'aside',
  };
  const reordered = {
    from: 'tickets',
    localField: '_id',
    foreignField: 'counterId',
    pipeline: [
      { $match: { state: 'waiting', sortKey: { $exists: true } } },
      { $project: { _id: 0, number: 1, sortKey: 1, waitsSince: 1 } },
    ],
    as: 'reordered',
  };
  return [{ $match: { _id } }, ...[calls, aside, reordered].map(($lookup) => ({ $lookup }))];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
