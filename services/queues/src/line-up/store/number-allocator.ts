import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, backOffMs, createBatches } from '@turno/kit';
import type { Collection } from 'mongodb';
import type { CounterDocument, PendingTicket, Revisions } from '../../queue-days/index.ts';
import type { AllowanceSlot, FirstWait, TicketRecord } from '../../tickets/index.ts';
import { assignNumbers, type Verdict } from '../rules/assign-numbers.ts';
import { type Day, newTicket, type SlottedTicket, ticketDocument } from './new-ticket.ts';
import type { Collections } from './number-batch.ts';
import { createSequences, pathOf } from './sequences.ts';

export type NumberRequest = Omit<PendingTicket, 'number'>;
export type Allocation =
  | {
      kind: 'allocated';
      pending: PendingTicket;
      /** The number's ticket, if it was inserted in the same command. */
      ticket?: TicketRecord;
    }
  /** Closed or paused: the condition of the update. */
  | { kind: 'closed' }
  /** The deadline of the passes' hold is over, so no number may be issued with them. */
  | { kind: 'late' }
  | Exclude<Verdict<PendingTicket>, { kind: 'allocated' }>;

export type Conditions = {
  /** The number of seats of a slot; `null` if seats are not counted. */
  seats: number | null;
  /** The revisions by which this request was judged; absent accepts the newest (S-10). */
  revisions?: Revisions;
  /** The wait of a number's holder, in seconds; people who join together each wait behind those before. */
  waitOf?: ((number: number) => FirstWait) | undefined;
  /** The deadline for issuing a number, by the database's clock; `null` for none. */
  before: Date | null;
  /** Whether to issue the number even if the counter is closed or paused. */
  isWaitingHere?: boolean;
  /** The allowance slot in which to insert the ticket; absent if it is inserted separately. */
  insertAs?: { day: Day; slots: AllowanceSlot };
};

type Item = Conditions & { request: NumberRequest };

const BATCH_SIZE = 100;
const GATHER_MS = 2;
const MAX_REMEMBERED = 1_000;
/** How often other processes may be faster in a row. */
const TRIES = 50;

/** Allocates numbers and inserts their tickets: requests that arrive together share one command. */
export function createNumberAllocator({ counters, tickets }: Collections) {
  const sequences = createSequences({ counters, tickets });
  const done = createDone();

  async function allocateBatch(counterId: number, items: readonly Item[]): Promise<Allocation[]> {
    const { before = null, isWaitingHere = false } = items[0] ?? {};
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      // The first retry only reads what this process did not know, so it does not wait.
      if (attempt > 1) await wait(backOffMs(attempt - 2));
      const cached = sequences.cached(counterId);
      const sequence = cached ?? (await sequences.read(counterId, isWaitingHere));
      if (!sequence) return items.map(() => ({ kind: 'closed' }));
      const assignment = assignNumbers(sequence, items);
      // A rejection is never decided by cached state.
      const isSure = !cached || assignment.verdicts.every(({ kind }) => kind === 'allocated');
      // A sequence older than the newest ticket would issue that number again; the write is rejected, and the sequence read
      // again.
      const finished = done.of(counterId).filter((number) => number <= sequence.lastNumber);
      const placed = before ? [] : placedTickets(assignment.fresh, items);
      const documents = placed.map(ticketDocument);
      const change = { assignment, finished, before, isWaitingHere, documents };
      const inserted = isSure ? await sequences.write(counterId, sequence, change) : null;
      if (inserted !== null) {
        if (assignment.fresh.length > 0) done.invalidate(counterId, finished);
        return withTickets(assignment.verdicts, placed.slice(0, inserted));
      }
      sequences.invalidate(counterId);
      const isLate = before && isSure && isSame(sequence, await sequences.read(counterId));
      if (isLate) return items.map(() => ({ kind: 'late' }));
    }
    throw new ApiError('service_unavailable');
  }

  const allocate = createBatches<Item, Allocation>(
    async (counterId, items) => {
      // A number with passes has a deadline of its own, so it is issued separately.
      const timed = items.filter(({ before }) => before !== null);
      const untimed = items.filter(({ before }) => before === null);
      const others = Map.groupBy(untimed, ({ isWaitingHere = false }) => isWaitingHere);
      const found = new Map<Item, Allocation>();
      for (const batch of [...others.values(), ...timed.map((item) => [item])]) {
        const verdicts = await allocateBatch(counterId, batch);
        for (const [index, item] of batch.entries()) {
          const verdict = verdicts[index];
          if (verdict) found.set(item, verdict);
        }
      }
      return items.flatMap((item) => found.get(item) ?? []);
    },
    { maxItems: BATCH_SIZE, gatherMs: GATHER_MS },
  );

  return {
    allocate: (counterId: number, request: NumberRequest, conditions: Conditions) =>
      allocate(counterId, { request, ...conditions }),
    recordDone: done.record,
    ...maintenance({ counters, sequences, done }),
  };
}

type Version = { lastNumber: number; fence: Revisions };

/** Whether everything that a write of the sequence depends on is unchanged. */
function isSame(before: Version, after: Version | null): boolean {
  return (
    after?.lastNumber === before.lastNumber &&
    after.fence.settings === before.fence.settings &&
    after.fence.hours === before.fence.hours
  );
}

/** The tickets of new numbers whose allowance slot is known. */
function placedTickets(fresh: readonly PendingTicket[], items: readonly Item[]): SlottedTicket[] {
  const requests = new Map(items.map(({ request, insertAs }) => [request.ticketId, insertAs]));
  return fresh.flatMap((pending) => {
    const request = requests.get(pending.ticketId);
    if (!request) return [];
    const { allowance, until } = pending;
    return [{ ticket: newTicket(request.day, pending), allowance, until, slots: request.slots }];
  });
}

function withTickets(
  verdicts: readonly Verdict<PendingTicket>[],
  inserted: readonly SlottedTicket[],
): Allocation[] {
  const tickets = new Map(inserted.map(({ ticket }) => [ticket.id, ticket]));
  return verdicts.map((verdict) => {
    const ticket = verdict.kind === 'allocated' && tickets.get(verdict.pending.ticketId);
    return ticket ? { ...verdict, ticket } : verdict;
  });
}

type Parts = {
  counters: Collection<CounterDocument>;
  sequences: ReturnType<typeof createSequences>;
  done: ReturnType<typeof createDone>;
};

/** The maintenance of allocated numbers. */
function maintenance({ counters, sequences, done }: Parts) {
  return {
    async voidNumber(counterId: number, number: number): Promise<void> {
      sequences.invalidate(counterId);
      const given = { $set: { voided: { $concatArrays: ['$voided', [number]] } } };
      const isPending = { [pathOf(number)]: { $exists: true } };
      const update = [...without([number]), given, quietWhenEmpty];
      await counters.updateOne({ _id: counterId, ...isPending }, update);
    },
    /**
     * Moves a counter past the numbers of stored tickets if it is behind them, as after a restore; otherwise it would allocate
     * them again.
     */
    async catchUp(counterId: number, highest: number): Promise<void> {
      sequences.invalidate(counterId);
      await counters.updateOne({ _id: counterId }, { $max: { lastNumber: highest } });
    },
    async dropPending(counterId: number, numbers: readonly number[]): Promise<void> {
      sequences.invalidate(counterId);
      await counters.updateOne({ _id: counterId }, [...without(numbers), quietWhenEmpty]);
      done.invalidate(counterId, numbers);
    },
  };
}

/** Numbers whose tickets this process has created: the next update of their counter removes them from the pending list. */
function createDone() {
  const numbers = new Map<number, Set<number>>();
  return {
    of: (counterId: number): number[] => [...(numbers.get(counterId) ?? [])],
    record(counterId: number, number: number): void {
      // Only an optimisation: the sweeper drops the numbers that are missing here.
      if (numbers.size > MAX_REMEMBERED) numbers.clear();
      const ofCounter = numbers.get(counterId) ?? new Set();
      numbers.set(counterId, ofCounter.add(number));
    },
    invalidate(counterId: number, some: readonly number[]): void {
      const ofCounter = numbers.get(counterId);
      for (const number of some) ofCounter?.delete(number);
      if (ofCounter?.size === 0) numbers.delete(counterId);
    },
  };
}

function without(numbers: readonly number[]) {
  return numbers.length > 0 ? [{ $unset: numbers.map(pathOf) }] : [];
}

const quietWhenEmpty = {
  $set: { hasPendingTickets: { $cond: [{ $eq: ['$pendingTickets', {}] }, '$$REMOVE', true] } },
};
