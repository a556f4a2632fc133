import type { Collection, Db } from 'mongodb';
import { type CounterDocument, type CounterRecord, counterRecord } from '../../queue-days/index.ts';
import { servedUpTo, type TicketDocument, type TicketRecord } from '../../tickets/index.ts';
import { createTotals } from './totals.ts';
import {
  append,
  reorder,
  type Waiting,
  type WaitingTickets,
  waitingTickets,
} from './waiting-tickets.ts';

export type Called = {
  number: number;
  paxCount: number;
  createdAt: Date;
  executedAt: Date;
} & Pick<TicketRecord, 'desk' | 'callFirst' | 'callAfter' | 'asideAt' | 'sortKey'>;

/** S-21: a called ticket that is kept aside. */
type AsideTicket = { number: number; paxCount: number; asideAt: Date };

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
  /** Smallest number first. */
  aside: readonly AsideTicket[];
  /** People of every ticket of the day. */
  totalPax: number;
};

/** Enough to know the pace of a queue (S-02). */
export const LATEST_CALLS = 21;

/** S-21: a waiting ticket that is called out of the order of the numbers. */
type Reordered = { number: number; sortKey: number; waitsSince?: Date };
type WithCalls = CounterDocument & {
  calls: Called[];
  aside: AsideTicket[];
  reordered: Reordered[];
};

/** Reads counters and what their tickets come to. What it reads grows with those who wait, not with those who came. */
export function createFiguresReader(db: Db, tickets: Collection<TicketDocument>) {
  const counters = db.collection<CounterDocument>('counters');
  const totals = createTotals(tickets);
  return async (ids: readonly number[]): Promise<Map<number, Figures>> => {
    const counterId = { $in: [...ids] };
    const [waiting, found] = await Promise.all([
      readWaiting(tickets, counterId),
      counters.aggregate<WithCalls>(withLatestCalls(counterId)).toArray(),
    ]);
    const pax = await totals.read(found.map(({ _id, lastNumber }) => ({ id: _id, lastNumber })));
    return new Map(
      found.map((each): [number, Figures] => [
        each._id,
        figuresOf(each, {
          waiting: waiting.get(each._id) ?? waitingTickets(),
          totalPax: pax.get(each._id) ?? 0,
        }),
      ]),
    );
  };
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
      counters.aggregate<WithCalls>(withLatestCalls({ $in: [counterId] })).toArray(),
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
  { calls, aside, reordered, ...document }: WithCalls,
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
    aside,
    totalPax,
  };
}

const CALL_FIELDS = {
  ...{ _id: 0, number: 1, paxCount: 1, createdAt: 1, executedAt: 1 },
  ...{ desk: 1, callFirst: 1, callAfter: 1, asideAt: 1, sortKey: 1 },
};

type Ids = { $in: number[] };

/** So many tickets that are kept aside are listed. */
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
    ...{ from: 'tickets', localField: '_id', foreignField: 'counterId' },
    pipeline: [
      { $match: { asideAt: { $exists: true }, checkedInAt: null } },
      { $sort: { number: 1 } },
      { $limit: MAX_ASIDE },
      { $project: { _id: 0, number: 1, paxCount: 1, asideAt: 1 } },
    ],
    as: 'aside',
  };
  const reordered = {
    ...{ from: 'tickets', localField: '_id', foreignField: 'counterId' },
    pipeline: [
      { $match: { state: 'waiting', sortKey: { $exists: true } } },
      { $project: { _id: 0, number: 1, sortKey: 1, waitsSince: 1 } },
    ],
    as: 'reordered',
  };
  return [{ $match: { _id } }, ...[calls, aside, reordered].map(($lookup) => ({ $lookup }))];
}

/** Tickets that are read with one trip; more of them would only wait in memory. */
const READ_SIZE = 2_000;

async function readWaiting(tickets: Collection<TicketDocument>, counterId: Ids) {
  const cursor = tickets
    .find({ counterId, state: 'waiting' }, { batchSize: READ_SIZE })
    .project<Waiting & { counterId: number }>({
      _id: 0,
      counterId: 1,
      number: 1,
      paxCount: 1,
      createdAt: 1,
    })
    .sort({ counterId: 1, number: 1 });
  const byCounter = new Map<number, WaitingTickets>();
  while (await cursor.hasNext()) {
    for (const ticket of cursor.readBufferedDocuments()) {
      const known = byCounter.get(ticket.counterId) ?? waitingTickets();
      append(known, ticket);
      byCounter.set(ticket.counterId, known);
    }
  }
  return byCounter;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
