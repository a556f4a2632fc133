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

/** S-21: a called ticket that is kept aside. */
type AsideTicket = { number: number; paxCount: number; asideAt: Date } & Pick<
  TicketRecord,
  'entries'
>;

/** A daily counter with everything that is derived from its tickets. */
export type Figures = {
  /** `current` already follows the latest call. */
  counter: CounterRecord;
  /** The next one first. */
  waiting: WaitingTickets;
  /** People of the waiting tickets. */
  people: number;
  /** The latest calls, newest first. */
  called: readonly Called[];
  /** The groups that desks show and that were called before all of these. */
  groups?: readonly Group[];
  /** Smallest number first. */
  aside: readonly AsideTicket[];
  /** People of every ticket of the day. */
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

/** Reads counters and what their tickets come to. What it reads grows with those who wait, not with those who came. */
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
 * Reads the parts of figures, which change meanwhile. Waiting tickets come last: a ticket that was stored before and does
 * not wait by then has left.
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

/** People of the tickets that were stored after their counter was read. */
function peopleSince(counter: CounterRecord, { numbers, paxCounts }: WaitingTickets): number {
  const counted = countedNumbers(counter);
  return sum(paxCounts.filter((_, at) => !counted.has(numbers[at] ?? 0)));
}

/**
 * Reads an outline of figures: what is expensive to read of a long queue is replaced by what its numbers say. All of them
 * from the first waiting one on count as waiting, each with one person. A few documents are read, however many wait.
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

/** How many tickets that are kept aside are listed. */
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
