import type { Collection } from 'mongodb';
import { seatRefusal } from '../rules/seats.ts';
import { createBatches } from './batches.ts';
import type { CounterDocument } from './counters.ts';
import type { Allocation, Ask, Conditions } from './line-up-steps.ts';
import { allocatingNumbers, allocatingSeats } from './number-allocation.ts';

type Item = Conditions & { ask: Ask };

const LOT = 100;
const GATHER_MS = 2;
const MAX_REMEMBERED = 1_000;

/** Allocates numbers: those who arrive together share one update of the counter. */
export function createAllocator(counters: Collection<CounterDocument>) {
  /** Numbers this process has made tickets of; the next update takes them off the pending list. */
  const done = new Map<number, Set<number>>();

  const allocate = createBatches<Item, Allocation>(
    async (counterId, items) => {
      const finished = [...(done.get(counterId) ?? [])];
      const after = await counters.findOneAndUpdate(
        { _id: counterId, closed: false, paused: false },
        [without(finished), ...allocating(items), quietWhenEmpty],
        { returnDocument: 'after', projection: { pending: 1, bookings: 1 } },
      );
      if (!after) return items.map(() => ({ kind: 'closed' }));
      forget(counterId, finished);
      const byUser = new Map(after.pending.map((pending) => [pending.userId, pending]));
      return items.map(({ ask, seats }) => {
        const pending = byUser.get(ask.userId);
        if (pending?.ticketId === ask.ticketId) return { kind: 'allocated', pending };
        if (pending) return { kind: 'pending' };
        return { kind: seatRefusal(after.bookings ?? [], ask, seats) ?? 'late' };
      });
    },
    { maxItems: LOT, gatherMs: GATHER_MS },
  );

  function forget(counterId: number, numbers: readonly number[]): void {
    const ofCounter = done.get(counterId);
    for (const number of numbers) ofCounter?.delete(number);
    if (ofCounter?.size === 0) done.delete(counterId);
  }

  return {
    allocate: (counterId: number, ask: Ask, conditions: Conditions) =>
      allocate(counterId, { ask, ...conditions }),
    noteDone(counterId: number, number: number): void {
      // Only a shortcut: what is forgotten here, the sweeper drops.
      if (done.size > MAX_REMEMBERED) done.clear();
      const ofCounter = done.get(counterId) ?? new Set();
      done.set(counterId, ofCounter.add(number));
    },
    async voidNumber(counterId: number, number: number): Promise<void> {
      const given = { $set: { voided: { $concatArrays: ['$voided', [number]] } } };
      const update = [without([number]), given, quietWhenEmpty];
      await counters.updateOne({ _id: counterId, 'pending.number': number }, update);
    },
    async dropPending(counterId: number, numbers: readonly number[]): Promise<void> {
      await counters.updateOne({ _id: counterId }, [without(numbers), quietWhenEmpty]);
      forget(counterId, numbers);
    },
  };
}

function without(numbers: readonly number[]) {
  const isLeft = { $not: [{ $in: ['$$this.number', numbers] }] };
  return { $set: { pending: { $filter: { input: '$pending', cond: isLeft } } } };
}

const quietWhenEmpty = {
  $set: { busy: { $cond: [{ $eq: ['$pending', []] }, '$$REMOVE', true] } },
};

/** Of a slot all ask for seats, of any other counter nobody does. */
function allocating(items: readonly Item[]) {
  return items.some(({ seats }) => seats !== null)
    ? allocatingSeats(items)
    : allocatingNumbers(items);
}
