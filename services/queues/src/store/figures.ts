import type { Collection, Db } from 'mongodb';
import { type CounterDocument, counterRecord } from './counters.ts';
import type { CounterRecord } from './records.ts';
import type { TicketDocument } from './tickets.ts';

type Waiting = { number: number; paxCount: number; createdAt: Date };
type Called = { number: number; paxCount: number; executedAt: Date };

/** A daily counter with everything that is derived from its tickets. */
export type Figures = {
  /** `current` already follows the latest call. */
  counter: CounterRecord;
  /** Smallest number first. */
  waiting: readonly Waiting[];
  /** The latest calls, newest first. */
  called: readonly Called[];
  /** People of every ticket of the day. */
  totalPax: number;
};

/** One more than the gaps that make an average (G-42). */
const LATEST_CALLS = 21;

/** Reads counters and counts their tickets, all of them in four queries. */
export function createFiguresReader(db: Db, tickets: Collection<TicketDocument>) {
  const counters = db.collection<CounterDocument>('counters');
  return async (ids: readonly number[]): Promise<Map<number, Figures>> => {
    const counterId = { $in: [...ids] };
    const [waiting, called, pax, found] = await Promise.all([
      readWaiting(tickets, counterId),
      readCalled(tickets, counterId),
      readPax(tickets, counterId),
      counters.find({ _id: counterId }).toArray(),
    ]);
    const figures = found.map((document): [number, Figures] => {
      const counter = counterRecord(document);
      const calls = called.get(counter.id) ?? [];
      const current = Math.max(counter.current, calls[0]?.number ?? 0);
      return [
        counter.id,
        {
          counter: { ...counter, current },
          waiting: waiting.get(counter.id) ?? [],
          called: calls,
          totalPax: pax.get(counter.id) ?? 0,
        },
      ];
    });
    return new Map(figures);
  };
}

type Ids = { $in: number[] };

async function readWaiting(tickets: Collection<TicketDocument>, counterId: Ids) {
  const found = await tickets
    .find({ counterId, state: 'waiting' })
    .project<Waiting & { counterId: number }>({
      _id: 0,
      counterId: 1,
      number: 1,
      paxCount: 1,
      createdAt: 1,
    })
    .sort({ counterId: 1, number: 1 })
    .toArray();
  const byCounter = new Map<number, Waiting[]>();
  for (const { counterId: id, ...waiting } of found) {
    const known = byCounter.get(id);
    if (known) known.push(waiting);
    else byCounter.set(id, [waiting]);
  }
  return byCounter;
}

async function readCalled(tickets: Collection<TicketDocument>, counterId: Ids) {
  const latest = {
    $topN: {
      n: LATEST_CALLS,
      sortBy: { number: -1 },
      output: { number: '$number', paxCount: '$paxCount', executedAt: '$executedAt' },
    },
  };
  const found = tickets.aggregate<{ _id: number; calls: Called[] }>([
    { $match: { counterId, state: 'called' } },
    { $group: { _id: '$counterId', calls: latest } },
  ]);
  return new Map((await found.toArray()).map(({ _id, calls }) => [_id, calls]));
}

async function readPax(tickets: Collection<TicketDocument>, counterId: Ids) {
  const sums = tickets.aggregate<{ _id: number; people: number }>([
    { $match: { counterId } },
    { $group: { _id: '$counterId', people: { $sum: '$paxCount' } } },
  ]);
  return new Map((await sums.toArray()).map(({ _id, people }) => [_id, people]));
}
