import type { Collection } from 'mongodb';
import { byOrderOfCalls, type TicketDocument } from '../../tickets/index.ts';

/**
 * The tickets that wait at a counter, in the order of their calls. One array for each field holds plain numbers: a million
 * tickets take 33 MB, as objects 151 MB.
 */
export type WaitingTickets = {
  readonly numbers: number[];
  readonly paxCounts: number[];
  /** Milliseconds since the epoch. */
  readonly createdAt: number[];
  /** S-21: the sort keys of the few tickets that were put back; they replace the numbers in that order. */
  readonly sortKeys: Map<number, number>;
};
export type Waiting = { number: number; paxCount: number; createdAt: Date; sortKey?: number };

export function waitingTickets(tickets: readonly Waiting[] = []): WaitingTickets {
  const waiting: WaitingTickets = {
    numbers: [],
    paxCounts: [],
    createdAt: [],
    sortKeys: new Map(),
  };
  for (const ticket of tickets) append(waiting, ticket);
  return waiting;
}

/** Adds a ticket behind all others. */
export function append(waiting: WaitingTickets, { number, paxCount, createdAt }: Waiting): void {
  waiting.numbers.push(number);
  waiting.paxCounts.push(paxCount);
  waiting.createdAt.push(createdAt.getTime());
}

/** The ticket at a position; `undefined` behind the last one. */
export function ticketAt({ numbers, paxCounts, createdAt }: WaitingTickets, at: number) {
  const [number, paxCount, time] = [numbers[at], paxCounts[at], createdAt[at]];
  if (number === undefined || paxCount === undefined || time === undefined) return undefined;
  return { number, paxCount, createdAt: new Date(time) };
}

/** How many of the waiting tickets are called before a number. */
export function ticketsAhead(
  { numbers, sortKeys }: Pick<WaitingTickets, 'numbers' | 'sortKeys'>,
  number: number,
  sortKey = sortKeys.get(number) ?? number,
): number {
  const ticket = { number, sortKey };
  const isBefore = (other: number) =>
    byOrderOfCalls({ number: other, sortKey: sortKeys.get(other) ?? other }, ticket) < 0;
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(numbers[middle] ?? Number.POSITIVE_INFINITY)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function insertAt(waiting: WaitingTickets, at: number, ticket: Waiting): void {
  if (ticket.sortKey !== undefined) waiting.sortKeys.set(ticket.number, ticket.sortKey);
  if (at === waiting.numbers.length) {
    append(waiting, ticket);
    return;
  }
  waiting.numbers.splice(at, 0, ticket.number);
  waiting.paxCounts.splice(at, 0, ticket.paxCount);
  waiting.createdAt.splice(at, 0, ticket.createdAt.getTime());
}

export function removeAt(
  { numbers, paxCounts, createdAt, sortKeys }: WaitingTickets,
  at: number,
): void {
  sortKeys.delete(numbers[at] ?? 0);
  for (const field of [numbers, paxCounts, createdAt]) field.splice(at, 1);
}

/**
 * Moves a ticket that was read in the order of numbers to its place in the order of calls; it counts as waiting since
 * `waitsSince`.
 */
export function reorder(
  waiting: WaitingTickets,
  { number, sortKey, waitsSince }: { number: number; sortKey: number; waitsSince?: Date },
): void {
  const at = ticketsAhead(waiting, number);
  const known = ticketAt(waiting, at);
  if (known?.number !== number) return;
  removeAt(waiting, at);
  const ticket = { ...known, createdAt: waitsSince ?? known.createdAt, sortKey };
  insertAt(waiting, ticketsAhead(waiting, number, sortKey), ticket);
}

/** The ids of the counters to read. */
export type Ids = { $in: number[] };

/** How many tickets are read per round trip; more would only wait in memory. */
const READ_SIZE = 2_000;

/** Reads the waiting tickets of counters in the order of their numbers. */
export async function readWaiting(
  tickets: Collection<TicketDocument>,
  counterId: Ids,
): Promise<Map<number, WaitingTickets>> {
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
